import { catalogue } from '#web/i18n/catalogue.ts'

/** The titles of the confirmation. */
export const confirmWords = catalogue({
  registerFor: { ka: 'დარეგისტრირდებით საგანზე „{subject}“?', en: 'Register for {subject}?' },
  registerAgainFor: {
    ka: 'ხელახლა დარეგისტრირდებით საგანზე „{subject}“?',
    en: 'Register again for {subject}?',
  },
  exchangeFor: {
    ka: 'შევცვალოთ საგანი „{old}“ საგნით „{subject}“?',
    en: 'Exchange {old} for {subject}?',
  },
})
