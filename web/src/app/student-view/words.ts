import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  banner: { ka: 'პორტალი სტუდენტის თვალით', en: 'The portal as the student sees it' },
  as: { ka: 'პორტალს ხედავს {name}', en: 'What {name} sees' },
  readOnly: { ka: 'მხოლოდ ნახვა', en: 'View only' },
  covered: {
    ka: 'სტუდენტს გვერდს უფარავს ფანჯარა „{duty}“',
    en: 'The student’s page is covered by “{duty}”',
  },
  timeLeft: { ka: 'დარჩა {time}', en: '{time} left' },
  lastMinute: { ka: 'ნახვა ერთ წუთში დასრულდება.', en: 'The view ends in one minute.' },
  end: { ka: 'დასრულება', en: 'End' },
})
