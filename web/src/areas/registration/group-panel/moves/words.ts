import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  noMoveOfOne: {
    ka: 'საგანს „{subject}“ არ აქვს სხვა ჯგუფი, რომელიც ცხრილს ერგება.',
    en: '{subject} has no other group that fits.',
  },
  noMove: {
    ka: 'ერთი ან ორი საგნის სხვა ჯგუფში გადატანაც ვერ უშველის.',
    en: 'Moving one or two of your subjects makes no room either.',
  },
})
