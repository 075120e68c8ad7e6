import { expect, test } from 'vitest'
import { timesOf } from './times-of.ts'

const meeting = (dayID: number, time: string, time_end: string) => ({
  dayID,
  day: '',
  dayeng: '',
  time,
  time_end,
  room: null,
})
const weekly = (...meetings: ReturnType<typeof meeting>[]) => ({ meetings, dates: [], rotation: false })

test('the groups of a subject are told in the order of the week, not in that of its parts', () => {
  expect(
    timesOf(
      [
        weekly(meeting(4, '10:00', '11:00')),
        weekly(meeting(1, '15:00', '16:00'), meeting(1, '09:00', '10:00')),
      ],
      'en',
    ),
  ).toEqual(['Mon 09:00–10:00', 'Mon 15:00–16:00', 'Thu 10:00–11:00'])
})

test('days in a row with the same hours are one span; a rotation tells its dates', () => {
  const rotation = {
    meetings: [1, 2, 3, 5].map((day) => meeting(day, '09:00', '12:50')),
    dates: [{ start_date: '2026-09-28', end_date: '2026-10-25' }],
    rotation: true,
  }
  expect(timesOf([rotation], 'en')).toEqual(['Mon–Wed 09:00–12:50', 'Fri 09:00–12:50', '28.09–25.10'])
})
