import { catalogue } from '#web/i18n/catalogue.ts'

export const leftOutWords = catalogue({
  leftOut: { ka: 'უფლების გარეშე არ ჩანს: {parts}', en: 'Not shown without permission: {parts}' },
  money: { ka: 'გადახდები და ვალი', en: 'payments and debts' },
  loans: { ka: 'ბიბლიოთეკის წიგნები', en: 'library loans' },
  health: { ka: 'ჯანმრთელობის მონაცემები', en: 'health data' },
  visits: { ka: 'ვიზიტები', en: 'visits' },
  appeals: { ka: 'აპელაციები', en: 'appeals' },
  studies: { ka: 'შეფასებები', en: 'evaluations' },
})
