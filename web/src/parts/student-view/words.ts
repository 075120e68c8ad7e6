import { catalogue } from '#web/i18n/catalogue.ts'

export const leftOutWords = catalogue({
  leftOut: { ka: 'უფლების გარეშე არ ჩანს: {parts}', en: 'Not shown without permission: {parts}' },
  money: { ka: 'გადახდები და დავალიანება', en: 'payments and debts' },
  loans: { ka: 'ბიბლიოთეკის წიგნები', en: 'library loans' },
  health: { ka: 'ჯანმრთელობის მონაცემები', en: 'health data' },
  visits: { ka: 'ვიზიტები ხელშეკრულებისთვის', en: 'visits for the contract' },
  appeals: { ka: 'აპელაციების პასუხები', en: 'answers to appeals' },
  studies: { ka: 'შეფასებები', en: 'marks' },
})
