import { catalogue } from '#web/i18n/catalogue.ts'

/** Of the screens that are not there. */
export const missingWords = catalogue({
  notFound: { ka: 'გვერდი ვერ მოიძებნა', en: 'Page not found' },
  didYouMean: {
    ka: 'ამ მისამართზე გვერდი არ არის. შესაძლოა, ეძებთ:',
    en: 'There is no page at this address. Did you mean:',
  },
  notFoundText: {
    ka: 'ამ მისამართზე გვერდი არ არის. შეამოწმეთ მისამართი ან დაიწყეთ მთავარი გვერდიდან.',
    en: 'There is no page at this address. Check the address or start from the home page.',
  },
})
