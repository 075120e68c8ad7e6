import { catalogue } from '#web/i18n/catalogue.ts'

export const localeWords = catalogue({
  openedIn: {
    ka: 'პორტალი თქვენი სწავლის ენაზე გაიხსნა.',
    en: 'The portal opens in the language of your studies.',
  },
  // In the other language, as the switch is.
  continueIn: { ka: 'Continue in English', en: 'გაგრძელება ქართულად' },
})
