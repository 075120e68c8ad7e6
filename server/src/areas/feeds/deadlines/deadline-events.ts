import { localize, formatPhrase, type Locale } from '#rules/text/locale.ts'
import type { CalendarEvent } from '../icalendar.ts'
import type { Deadline } from './sql.ts'
import { words } from '../words.ts'

/** The student's deadlines as whole days of a calendar. */
export const listDeadlineEvents = (deadlines: readonly Deadline[], locale: Locale): CalendarEvent[] =>
  deadlines.map((deadline) => {
    const { uid, kind, start_date, end_date, time } = deadline
    const name = localize(deadline, 'name', locale)
    const about = { name, subject: localize(deadline, 'subject', locale), time: time ?? '' }
    const title = kind === 'event' ? name : formatPhrase(words[kind], locale, about)
    return { uid, title, start: { date: start_date }, end: { date: end_date } }
  })
