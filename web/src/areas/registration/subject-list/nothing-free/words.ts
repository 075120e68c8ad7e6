import { catalogue } from '#web/i18n/catalogue.ts'

/** Why nothing can be taken, and what leads on. */
export const nothingFreeWords = catalogue({
  nothingFree: { ka: 'ახალ საგანს ვეღარ დაამატებთ.', en: 'No subject can be taken now.' },
  nothingFreeText: {
    ka: 'მიზეზები და საგნების რაოდენობა:',
    en: 'The reasons, and for how many subjects:',
  },
  nothingFreeCredits: {
    ka: 'კრედიტების ლიმიტი თითქმის ამოიწურა: სხვა საგნის ასარჩევად ჯერ რომელიმე ადგილი უნდა დათმოთ.',
    en: 'Your credits are almost used up: to take another subject, drop one first.',
  },
  creditsLeft: {
    ka: 'ამ სემესტრში {of} კრედიტიდან დარჩენილია {left}.',
    en: '{left} of {of} credits left this semester.',
  },
  creditsLeftOfYear: {
    ka: 'ამ სასწავლო წელს {of} კრედიტიდან დარჩენილია {left}.',
    en: '{left} of {of} credits left this academic year.',
  },
  nothingLeft: { ka: 'ასარჩევი აღარაფერია.', en: 'There is nothing left to take.' },
  nothingLeftText: {
    ka: 'ღია ეტაპის ყველა საგანი უკვე ჩაბარებული ან არჩეული გაქვთ.',
    en: 'You have passed or registered for every subject of the open step.',
  },
  credits: { ka: 'სხვა საგნის ნაცვლად', en: 'Swap for another subject' },
})
