import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  noMoveOfOne: {
    ka: 'საგანს „{subject}“ არ აქვს სხვა ჯგუფი, რომელიც ცხრილს ერგება.',
    en: '{subject} has no other group that fits.',
  },
  fitsIfMoved: {
    ka: 'ჩაჯდება, თუ „{subject}“ გადავა.',
    en: 'Fits if {subject} moves.',
  },
  fitsIfBothMoved: {
    ka: 'ჩაჯდება, თუ „{subject}“ და „{other}“ გადავა.',
    en: 'Fits if {subject} and {other} move.',
  },
  noMove: {
    ka: 'ერთი ან ორი საგნის სხვა ჯგუფში გადატანაც ვერ უშველის.',
    en: 'Moving one or two of your subjects makes no room either.',
  },
})
