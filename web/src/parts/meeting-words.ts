import { catalogue } from '#web/i18n/catalogue.ts'

/** The words that home needs, apart from the others: its first load stays small. */
export const meetingWords = catalogue({
  distance: { ka: 'დისტანციური', en: 'Distance' },
  groupOf: { ka: 'ჯგუფი {group}', en: 'group {group}' },
  tomorrow: { ka: 'ხვალ', en: 'Tomorrow' },
})
