import { catalogue } from '#web/i18n/catalogue.ts'

export const newsWords = catalogue({
  nothingNew: { ka: 'ახალი ცვლილებები არ არის.', en: 'Nothing new.' },
  moreNews: { ka: 'და კიდევ {count}', en: 'and {count} more' },
})
