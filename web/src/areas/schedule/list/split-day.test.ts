import { describe, expect, it } from 'vitest'
import type { DescribedMark, ScheduleEntry } from '../schedule-entry.ts'
import { isRunning, splitDay } from './split-day.ts'

const date = '2026-11-27'
const at = (hour: number, minute = 0, day = date) => ({ date: day, minute: hour * 60 + minute })
const entry = (time: string, time_end: string, isAbsent = false) =>
  ({ key: time, date, time, time_end, isAbsent }) as ScheduleEntry
const mark = (key: string, time: string, isDue: boolean) => ({ key, time, isDue }) as DescribedMark

describe('splitDay', () => {
  const rows = [
    mark('all day', '', true),
    entry('09:00', '10:50'),
    mark('due', '12:00', true),
    mark('opens', '12:00', false),
    entry('17:00', '17:50'),
  ]
  const split = (moment: ReturnType<typeof at>) => {
    const { over, ahead } = splitDay(rows, date, moment)
    return [over.map(({ key }) => key), ahead.map(({ key }) => key)]
  }

  it('parts what has ended and deadlines that have passed from the rest', () => {
    expect(split(at(10, 49))).toEqual([[], ['all day', '09:00', 'due', 'opens', '17:00']])
    expect(split(at(10, 50))).toEqual([['09:00'], ['all day', 'due', 'opens', '17:00']])
    expect(split(at(12))).toEqual([['09:00'], ['all day', 'due', 'opens', '17:00']])
    expect(split(at(12, 1))).toEqual([
      ['09:00', 'due'],
      ['all day', 'opens', '17:00'],
    ])
    expect(split(at(18))).toEqual([
      ['09:00', 'due', '17:00'],
      ['all day', 'opens'],
    ])
  })

  it('leaves another day whole', () => {
    expect(split(at(23, 59, '2026-11-26'))[0]).toEqual([])
    expect(split(at(23, 59, '2026-11-28'))[0]).toEqual([])
  })
})

describe('isRunning', () => {
  it('is from the first minute to the one before the end, of what takes place', () => {
    const lecture = entry('17:00', '17:50')
    expect(isRunning(lecture, at(16, 59))).toBe(false)
    expect(isRunning(lecture, at(17))).toBe(true)
    expect(isRunning(lecture, at(17, 49))).toBe(true)
    expect(isRunning(lecture, at(17, 50))).toBe(false)
    expect(isRunning(lecture, at(17, 20, '2026-11-28'))).toBe(false)
    expect(isRunning(entry('17:00', '17:50', true), at(17, 20))).toBe(false)
  })
})
