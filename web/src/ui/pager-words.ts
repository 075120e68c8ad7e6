import { catalogue } from '#web/i18n/catalogue.ts'

/** What only lists of several pages, and files, say: most screens have neither. */
export const pagerWords = catalogue({
  pages: { ka: 'გვერდები', en: 'Pages' },
  shownOf: { ka: '{from}–{to}, სულ {total}', en: '{from}–{to} of {total}' },
  earlier: { ka: 'წინა გვერდი', en: 'Previous page' },
  later: { ka: 'შემდეგი გვერდი', en: 'Next page' },
})
