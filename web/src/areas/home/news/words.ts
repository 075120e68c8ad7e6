import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  newSchedule: { ka: 'ცხრილი', en: 'Schedule' },
  newExams: { ka: 'გამოცდები', en: 'Exams' },
  newMarks: { ka: 'შეფასებები', en: 'Evaluations' },
  newCalendar: { ka: 'კალენდარი', en: 'Calendar' },
})
