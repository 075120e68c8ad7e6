import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  noMoveOfOne: {
    ka: 'საგანს „{subject}“ არ აქვს სხვა ჯგუფი, რომელიც ცხრილს ერგება.',
    en: '{subject} has no other group that fits.',
  },
  fitsIfMoved: {
    ka: 'ცხრილს მოერგება, თუ „{subject}“ სხვა ჯგუფში გადავა.',
    en: 'Fits if {subject} moves.',
  },
  fitsIfBothMoved: {
    ka: 'ცხრილს მოერგება, თუ „{subject}“ და „{other}“ სხვა ჯგუფებში გადავა.',
    en: 'Fits if {subject} and {other} move.',
  },
  noMove: {
    ka: 'ერთი ან ორი საგნის სხვა ჯგუფში გადატანა ვერ დაგეხმარებათ.',
    en: 'Moving one or two of your subjects makes no room either.',
  },
})
