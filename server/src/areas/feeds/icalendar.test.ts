import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '#rules/time/clock.ts'
import { formatCalendar } from './icalendar.ts'

const now = new Date('2026-11-21T10:00:00Z')
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(';', ',', '\\', '\n', ':', '"', '👩‍⚕️', 'ა', 'ქ'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 120,
  size: 'max',
})

/** A text as it is read back: without control characters, and with one kind of line end. */
const readable = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

describe('formatCalendar', () => {
  it('writes any text so that a public library reads every event unchanged', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 1439 }), (title, note, minute) => {
        const start = addMinutes('2026-12-31', '00:00', minute)
        const end = addMinutes(start.date, start.time, 120)
        const written = formatCalendar(
          {
            name: 'ლექციები',
            timeZone: 'Asia/Tbilisi',
            events: [
              { uid: 'one', title, start, end, location: title, notes: [note, title] },
              { uid: 'two', title, start: { date: '2026-12-30' }, end: { date: '2026-12-31' } },
            ],
          },
          now,
        )
        for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const calendar = new ICAL.Component(ICAL.parse(written) as [])
        expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('ლექციები')
        const [one, two] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
        expect([one!.uid, one!.sequence]).toEqual(['one@student-portal', two!.sequence])
        expect([one!.summary, one!.location]).toEqual([readable(title), readable(title)])
        expect(one!.description).toBe(`${readable(note)}\n${readable(title)}`)
        expect(one!.startDate.toString()).toBe(`${start.date}T${start.time}:00`)
        expect(one!.endDate.toString()).toBe(`${end.date}T${end.time}:00`)
        expect(one!.component.getFirstProperty('dtstart')!.getParameter('tzid')).toBe('Asia/Tbilisi')
        expect([two!.startDate.toString(), two!.endDate.toString()]).toEqual(['2026-12-30', '2027-01-01'])
      }),
      { numRuns: 60 },
    )
  })

  it('includes its time zone, four hours ahead of Greenwich all year', () => {
    const calendar = new ICAL.Component(
      ICAL.parse(formatCalendar({ name: 'x', events: [], timeZone: 'Asia/Tbilisi' }, now)) as [],
    )
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!)
    for (const day of ['2026-01-15', '2026-07-15'])
      expect(zone.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`))).toBe(4 * 3600)
  })

  it('gives the same event a greater number later, changed or not', () => {
    const event = (date: string) => ({ uid: 'one', title: '', start: { date }, end: { date } })
    const sequences = ['2026-12-01', '2026-12-08', '2026-12-01'].map((date, nth) => {
      const events = [event(date)]
      const written = formatCalendar(
        { name: 'x', events, timeZone: 'Asia/Tbilisi' },
        new Date(now.getTime() + nth * 1000),
      )
      const [one] = new ICAL.Component(ICAL.parse(written) as []).getAllSubcomponents('vevent')
      return new ICAL.Event(one!).sequence
    })
    expect(sequences).toEqual([0, 1, 2].map((nth) => sequences[0]! + nth))
    expect(sequences[0]).toBeGreaterThan(0)
    // RFC 5545 requires a whole number of 32 bits.
    expect(sequences[2]).toBeLessThan(2 ** 31)
  })
})
