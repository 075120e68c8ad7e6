import { expect, test } from 'vitest'
import { addDays, daysBetween, toWeekday } from '#rules/time/clock.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import { listEvents } from './season/events.ts'
import { listHolidays } from './season/holidays.ts'
import { findOtherSemester, listSemesters } from './season/semesters.ts'
import { inTimeZone } from './season/time-zone.ts'
import { listWindows } from './season/windows.ts'
import { findFinalPointsDay } from './students/mark-parts.ts'
import { generateUniversity } from './university.ts'

const days = Array.from({ length: 27 }, (_, index) => addDays('2026-09-07', index * 14 + (index % 7)))

test('has semesters in sequence without overlap, and today in the teaching weeks of the current one', () => {
  for (const today of Array.from({ length: 366 }, (_, index) => addDays('2027-09-01', index))) {
    const semesters = listSemesters(today)
    const current = semesters.at(-1)!
    expect(semesters.filter(({ isCurrent }) => isCurrent)).toEqual([current])
    expect(current.startsOn <= today && today <= current.endsOn, today).toBe(true)
    semesters.slice(1).forEach((semester, index) => {
      expect(semesters[index]!.endsOn < semester.startsOn, `${today}: ${semester.en}`).toBe(true)
      expect(semesters[index]!.startsOn < semesters[index]!.endsOn, `${today}: ${semester.en}`).toBe(true)
    })
    expect(new Set(semesters.map(({ en }) => en)).size).toBe(semesters.length)
  }
})

test('gives the points of final exams after the exams, and three working days to appeal against them', () => {
  for (const today of Array.from({ length: 366 }, (_, index) => addDays('2027-09-01', index))) {
    const semesters = listSemesters(today)
    for (const semester of [semesters.at(-1)!, findOtherSemester(semesters)]) {
      const events = listEvents(semester, today, [])
      const find = (name: string) => events.find(({ en }) => en === name)!
      const points = findFinalPointsDay(semester)
      const lastDay = find('Last day to appeal an exam result').from
      const where = `${today}: ${semester.en}`
      expect(find('Final examinations').to < points, where).toBe(true)
      const workingDays = Array.from({ length: daysBetween(points, lastDay) }, (_, nth) =>
        addDays(points, nth + 1),
      ).filter(
        (day) => toWeekday(day) <= 5 && !events.some(({ kind, from }) => kind === 'holiday' && from === day),
      )
      expect(workingDays.length, where).toBe(3)
      expect(lastDay <= find('Additional examinations').to, where).toBe(true)
      expect(lastDay <= semester.endsOn, where).toBe(true)
    }
  }
})

test.each(days)('gives the named students their intended weeks when made on %s', (today) => {
  const { registrations, timetable } = generateUniversity(600, today)
  const sumCredits = (key: string) =>
    registrations
      .filter(({ student }) => student.named?.key === key)
      .reduce((sum, { request }) => sum + request.subject.credits, 0)
  expect(sumCredits('everyday')).toBeGreaterThanOrEqual(27)
  expect(sumCredits('near-limit')).toBeGreaterThanOrEqual(40)
  expect(sumCredits('near-limit')).toBeLessThanOrEqual(45)
  expect(sumCredits('new')).toBeGreaterThan(0)
  expect(sumCredits('new')).toBeLessThanOrEqual(20)
  expect(sumCredits('opens-soon')).toBe(0)
  const first = registrations.filter(({ student, set }) => student.named?.key === 'parts' && set.length === 1)
  const parts = ({ request }: (typeof first)[number]) =>
    new Set((timetable.sets.get(request.subject) ?? []).map((set) => set.length))
  expect(
    first.some((each) => parts(each).has(3)),
    today,
  ).toBe(true)
  expect(
    first.some((each) => parts(each).has(2)),
    today,
  ).toBe(true)
  expect(
    registrations.some(({ student, set }) => student.named?.key === 'rotations' && set[0]!.rotation),
  ).toBe(true)
})

test('has opened the first round at noon of an earlier day, on every weekday', () => {
  for (const today of days) {
    const [, firstRound, second, addAndDrop] = inTimeZone('Europe/Berlin', () => listWindows(today, []))
    expect(firstRound!.from.slice(0, 10) < today && firstRound!.to.slice(0, 10) > addDays(today, 3)).toBe(
      true,
    )
    expect(toZonedTime(firstRound!.from, 'Europe/Berlin').time).toBe('12:00')
    expect(firstRound!.to < second!.from && second!.to < addAndDrop!.from).toBe(true)
  }
})

test('computes Orthodox Easter', () => {
  const easters = ['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16']
  for (const easter of easters) {
    const day = listHolidays(Number(easter.slice(0, 4))).find(({ en }) => en.split(', ').includes('Easter'))
    expect(day?.day).toBe(easter)
  }
  // 2024: Easter Monday and Saint George's Day in May are separate; two feasts on one day are one row.
  for (const year of [2024, 2025, 2026, 2027, 2028, 2029]) {
    const all = listHolidays(year).map((holiday) => holiday.day)
    expect(new Set(all).size).toBe(all.length)
  }
})
