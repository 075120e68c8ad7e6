import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMinutes } from '../time/clock.ts'
import type { LocalMoment } from '../time/time-left.ts'
import { getItemTimeLeft, getMinutesLeft, getUrgency } from './agenda.ts'
import { groupByDate, groupByDeadline } from './deadline-groups.ts'

/** A Wednesday. */
const now: LocalMoment = { date: '2026-11-25', minute: 12 * 60 }

describe('groupByDeadline', () => {
  it.each([
    ['2026-11-25', '11:59', 'overdue'],
    ['2026-11-24', null, 'overdue'],
    ['2026-11-25', '12:01', 'today'],
    ['2026-11-25', null, 'today'],
    ['2026-11-26', '00:00', 'week'],
    ['2026-11-29', null, 'week'],
    ['2026-11-30', '09:00', 'nextWeek'],
    ['2026-12-06', null, 'nextWeek'],
    ['2026-12-07', null, 'later'],
    [null, null, 'none'],
  ] as const)('%s %s: %s', (end_date, end_time, group) => {
    const item = { end_date, end_time }
    expect(groupByDeadline([item], now)).toEqual([{ group, items: [item] }])
  })

  it('keeps every item once and in its order, and no later group is due before an earlier one', () => {
    const ahead = fc.option(fc.integer({ min: -20_000, max: 60_000 }), { nil: null })
    const moment = fc.integer({ min: 0, max: 20 }).map((days) => ({ ...now, date: addDays(now.date, days) }))
    fc.assert(
      fc.property(moment, fc.array(ahead, { maxLength: 20 }), (at, all) => {
        const items = all
          .toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
          .map((minutes) => {
            if (minutes === null) return { end_date: null, end_time: null }
            const { date, time } = addMinutes(at.date, '00:00', at.minute + minutes)
            return { end_date: date, end_time: time }
          })
        const groups = groupByDeadline(items, at)
        expect(groups.flatMap((each) => each.items)).toEqual(items)
        for (const { group, items: own } of groups) {
          expect(own.length).toBeGreaterThan(0)
          for (const item of own) {
            const left = getMinutesLeft(item, at)
            expect(left === null).toBe(group === 'none')
            if (left !== null) expect(left <= 0).toBe(group === 'overdue')
            if (group === 'today') expect(item.end_date).toBe(at.date)
            // Later items are never marked as urgent.
            if (group === 'later') expect(getUrgency(getItemTimeLeft(item, at))).toBeNull()
          }
        }
      }),
    )
  })
})

describe('groupByDate', () => {
  const times = (start_date: string | null, end_date: string | null, start_time: string | null = null) => ({
    start_date,
    start_time,
    end_date,
    end_time: null,
  })
  it.each([
    ['has begun', times('2026-11-20', '2026-12-05'), 'now'],
    ['has begun today', times('2026-11-25', '2026-11-25', '11:00'), 'now'],
    ['begins today', times('2026-11-25', '2026-11-25', '13:00'), 'today'],
    ['begins on Sunday', times('2026-11-29', null), 'week'],
    ['begins on the Sunday after', times('2026-12-06', '2026-12-20'), 'nextWeek'],
    ['begins later', times('2026-12-07', null), 'later'],
    ['has only an end', times(null, '2026-11-29'), 'week'],
    ['is a last day', { ...times('2026-11-20', '2026-11-29'), kind: 'appeal' }, 'week'],
    ['is a last day ahead', { ...times('2026-11-26', '2026-12-20'), kind: 'appeal' }, 'week'],
  ] as const)('%s', (_, item, group) => {
    expect(groupByDate([item], now)).toEqual([{ group, items: [item] }])
  })

  it('puts what runs before what is nearer, and keeps the order within a group', () => {
    const [runs, first, second] = [
      times('2026-11-20', '2026-12-05'),
      times('2026-11-27', null, '09:00'),
      times('2026-11-27', null, '10:00'),
    ]
    expect(groupByDate([first, second, runs], now)).toEqual([
      { group: 'now', items: [runs] },
      { group: 'week', items: [first, second] },
    ])
  })
})
