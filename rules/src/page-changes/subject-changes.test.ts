import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listSubjectDifferences, toSubjectsSnapshot, type ShownSubjects } from './subject-changes.ts'

const numbers = ['1', '2', '3'] as const
const shown: fc.Arbitrary<ShownSubjects> = fc
  .record({
    semesterID: fc.constantFrom(5, 5, 5, 6, null),
    registered: fc.subarray([1, 2, 3]),
    states: fc.dictionary(fc.constantFrom(...numbers), fc.constantFrom({ until: 'a' }, { until: null })),
  })
  // Only of what she has taken does a page say anything.
  .map(({ states, registered, ...one }) => ({
    ...one,
    registered,
    states: Object.fromEntries(
      Object.entries(states).filter(([subject]) => registered.includes(Number(subject))),
    ),
  }))

const newsOf = (seen: ShownSubjects, now: ShownSubjects) =>
  listSubjectDifferences(toSubjectsSnapshot(seen), toSubjectsSnapshot(now))

describe('what changed of her subjects since she last looked', () => {
  it('is nothing where all is as it was, in whatever order', () => {
    fc.assert(
      fc.property(shown, (one) => {
        const again = { ...one, registered: one.registered.toReversed() }
        expect(newsOf(one, again)).toEqual([])
        expect(toSubjectsSnapshot(again)).toEqual(toSubjectsSnapshot(one))
      }),
    )
  })

  it('is each subject that stands otherwise, if she had it then and has it still, in the same semester', () => {
    fc.assert(
      fc.property(shown, shown, (seen, now) => {
        const told = new Map(newsOf(seen, now).map((each) => [each.key, each]))
        for (const key of numbers) {
          const [before, after] = [seen.states[key] ?? null, now.states[key] ?? null]
          const isHers = [seen, now].every(({ registered }) => registered.includes(Number(key)))
          const isNews =
            seen.semesterID === now.semesterID && isHers && JSON.stringify(before) !== JSON.stringify(after)
          expect(told.get(key)).toEqual(isNews ? { key, before, after } : undefined)
        }
      }),
    )
  })
})

describe('toSubjectsSnapshot', () => {
  it('has the registered subjects in order of their numbers', () => {
    expect(toSubjectsSnapshot({ semesterID: 5, registered: [10, 9, 100], states: { 9: 1 } })).toEqual({
      semesterID: 5,
      registered: [9, 10, 100],
      states: { 9: 1 },
    })
  })
})
