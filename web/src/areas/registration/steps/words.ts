import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  steps: { ka: 'რეგისტრაციის ეტაპები', en: 'Registration steps' },
  stepNow: { ka: 'თქვენთვის ღიაა {when}', en: 'Open to you until {when}' },
  stepSoon: { ka: 'თქვენთვის იხსნება: {when}', en: 'Opens to you on {when}' },
  stepOver: { ka: 'თქვენთვის დასრულდა', en: 'Over for you' },
  stepDone: {
    ka: 'ეტაპი შესრულებულია: რეგისტრირებული ხართ {ects} კრედიტზე.',
    en: 'This step is done for you: you are registered for {ects} credits.',
  },
  stepMissing: {
    ka: 'რეგისტრირებული ხართ {ects} კრედიტზე; მინიმუმამდე გაკლიათ {count}.',
    en: 'You are registered for {ects} credits; {count} more are needed for the minimum.',
  },
  stepNothingYet: {
    ka: 'ჯერ არცერთ საგანზე არ ხართ რეგისტრირებული.',
    en: 'You are not registered for any subject yet.',
  },
  stepUnplanned: { ka: 'თარიღები ჯერ დადგენილი არ არის', en: 'No dates set yet' },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
  toPreRegistration: { ka: 'წინასწარ რეგისტრაციაზე გადასვლა', en: 'Go to pre-registration' },
  noSteps: {
    ka: 'რეგისტრაციის ეტაპები ჯერ არ გამოცხადებულა.',
    en: 'The registration steps have not been announced yet.',
  },
})
