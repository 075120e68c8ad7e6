import { catalogue } from '#web/i18n/catalogue.ts'

/** A subject that is taken in place of a registered one. */
export const dropWords = catalogue({
  drops: { ka: 'რომელი საგნის ნაცვლად აირჩევთ?', en: 'In place of which subject?' },
  dropsText: {
    ka: 'ძველი ადგილი თქვენია, სანამ ახალს დაადასტურებთ.',
    en: 'The old seat stays yours until you confirm the new one.',
  },
  dropsTo: { ka: '{freed} → {sum} / {maximum}', en: '{freed} → {sum} / {maximum}' },
  allDrops: { ka: 'ყველას ჩვენება ({count})', en: 'Show all ({count})' },
  inPlaceOf: {
    ka: 'საგნის „{subject}“ ({ects} კრედიტი) ნაცვლად',
    en: 'In place of {subject}, {ects} credits',
  },
})
