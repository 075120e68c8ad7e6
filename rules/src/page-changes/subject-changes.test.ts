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
  // A page shows registered subjects only.
  .map(({ states, registered, ...one }) => ({
    ...one,
    registered,
    states: Object.fromEntries(
      Object.entries(states).filter(([subject]) => registered.includes(Number(subject))),
    ),
  }))

const listChanges = (seen: ShownSubjects, now: ShownSubjects) =>
  listSubjectDifferences(toSubjectsSnapshot(seen), toSubjectsSnapshot(now))

describe('listSubjectDifferences', () => {
  it('finds nothing where all is the same, in any order', () => {
    fc.assert(
      fc.property(shown, (one) => {
        const again = { ...one, registered: one.registered.toReversed() }
        expect(listChanges(one, again)).toEqual([])
        expect(toSubjectsSnapshot(again)).toEqual(toSubjectsSnapshot(one))
      }),
    )
  })

  it('finds each difference of a subject that the student had and still has, in the same semester', () => {
    fc.assert(
      fc.property(shown, shown, (seen, now) => {
        const list = listChanges(seen, now)
        const differences = new Map(list.map((each) => [each.key, each]))
        expect(numbers.filter((key) => differences.has(key))).toHaveLength(list.length)
        for (const key of numbers) {
          const [before, after] = [seen.states[key] ?? null, now.states[key] ?? null]
          const isOwn = [seen, now].every(({ registered }) => registered.includes(Number(key)))
          const isChanged =
            seen.semesterID === now.semesterID && isOwn && JSON.stringify(before) !== JSON.stringify(after)
          expect(differences.get(key)).toEqual(isChanged ? { key, before, after } : undefined)
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
