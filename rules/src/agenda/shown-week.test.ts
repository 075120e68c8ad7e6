import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, toMinutes, toWeekday } from '../time/clock.ts'
import { listLecturesOn } from '../time/timetable.ts'
import type { AgendaTimes } from './agenda.ts'
import { findShownMonday, nameShownWeek } from './shown-week.ts'

const semester = { start_date: '2026-09-28', end_date: '2027-02-14' }
const group = (...weekdays: readonly number[]) => ({
  scheduleID: 1,
  dates: [],
  moves: [],
  meetings: weekdays.map((dayID) => ({ dayID, time: '10:00', time_end: '11:50', room: 'C-1' })),
})
const toTimetable = (...weekdays: readonly number[]) => ({
  current_semester: semester,
  holidays: [],
  weeks_off: [],
  groups: [group(...weekdays)],
})
const exam = (date: string, time: string, time_end: string): AgendaTimes => ({
  key: 'exam',
  kind: 'exam',
  start_date: date,
  start_time: time,
  end_date: date,
  end_time: time_end,
  targetID: 1,
})
const weekdays = toTimetable(1, 2, 3, 4, 5)
const find = (timetable: ReturnType<typeof toTimetable>, at: string, items: readonly AgendaTimes[] = []) =>
  findShownMonday(timetable, items, { date: at.slice(0, 10), minute: toMinutes(at.slice(11)) })

// spec 2.12.7
describe('findShownMonday', () => {
  it('is this week until the last minute of Friday, and the next one on a free weekend', () => {
    expect(find(weekdays, '2026-11-23 00:00')).toBe('2026-11-23')
    expect(find(weekdays, '2026-11-27 23:59')).toBe('2026-11-23')
    expect(find(weekdays, '2026-11-28 00:00')).toBe('2026-11-30')
    expect(find(weekdays, '2026-11-29 23:59')).toBe('2026-11-30')
    expect(find(weekdays, '2026-11-30 00:00')).toBe('2026-11-30')
  })

  it('stays at a weekend until the last lecture and the last exam are over', () => {
    expect(find(toTimetable(6), '2026-11-28 11:49')).toBe('2026-11-23')
    expect(find(toTimetable(6), '2026-11-28 11:50')).toBe('2026-11-30')
    expect(find(toTimetable(7), '2026-11-28 21:45')).toBe('2026-11-23')
    const over = exam('2026-11-28', '10:00', '12:00')
    expect(find(weekdays, '2026-11-28 11:59', [over])).toBe('2026-11-23')
    expect(find(weekdays, '2026-11-28 21:45', [over])).toBe('2026-11-30')
    expect(find(weekdays, '2026-11-28 21:45', [over, exam('2026-11-29', '10:00', '12:00')])).toBe(
      '2026-11-23',
    )
    // Deadlines, and events of the next week, do not keep this week shown.
    const due = {
      ...exam('2026-11-28', '10:00', '12:00'),
      kind: 'exam_files' as const,
      end_date: '2026-11-29',
    }
    expect(find(weekdays, '2026-11-28 21:45', [due, exam('2026-11-30', '10:00', '12:00')])).toBe('2026-11-30')
  })

  it('is the first week of a future semester, and this week after its end', () => {
    expect(find(weekdays, '2026-09-05 12:00')).toBe('2026-09-28')
    expect(find(weekdays, '2026-09-27 12:00')).toBe('2026-09-28')
    expect(find(weekdays, '2027-02-17 12:00')).toBe('2027-02-15')
  })

  it('hides nothing that is still ahead this week, and never shows a finished week', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
    fc.assert(
      fc.property(days, fc.nat({ max: 130 }), fc.nat({ max: 24 * 60 - 1 }), (taught, ahead, minute) => {
        const timetable = toTimetable(...taught)
        const date = addDays(semester.start_date, ahead)
        const monday = findShownMonday(timetable, [], { date, minute })
        const isShown = (day: string) => monday <= day && day <= addDays(monday, 6)
        const next = Array.from({ length: 8 }, (_, days) => addDays(date, days)).find((day) =>
          listLecturesOn(timetable, day).some(({ time_end }) => day > date || toMinutes(time_end) > minute),
        )
        if (next !== undefined && (next <= addDays(date, 7 - toWeekday(date)) || toWeekday(date) > 5))
          expect(isShown(next)).toBe(true)
        expect(isShown(date) || toWeekday(date) > 5).toBe(true)
      }),
    )
  })
})

describe('nameShownWeek', () => {
  it('is this week, the next one, or the first of the semester', () => {
    expect(nameShownWeek('2026-11-23', '2026-11-29')).toBe('thisWeek')
    expect(nameShownWeek('2026-11-30', '2026-11-29')).toBe('nextWeek')
    expect(nameShownWeek('2026-09-28', '2026-09-05')).toBe('week')
  })
})
