import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  find: { ka: 'საგანი ან კოდი', en: 'Subject or code' },
  clear: { ka: 'ძიების გასუფთავება', en: 'Clear the search' },
})
