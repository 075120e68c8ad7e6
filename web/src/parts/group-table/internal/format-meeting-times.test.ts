import { expect, test } from 'vitest'
import { testMeeting } from '#web/parts/group-table/test-group.ts'
import { formatMeetingTimes } from './format-meeting-times.ts'

const weekly = (...meetings: ReturnType<typeof testMeeting>[]) => ({ meetings, dates: [], rotation: false })

test('orders the meetings of all groups by weekday', () => {
  expect(
    formatMeetingTimes(
      [
        weekly(testMeeting(4, '10:00', '11:00')),
        weekly(testMeeting(1, '15:00', '16:00'), testMeeting(1, '09:00', '10:00')),
      ],
      'en',
    ),
  ).toEqual(['Mon 09:00–10:00', 'Mon 15:00–16:00', 'Thu 10:00–11:00'])
})

test('joins consecutive days with the same hours and appends the dates of a rotation', () => {
  const rotation = {
    meetings: [1, 2, 3, 5].map((day) => testMeeting(day, '09:00', '12:50')),
    dates: [{ start_date: '2026-09-28', end_date: '2026-10-25' }],
    rotation: true,
  }
  expect(formatMeetingTimes([rotation], 'en')).toEqual([
    'Mon–Wed 09:00–12:50',
    'Fri 09:00–12:50',
    '28 Sep – 25 Oct',
  ])
})
