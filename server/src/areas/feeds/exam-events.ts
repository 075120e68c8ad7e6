import { addMinutes } from '#rules/time/clock.ts'
import { localize, formatPhrase, type Locale } from '#rules/text/locale.ts'
import type { SeenExams } from '#server/areas/exams/sql.ts'
import type { CalendarEvent } from './icalendar.ts'
import { words } from './words.ts'

/** One event for each exam. */
export const listExamEvents = ({ exams }: SeenExams, locale: Locale): CalendarEvent[] =>
  exams.map((exam) => {
    const subject = localize(exam, 'subject', locale)
    return {
      uid: `exam-${exam.examScheduleID}`,
      title: formatPhrase(words.exam, locale, { type: localize(exam, 'examType', locale), subject }),
      start: { date: exam.date, time: exam.start },
      end: addMinutes(exam.date, exam.start, exam.duration),
      location: exam.room ?? formatPhrase(words.distance, locale),
      notes: exam.seat === null ? [] : [formatPhrase(words.seat, locale, { seat: exam.seat })],
    }
  })
