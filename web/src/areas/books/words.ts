import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  onlineBooks: { ka: 'ელექტრონული წიგნები', en: 'Online books' },
  noneOnline: {
    ka: 'ელექტრონული წიგნები ჯერ არ დამატებულა. დაბეჭდილი წიგნის გვერდების სკანი ბიბლიოთეკაში შეგიძლიათ შეუკვეთოთ.',
    en: 'There are no online books yet. You can order scans of printed books from the library.',
  },
  onlyForSubject: {
    ka: 'კითხულობენ მხოლოდ ისინი, ვინც გადის ან გაიარა საგანი „{subject}“.',
    en: 'Only for students who take or have taken “{subject}”.',
  },
  ofSubject: { ka: 'საგანი: {subject}', en: 'For {subject}' },
})
