import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  phoneMissing: {
    ka: 'თქვენი ტელეფონის ნომერი მითითებული არ არის',
    en: 'Your phone number is missing',
  },
  phoneMissingText: {
    ka: 'დადასტურების კოდი ტელეფონზე იგზავნება. ჯერ დაამატეთ ნომერი.',
    en: 'The confirmation code is sent to your phone. Add the number first.',
  },
  addPhone: { ka: 'ნომრის დამატება', en: 'Add a phone number' },
})
