import { catalogue } from '#web/i18n/catalogue.ts'

/** Apart from `words.ts`, because most screens have no pager. */
export const pagerWords = catalogue({
  pages: { ka: 'გვერდები', en: 'Pages' },
  shownOf: { ka: '{from}–{to}, სულ {total}', en: '{from}–{to} of {total}' },
  earlier: { ka: 'წინა გვერდი', en: 'Previous page' },
  later: { ka: 'შემდეგი გვერდი', en: 'Next page' },
})
