import { localized, say, type Locale } from '#rules/locale.ts'
import { academicYear, documentsDue } from '#server/areas/calendar/sql.ts'
import { examsOf } from '#server/areas/exams/sql.ts'
import type { Connection } from '#server/db/open.ts'
import type { CalendarEvent } from './icalendar.ts'
import { words } from './words.ts'

/** Kinds of the academic calendar by which something must be done. */
const isDue: ReadonlySet<string> = new Set(['registration', 'payment', 'deadline'])

/** Takes a student and a language; gives what she has to do by a day: of the year, and of her own. */
export const deadlineEvents = async (
  db: Connection,
  studentID: number,
  locale: Locale,
): Promise<CalendarEvent[]> => {
  const [year, documents, exams] = await Promise.all([
    academicYear(db, studentID),
    documentsDue(db, studentID),
    examsOf(db, studentID),
  ])
  const onDay = (uid: string, title: string, date: string) => ({
    uid,
    title,
    start: { date },
    end: { date },
  })
  const hasDistance = exams.exams.some(({ is_distance }) => is_distance)
  return [
    ...year.events
      .filter(({ kind }) => isDue.has(kind))
      .map((event) => ({
        uid: `event-${event.id}`,
        title: localized(event, 'name', locale),
        start: { date: event.start_date },
        end: { date: event.end_date },
      })),
    ...documents.map((document) => {
      const title = say(words.document, locale, { name: localized(document, 'name', locale) })
      return onDay(`document-${document.id}`, title, document.deadline)
    }),
    ...(exams.registration_day !== null && hasDistance
      ? [onDay('exam-registration', say(words.registration, locale), exams.registration_day)]
      : []),
  ]
}
