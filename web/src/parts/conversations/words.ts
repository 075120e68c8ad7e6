import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  writeToLecturer: { ka: 'ლექტორისთვის მიწერა', en: 'Write to the lecturer' },
})
