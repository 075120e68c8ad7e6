import { feedNames } from '#contract/studies/feeds.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { listAgendaDates } from '#server/agenda/load-agenda.ts'
import { loadSchedule } from '#server/areas/schedule/sql.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listAgendaEvents } from './agenda-events.ts'
import { formatCalendar, type CalendarEvent } from './icalendar.ts'
import { listLectureEvents } from './lecture-events.ts'
import { findSubscriber } from './sql.ts'
import { refused, words } from './words.ts'

type Feed = (typeof feedNames)[number]
type Events = (db: Database, studentID: number, locale: Locale) => Promise<CalendarEvent[]>

const listEvents: Readonly<Record<Feed, Events>> = {
  lectures: async (db, studentID, locale) => {
    const timetable = await loadSchedule(db, studentID)
    // Between semesters the calendar is empty, not broken.
    return timetable === undefined ? [] : listLectureEvents(timetable, locale)
  },
  exams: async (db, studentID, locale) => {
    const items = await listAgendaDates(db, studentID)
    return listAgendaEvents(
      items.filter(({ kind }) => kind === 'exam'),
      locale,
    )
  },
  deadlines: async (db, studentID, locale) => {
    const items = await listAgendaDates(db, studentID)
    return listAgendaEvents(
      items.filter(({ kind }) => kind !== 'exam'),
      locale,
    )
  },
}

const isFeedName = (name: string): name is Feed => (feedNames as readonly string[]).includes(name)

/** The calendar behind a secret address. 404 for an unknown or revoked secret. */
export const loadFeed = async (
  db: Database,
  { secret, feed }: { readonly secret: string; readonly feed: string },
  locale: Locale,
): Promise<string> => {
  const subscriber = isFeedName(feed) ? await findSubscriber(db, secret) : undefined
  if (subscriber === undefined || !isFeedName(feed)) throw new Refusal(refused.noFeed)
  const { studentID, timeZone } = subscriber
  const events = await listEvents[feed](db, studentID, locale)
  return formatCalendar({ name: formatPhrase(words[feed], locale), events, timeZone }, new Date())
}
