import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  onlineBooks: { ka: 'ელექტრონული წიგნები', en: 'Online books' },
  noneOnline: {
    ka: 'ელექტრონული წიგნები ჯერ არ დამატებულა. დაბეჭდილი წიგნის გვერდების სკანი ბიბლიოთეკაში შეგიძლიათ შეუკვეთოთ.',
    en: 'There are no online books yet. You can order scans of printed books from the library.',
  },
  onlyForSubject: {
    ka: 'საგნის სტუდენტებისთვის: {subject}',
    en: 'Only for students of {subject}',
  },
  read: { ka: 'წაკითხვა', en: 'Read' },
  readOf: { ka: 'წაკითხვა: {title}', en: 'Read: {title}' },
  download: { ka: 'ჩამოტვირთვა', en: 'Download' },
  downloadOf: { ka: 'ჩამოტვირთვა: {title}', en: 'Download: {title}' },
  ofSubject: { ka: 'საგანი: {subject}', en: 'For {subject}' },
})
