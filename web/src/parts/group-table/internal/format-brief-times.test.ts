import { expect, test } from 'vitest'
import { testMeeting } from '#web/parts/group-table/test-group.ts'
import { formatBriefTimes } from './format-brief-times.ts'

test('joins the days that have the same hours, in the order of the week', () => {
  const meetings = [
    testMeeting(4, '10:00', '11:50'),
    testMeeting(2, '09:00', '09:50'),
    testMeeting(1, '10:00', '11:50'),
  ]
  expect(formatBriefTimes(meetings, 'en')).toEqual([
    { days: 'Mon, Thu', hours: '10:00–11:50' },
    { days: 'Tue', hours: '09:00–09:50' },
  ])
  const everyDay = [1, 2, 3, 4, 5].map((day) => testMeeting(day, '09:00', '12:50'))
  expect(formatBriefTimes(everyDay, 'en')).toEqual([{ days: 'Mon–Fri', hours: '09:00–12:50' }])
  expect(formatBriefTimes([], 'en')).toEqual([])
})
