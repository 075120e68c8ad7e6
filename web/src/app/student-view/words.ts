import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  banner: { ka: 'პორტალი სტუდენტის თვალით', en: 'The portal as the student sees it' },
  readOnly: { ka: 'მხოლოდ ნახვა, სტუდენტის თვალით', en: 'View only, as the student sees it' },
  covered: {
    ka: 'სტუდენტს გვერდს უფარავს: „{duty}“',
    en: 'The student sees over it: “{duty}”',
  },
  timeLeft: { ka: 'დარჩა {time}', en: '{time} left' },
  lastMinute: { ka: 'ნახვა ერთ წუთში დასრულდება.', en: 'The view ends in one minute.' },
  end: { ka: 'დასრულება', en: 'End' },
})
