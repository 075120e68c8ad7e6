import { feedNames } from '#contract/studies/feeds.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { examsOf } from '#server/areas/exams/sql.ts'
import { currentSchedule } from '#server/areas/schedule/sql.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deadlineEvents } from './deadlines/deadline-events.ts'
import { examEvents } from './exam-events.ts'
import { icalendar, type CalendarEvent } from './icalendar.ts'
import { lectureEvents } from './lecture-events.ts'
import { deadlinesOf } from './deadlines/sql.ts'
import { subscriberBy } from './sql.ts'
import { refused, words } from './words.ts'

type Feed = (typeof feedNames)[number]
type Events = (db: Connection, studentID: number, locale: Locale) => Promise<CalendarEvent[]>

const eventsOf: Readonly<Record<Feed, Events>> = {
  lectures: async (db, studentID, locale) => {
    const timetable = await currentSchedule(db, studentID)
    // Between semesters the calendar is empty, not broken.
    return timetable === undefined ? [] : lectureEvents(timetable, locale)
  },
  exams: async (db, studentID, locale) => examEvents(await examsOf(db, studentID), locale),
  deadlines: async (db, studentID, locale) => deadlineEvents(await deadlinesOf(db, studentID), locale),
}

const isFeed = (name: string): name is Feed => (feedNames as readonly string[]).includes(name)

/**
 * Takes a secret, the name of a feed and a language; gives the student's dates as iCalendar. Refuses with 404 what nobody
 * was given, and what was revoked.
 */
export const readFeed = async (
  db: Connection,
  { secret, feed }: { readonly secret: string; readonly feed: string },
  locale: Locale,
): Promise<string> => {
  const studentID = isFeed(feed) ? await subscriberBy(db, secret) : undefined
  if (studentID === undefined || !isFeed(feed)) throw new Refusal(refused.noFeed)
  return icalendar(formatPhrase(words[feed], locale), await eventsOf[feed](db, studentID, locale), new Date())
}
