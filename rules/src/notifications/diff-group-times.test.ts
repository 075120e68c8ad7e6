import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffGroupTimes, type GroupTimes, type MovedTime, type WeeklyTime } from './diff-group-times.ts'

const room = fc.constantFrom('B-1', 'B-2', null)
const meeting: fc.Arbitrary<WeeklyTime> = fc.record({
  dayID: fc.integer({ min: 1, max: 3 }),
  time: fc.constantFrom('10:00', '12:00'),
  time_end: fc.constantFrom('12:50', '13:50'),
  room,
})
const move: fc.Arbitrary<MovedTime> = fc
  .record({
    date: fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03'),
    new_date: fc.constantFrom('2026-12-08', null),
  })
  .map(({ date, new_date }) =>
    new_date === null
      ? { date, new_date, time: null, time_end: null, room: null }
      : { date, new_date, time: '16:00', time_end: '16:50', room: null },
  )
const times: fc.Arbitrary<GroupTimes> = fc.record({
  is_closed: fc.boolean(),
  meetings: fc.array(meeting, { maxLength: 4 }),
  moves: fc.uniqueArray(move, { selector: ({ date }) => date, maxLength: 3 }),
})
const open = times.map((each) => ({ ...each, is_closed: false }))

const sort = (texts: readonly string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1))
const toTexts = (list: readonly object[]) => sort(list.map((each) => JSON.stringify(each)))

describe('diffGroupTimes', () => {
  it('finds nothing in the same times, in any order', () => {
    fc.assert(
      fc.property(times, (one) => {
        const again = { ...one, meetings: one.meetings.toReversed(), moves: one.moves.toReversed() }
        expect(diffGroupTimes(one, again)).toEqual([])
      }),
    )
  })

  it('leads from the meetings before to those after, and never names what stayed', () => {
    fc.assert(
      fc.property(open, open, (before, after) => {
        const changes = diffGroupTimes(before, after)
        const gone = changes.flatMap((each) => ('before' in each ? [each.before] : []))
        const come = changes.flatMap((each) => ('after' in each ? [each.after] : []))
        const left = toTexts(before.meetings)
        for (const text of toTexts(gone)) left.splice(left.indexOf(text), 1)
        expect(sort([...left, ...toTexts(come)])).toEqual(toTexts(after.meetings))
        expect(toTexts(gone).filter((text) => toTexts(come).includes(text))).toEqual([])
        // As many as possible are moves.
        const kinds = new Set(changes.map(({ kind }) => kind))
        expect(kinds.has('removed') && kinds.has('added')).toBe(false)
      }),
    )
  })

  it('names each date whose meeting is elsewhere than before once', () => {
    fc.assert(
      fc.property(open, open, (before, after) => {
        const dates = diffGroupTimes(before, after).flatMap((each) =>
          each.kind === 'movedOnce' ? [each.move.date] : 'date' in each ? [each.date] : [],
        )
        const on = (list: readonly MovedTime[], date: string) =>
          JSON.stringify(list.find((each) => each.date === date))
        const all = ['2026-12-01', '2026-12-02', '2026-12-03']
        const changed = all.filter((date) => on(before.moves, date) !== on(after.moves, date))
        expect(dates.toSorted()).toEqual(changed)
      }),
    )
  })

  it('says of a closed group that it is closed, and nothing else', () => {
    fc.assert(
      fc.property(open, times, (before, after) => {
        const closed = { ...after, is_closed: true }
        expect(diffGroupTimes(before, closed)).toEqual([{ kind: 'closed' }])
        expect(diffGroupTimes(closed, closed)).toEqual([])
        expect(diffGroupTimes(closed, before)[0]).toEqual({ kind: 'reopened' })
      }),
    )
  })
})
