import { catalogue } from '#web/i18n/catalogue.ts'

/** Apart from the words of every page: few screens need it. */
export const notFoundWords = catalogue({
  notFound: { ka: 'გვერდი ვერ მოიძებნა', en: 'Page not found' },
  wrongAddress: {
    ka: 'ასეთი გვერდი არ არსებობს. შესაძლოა, მისამართი არასწორია.',
    en: 'There is no page at this address. Check the address.',
  },
})
