import { catalogue } from '#web/i18n/catalogue.ts'

/** Apart from the words of the other fields: the log-in page loads with them. */
export const passwordWords = catalogue({
  showPassword: { ka: 'პაროლის ჩვენება', en: 'Show password' },
  hidePassword: { ka: 'პაროლის დამალვა', en: 'Hide password' },
})
