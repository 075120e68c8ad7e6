import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of the fields for a date and for a time. */
export const dateWords = catalogue({
  dateOrder: { ka: 'დდ.თთ.წწწწ', en: 'dd.mm.yyyy' },
  unreadDate: { ka: 'ჩაწერეთ თარიღი ასე: 5.12.2026', en: 'Write the date like this: 5.12.2026' },
  unreadTime: { ka: 'ჩაწერეთ დრო ასე: 14:30', en: 'Write the time like this: 14:30' },
  openCalendar: { ka: 'კალენდარი: {label}', en: 'Calendar: {label}' },
  previousMonth: { ka: 'წინა თვე', en: 'Previous month' },
  nextMonth: { ka: 'შემდეგი თვე', en: 'Next month' },
  months: { ka: 'თვეები', en: 'Months' },
  today: { ka: 'დღეს', en: 'today' },
  selected: { ka: 'არჩეულია', en: 'selected' },
})
