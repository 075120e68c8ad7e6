import { catalogue } from '#web/i18n/catalogue.ts'

/** The text beside a failure of the server. */
export const attemptWords = catalogue({
  nothingLost: {
    ka: 'რაც შეიყვანეთ, აქ რჩება. ღილაკს ხელახლა დააჭირეთ: მოქმედება ორჯერ არ შესრულდება.',
    en: 'What you entered stays here. Press the button again: nothing is done twice.',
  },
})
