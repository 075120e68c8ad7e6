import { addDays } from '#rules/time/clock.ts'
import { listInstants, toInstant } from '#rules/time/zoned-time.ts'
import { toTimeZoneComponent } from './to-time-zone-component.ts'

/** A time of a day at the university, or the whole day where there is no time. */
interface Moment {
  readonly date: string
  readonly time?: string
}

/** One entry of a calendar; a span of whole days includes both its ends. */
export interface CalendarEvent {
  readonly uid: string
  readonly title: string
  readonly start: Moment
  readonly end: Moment
  readonly location?: string
  readonly notes?: readonly string[]
}

/** How often a calendar program should read the feed again. */
const refreshInterval = 'PT4H'

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed in a text.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const longestLine = 75

/** A line has at most 75 bytes: a longer one is continued on the next after a space, without splitting a character. */
const foldLine = (line: string): string => {
  let [text, bytes] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > longestLine) [text, bytes] = [`${text}\r\n `, 1]
    text += letter
    bytes += size
  }
  return text
}

const formatDigits = (text: string): string => text.replace(/[-:]/g, '')

const formatInstant = (instant: string): string => `${formatDigits(instant.slice(0, 19))}Z`

const formatMoment = (name: string, { date, time }: Moment, timeZone: string): string => {
  if (time === undefined) return `${name};VALUE=DATE:${formatDigits(date)}`
  // Where the clock is changed, calendar programs and the database read a time that is shown twice or left out
  // differently.
  if (listInstants(date, time, timeZone).length !== 1)
    return `${name}:${formatInstant(toInstant(date, time, timeZone))}`
  return `${name};TZID=${timeZone}:${formatDigits(date)}T${formatDigits(time)}00`
}

/** When an event was written; the higher sequence number counts, so it only grows. */
interface EventText {
  readonly at: string
  readonly sequence: number
  readonly timeZone: string
}

const sequenceEpoch = Date.UTC(2020, 0, 1) / 1000

const formatEvent = (
  { uid, title, start, end, location, notes = [] }: CalendarEvent,
  { at, sequence, timeZone }: EventText,
) => [
  'BEGIN:VEVENT',
  `UID:${uid}@student-portal`,
  `DTSTAMP:${at}`,
  `SEQUENCE:${sequence}`,
  formatMoment('DTSTART', start, timeZone),
  // The end of a whole-day event is exclusive: the day after.
  formatMoment('DTEND', end.time === undefined ? { date: addDays(end.date, 1) } : end, timeZone),
  `SUMMARY:${escapeText(title)}`,
  ...(location ? [`LOCATION:${escapeText(location)}`] : []),
  ...(notes.length > 0 ? [`DESCRIPTION:${escapeText(notes.join('\n'))}`] : []),
  // A deadline does not block the day.
  `TRANSP:${start.time === undefined ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
]

interface Calendar {
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** That of the events' times. */
  readonly timeZone: string
}

/** A calendar as iCalendar (RFC 5545). */
export const formatCalendar = ({ name, events, timeZone }: Calendar, now: Date): string => {
  // No history of events is stored, so each reply has a new sequence number.
  const sequence = Math.floor(now.getTime() / 1000) - sequenceEpoch
  const eventText = { at: formatInstant(now.toISOString()), sequence, timeZone }
  const dates = [now.toISOString(), ...events.flatMap(({ start, end }) => [start.date, end.date])].toSorted()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//student-portal//calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...toTimeZoneComponent(timeZone, dates[0]!, dates.at(-1)!),
    ...events.flatMap((event) => formatEvent(event, eventText)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
