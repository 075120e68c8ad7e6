import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toProgrammeSnapshot, listProgrammeChanges, type ShownProgramme } from './programme-changes.ts'

const module = fc.record({
  program_moduleID: fc.constantFrom(1, 2, 3),
  module: fc.constantFrom('ა', 'ბ'),
  moduleeng: fc.constant('a'),
  ects: fc.constantFrom(10, 20),
  subjectIDs: fc.subarray([5, 6, 7]),
})
const programme: fc.Arbitrary<ShownProgramme> = fc.record({
  programID: fc.constantFrom(1, 1, 1, 2),
  concentrationID: fc.constantFrom(null, null, 4),
  minorID: fc.constantFrom(null, null, 9),
  modules: fc.uniqueArray(module, { selector: ({ program_moduleID }) => program_moduleID }),
})
const listChanges = (seen: ShownProgramme, now: ShownProgramme) =>
  listProgrammeChanges(toProgrammeSnapshot(seen), toProgrammeSnapshot(now))

describe('listProgrammeChanges', () => {
  it('finds nothing in the same programme in any order, or in another programme', () => {
    fc.assert(
      fc.property(programme, programme, (one, other) => {
        const modules = one.modules.toReversed().map((each) => ({
          ...each,
          module: 'სხვა სახელი',
          subjectIDs: each.subjectIDs.toReversed(),
        }))
        expect(listChanges(one, { ...one, modules })).toEqual([])
        expect(listChanges({ ...one, programID: 1 }, { ...other, programID: 2 })).toEqual([])
      }),
    )
  })

  it('finds modules with other credits or subjects, and added or removed ones unless the student chose so', () => {
    fc.assert(
      fc.property(programme, programme, (one, other) => {
        const [seen, now] = [
          { ...one, programID: 1 },
          { ...other, programID: 1 },
        ]
        const list = listChanges(seen, now)
        const changes = new Map(list.map((each) => [each.program_moduleID, each]))
        expect([1, 2, 3].filter((id) => changes.has(id))).toHaveLength(list.length)
        const isOwnChoice = seen.concentrationID !== now.concentrationID || seen.minorID !== now.minorID
        for (const id of [1, 2, 3]) {
          const [was, is] = [seen, now].map(({ modules }) =>
            modules.find(({ program_moduleID }) => program_moduleID === id),
          )
          const change = changes.get(id)
          if (was === undefined || is === undefined) {
            expect(change !== undefined).toBe(!isOwnChoice && was !== is)
            if (change !== undefined)
              expect(change).toMatchObject({
                before: was === undefined ? null : { ects: was.ects },
                after: is === undefined ? null : { ects: is.ects },
                added: [],
                removed: [],
              })
            continue
          }
          const added = [5, 6, 7].filter(
            (each) => is.subjectIDs.includes(each) && !was.subjectIDs.includes(each),
          )
          const removed = [5, 6, 7].filter(
            (each) => was.subjectIDs.includes(each) && !is.subjectIDs.includes(each),
          )
          const isChanged = was.ects !== is.ects || added.length + removed.length > 0
          expect(change).toEqual(
            isChanged
              ? {
                  program_moduleID: id,
                  module: is.module,
                  moduleeng: is.moduleeng,
                  before: { ects: was.ects },
                  after: { ects: is.ects },
                  added,
                  removed,
                }
              : undefined,
          )
        }
      }),
    )
  })
})

describe('toProgrammeSnapshot', () => {
  it('has the modules by their numbers, with their subjects in order', () => {
    const shown: ShownProgramme = {
      programID: 1,
      concentrationID: 4,
      minorID: null,
      modules: [{ program_moduleID: 3, module: 'ა', moduleeng: 'a', ects: 10, subjectIDs: [10, 9, 100] }],
    }
    expect(toProgrammeSnapshot(shown)).toEqual({
      programID: 1,
      concentrationID: 4,
      minorID: null,
      modules: { 3: { module: 'ა', moduleeng: 'a', ects: 10, subjectIDs: [9, 10, 100] } },
    })
  })
})
