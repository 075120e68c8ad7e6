import { catalogue } from '#web/i18n/catalogue.ts'

export const bookWords = catalogue({
  search: { ka: 'სათაური, ავტორი ან ISBN', en: 'Title, author or ISBN' },
  pages: { ka: '{count} გვ.', en: '{count} pp.' },
  noneFound: {
    ka: 'ასეთი წიგნი ვერ მოიძებნა. სცადეთ სათაურის ან ავტორის სხვა სიტყვა, ან ISBN.',
    en: 'No book was found. Try another word of the title or the author, or the ISBN.',
  },
  tooMany: {
    ka: 'ბევრი წიგნი მოიძებნა; ნაჩვენებია პირველი {count}. დააზუსტეთ ძიება.',
    en: 'Many books were found; the first {count} are listed. Type more to narrow it down.',
  },
})
