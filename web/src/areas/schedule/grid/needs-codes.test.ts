import { expect, it } from 'vitest'
import { testMeeting } from '#web/parts/group-table/test-group.ts'
import type { ScheduleEntry } from '../schedule-entry.ts'
import { needsCodes } from './needs-codes.ts'

const entry = (date: string, time: string, time_end: string) =>
  ({ date, time, time_end, group: {}, isExam: false }) as ScheduleEntry
const timetable = (...meetings: ReturnType<typeof testMeeting>[]) => ({ groups: [{ meetings }] })
const [long, short] = [testMeeting(1, '09:00', '10:50'), testMeeting(1, '09:00', '09:50')]
const lecture = entry('2026-11-27', '09:00', '10:50')

it('has short names while every block of every week has space for them', () => {
  expect(needsCodes([lecture, entry('2026-11-27', '10:50', '12:40')], timetable(long))).toBe(false)
  expect(needsCodes([lecture, entry('2026-11-28', '09:00', '10:50')], timetable(long))).toBe(false)
})

it('has codes where a lesson is short, also in another week, or two share their hours', () => {
  expect(needsCodes([lecture], timetable(long, short))).toBe(true)
  expect(needsCodes([lecture, entry('2026-11-28', '12:00', '13:00')], timetable(long))).toBe(true)
  expect(needsCodes([lecture, entry('2026-11-27', '10:00', '12:00')], timetable(long))).toBe(true)
})

it('leaves booked times alone, which have no code', () => {
  const booked = { ...entry('2026-11-28', '12:00', '12:30'), group: null }
  expect(needsCodes([lecture, booked], timetable(long))).toBe(false)
})
