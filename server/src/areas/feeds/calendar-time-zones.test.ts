import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { formatCalendar } from './icalendar.ts'

const now = new Date('2026-11-21T10:00:00Z')

/** The clock of a zone as Y-m-d HH:MM, without the portal's own functions. */
const readClock = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(ms)

const toMoment = (clock: string) => ({ date: clock.slice(0, 10), time: clock.slice(11) })

/** The start of the only event, in ms, as ical.js reads it with nothing but the calendar's own VTIMEZONE. */
const readStart = (written: string): number => {
  const calendar = new ICAL.Component(ICAL.parse(written) as [])
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!)
  const start = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).startDate
  if (start.zone !== ICAL.Timezone.utcTimezone) start.zone = zone
  return start.toUnixTime() * 1000
}

const writeEvent = (clock: string, timeZone: string) => {
  const start = toMoment(clock)
  return formatCalendar({ name: 'x', events: [{ uid: 'one', title: '', start, end: start }], timeZone }, now)
}

const hour = 3_600_000
/** The changes of the clock in these years, by the law of each place. */
const changes: Readonly<Record<string, readonly string[]>> = {
  'Asia/Tbilisi': [],
  'Asia/Kathmandu': [],
  'Europe/Berlin': ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2027-03-28T01:00Z', '2027-10-31T01:00Z'],
  'America/New_York': ['2026-03-08T07:00Z', '2026-11-01T06:00Z', '2027-03-14T07:00Z', '2027-11-07T06:00Z'],
  'Australia/Sydney': ['2026-04-04T16:00Z', '2026-10-03T16:00Z', '2027-04-03T16:00Z', '2027-10-02T16:00Z'],
}

describe('formatCalendar', () => {
  it.each(Object.keys(changes))(
    'writes %s so that its local times are read as the right instants',
    (zone) => {
      const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 11, 31) / 60_000 })
      const around = changes[zone]!.map((at) =>
        fc.integer({ min: -180, max: 180 }).map((minutes) => Date.parse(at) / 60_000 + minutes),
      )
      fc.assert(
        fc.property(fc.oneof(anyTime, ...around), (minute) => {
          const ms = minute * 60_000
          const clock = readClock(ms, zone)
          // Of an hour that the clock shows twice, the second counts, as in the database.
          const isShownAgain = readClock(ms + hour, zone) === clock
          expect(readStart(writeEvent(clock, zone))).toBe(isShownAgain ? ms + hour : ms)
        }),
        { numRuns: 300 },
      )
    },
  )

  it('names the offset of every change in the VTIMEZONE', () => {
    const lines = writeEvent('2026-06-01 12:00', 'Europe/Berlin').split('\r\n')
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1)
    const summer = ['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:+02', 'END:DAYLIGHT']
    const winter = ['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:+01', 'END:STANDARD']
    for (const year of [['20260329', '20261025'] as const, ['20270328', '20271031'] as const]) {
      const at = zone.indexOf(`DTSTART:${year[0]}T020000`)
      expect(zone.slice(at - 1, at + 5)).toEqual(['BEGIN:DAYLIGHT', zone[at], ...summer])
      expect(zone.slice(at + 5, at + 11)).toEqual(['BEGIN:STANDARD', `DTSTART:${year[1]}T030000`, ...winter])
    }
    const kathmandu = writeEvent('2026-06-01 12:00', 'Asia/Kathmandu')
    expect(kathmandu).toContain('TZOFFSETTO:+0545\r\nTZNAME:+0545\r\nEND:STANDARD\r\nEND:VTIMEZONE')
    expect(kathmandu).toContain('DTSTART;TZID=Asia/Kathmandu:20260601T120000')
    expect(kathmandu).toContain('X-WR-TIMEZONE:Asia/Kathmandu')
  })

  it('writes a time that the clock leaves out or shows twice in UTC, as the database reads it', () => {
    expect(writeEvent('2026-03-29 02:30', 'Europe/Berlin')).toContain('DTSTART:20260329T013000Z')
    expect(writeEvent('2026-10-25 02:30', 'Europe/Berlin')).toContain('DTSTART:20261025T013000Z')
  })
})
