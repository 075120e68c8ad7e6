import { catalogue } from '#web/i18n/catalogue.ts'

export const localeWords = catalogue({
  openedIn: {
    ka: 'პორტალი თქვენი სწავლის ენაზე გაიხსნა.',
    en: 'The portal opens in the language of your studies.',
  },
  // Always in the language that it offers.
  continueInGeorgian: { ka: 'გაგრძელება ქართულად', en: 'გაგრძელება ქართულად' },
  continueInEnglish: { ka: 'Continue in English', en: 'Continue in English' },
})
