import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  staff: { ka: 'თანამშრომლები', en: 'Staff' },
  skip: { ka: 'შიგთავსზე გადასვლა', en: 'Skip to the content' },
  sections: { ka: 'განყოფილებები', en: 'Sections' },
  more: { ka: 'მეტი', en: 'More' },
  signOut: { ka: 'გასვლა', en: 'Sign out' },
  notFound: { ka: 'გვერდი ვერ მოიძებნა', en: 'Page not found' },
  notFoundText: {
    ka: 'ასეთი გვერდი არ არსებობს. შესაძლოა, მისამართი არასწორია.',
    en: 'There is no page at this address. Check the address.',
  },
  toHome: { ka: 'მთავარ გვერდზე გადასვლა', en: 'Go to the home page' },
  failed: { ka: 'გვერდი ვერ გაიხსნა', en: 'This page could not be opened' },
})
