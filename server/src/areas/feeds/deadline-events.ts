import { localized, say, type Locale } from '#rules/locale.ts'
import type { CalendarEvent } from './icalendar.ts'
import type { Deadline } from './sql.ts'
import { words } from './words.ts'

/** Takes what a student has to do by a day and a language; gives each as whole days. */
export const deadlineEvents = (deadlines: readonly Deadline[], locale: Locale): CalendarEvent[] =>
  deadlines.map((deadline) => {
    const { uid, kind, start_date, end_date } = deadline
    const name = localized(deadline, 'name', locale)
    const titles = {
      event: name,
      document: say(words.document, locale, { name }),
      registration: say(words.registration, locale),
    }
    return { uid, title: titles[kind], start: { date: start_date }, end: { date: end_date } }
  })
