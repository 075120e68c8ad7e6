import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of `MovedSubjects`. */
export const movedWords = catalogue({
  movedForIt: {
    ka: 'ამ ადგილის გამო სხვა საგნის ჯგუფიც შეიცვალა და შეცვლილი დარჩება:',
    en: 'For this seat another subject changed its group, and it stays changed:',
  },
  movedFromTo: { ka: 'ჯგუფი: {from} → {to}', en: 'Group: {from} → {to}' },
  movedAndFull: {
    ka: 'ჯგუფი: {from} → {to}. ჯგუფში {from} ადგილი აღარ არის.',
    en: 'Group: {from} → {to}. Group {from} has no free seat now.',
  },
  alsoBack: { ka: 'წინა ჯგუფის აღდგენაც', en: 'Put it back into its former group' },
})
