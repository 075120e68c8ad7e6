import { catalogue } from '#web/i18n/catalogue.ts'

/** Of the screens that are not there. */
export const missingWords = catalogue({
  notOpenYet: {
    ka: 'ეს განყოფილება ჯერ მზად არ არის',
    en: 'This section is not available yet',
  },
  meanwhile: { ka: 'სანამ განყოფილება გაიხსნება', en: 'Until it opens' },
  payments: { ka: 'გადახდის ვადები', en: 'Payment dates' },
  noPayments: {
    ka: 'კალენდარში გადახდის ახალი ვადა ჯერ არ არის.',
    en: 'The calendar has no further payment date yet.',
  },
  askAboutFee: {
    ka: 'თანხას და გადახდის წესს გეტყვით თქვენი სკოლის დეპარტამენტი: {school}.',
    en: 'For the amount and how to pay, ask your school department: {school}.',
  },
  askDepartment: {
    ka: 'შეკითხვით მიმართეთ თქვენი სკოლის დეპარტამენტს: {school}.',
    en: 'Ask your school department: {school}.',
  },
  notFound: { ka: 'გვერდი ვერ მოიძებნა', en: 'Page not found' },
  didYouMean: {
    ka: 'ამ მისამართზე გვერდი არ არსებობს. შესაძლოა, ეძებთ:',
    en: 'There is no page at this address. Did you mean:',
  },
  notFoundText: {
    ka: 'ამ მისამართზე გვერდი არ არსებობს. შეამოწმეთ მისამართი ან დაიწყეთ მთავარი გვერდიდან.',
    en: 'There is no page at this address. Check the address or start from the home page.',
  },
})
