import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import { findCreditsOfFee } from '#rules/agenda/year-credits.ts'
import { dutyWords, toDutyName } from '#rules/duties/duty-words.ts'
import { addDays } from '#rules/time/clock.ts'
import { formatPhrase, localize, type Locale, type Phrase } from '#rules/text/locale.ts'
import type { CalendarEvent } from './icalendar.ts'
import { words } from './words.ts'

type Item = z.input<typeof agenda.list.reply>['items'][number]

/** An event that has a name of its own. */
const name: Phrase = { ka: '{name}', en: '{name}' }

/** The title of each kind in a calendar; null leaves it out. */
const titles: Readonly<Record<Exclude<Item['kind'], 'duty'>, Phrase | null>> = {
  ...words,
  open_window: words.window,
  thesis_date: words.thesis,
  exam_period: name,
  payment: name,
  deadline: name,
  // The semester itself is no deadline, and a running test is over before a calendar is read again.
  term: null,
  quiz_attempt: null,
}

/** Kinds that take place at their time; of all others the calendar has the last day. */
const attended: ReadonlySet<Item['kind']> = new Set(['exam', 'lab_booking', 'visit'])
/** Kinds that have their whole span in a calendar. */
const spans: ReadonlySet<Item['kind']> = new Set([
  'window',
  'open_window',
  'exam_period',
  'payment',
  'deadline',
])

const toTimes = ({ kind, start_date, start_time, end_date, end_time }: Item) => {
  // iCalendar has no 24:00.
  const end = !attended.has(kind)
    ? { date: end_date! }
    : end_time === '24:00'
      ? { date: addDays(end_date!, 1), time: '00:00' }
      : { date: end_date!, time: end_time! }
  if (attended.has(kind)) return { start: { date: start_date!, time: start_time! }, end }
  return { start: { date: spans.has(kind) ? start_date! : end_date! }, end }
}

/** The items of the agenda that have a date, as entries of a calendar. */
export const listAgendaEvents = (items: readonly Item[], locale: Locale): CalendarEvent[] =>
  items.flatMap((item): CalendarEvent[] => {
    const { key, kind, duty, end_date, end_time, label } = item
    const { left = 0, beyond = 0 } = (item.year_credits && findCreditsOfFee(item.year_credits)) ?? {}
    const title =
      kind === 'duty' ? dutyWords[toDutyName(duty!)] : beyond > 0 ? words.credits_beyond : titles[kind]
    if (title === null || end_date === null) return []
    const [own, subject] = [localize(item, 'name', locale), localize(item, 'subject', locale)]
    const place = localize(item, 'place', locale)
    return [
      {
        uid: key,
        title: formatPhrase(title, locale, {
          name: own,
          type: own,
          subject,
          time: end_time ?? '',
          count: left + beyond,
        }),
        ...toTimes(item),
        ...(attended.has(kind) && { location: place || formatPhrase(words.distance, locale) }),
        notes: kind === 'exam' && label !== null ? [formatPhrase(words.seat, locale, { seat: label })] : [],
      },
    ]
  })
