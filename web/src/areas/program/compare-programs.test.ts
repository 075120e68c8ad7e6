import { describe, expect, it } from 'vitest'
import type { FullProgram } from './full-program.ts'
import { comparePrograms } from './compare-programs.ts'

const makeProgram = (
  missing: number,
  modules: Readonly<Record<number, readonly (readonly [subjectID: number, status: string])[]>>,
) =>
  ({
    credits: { required: missing, done: 0, registered: 0, planned: 0, missing },
    modules: Object.entries(modules).map(([id, subjects]) => ({
      module: { program_moduleID: Number(id) },
      subjects: subjects.map(([subjectID, status]) => ({ subjectID, status })),
    })),
  }) as unknown as FullProgram

const toIDs = (modules: FullProgram['modules']) => modules.map(({ module }) => module.program_moduleID)
const toPlaces = (places: ReturnType<typeof comparePrograms>['moved']) =>
  places.map(({ module, subjects }) => [module.program_moduleID, subjects.map(({ subjectID }) => subjectID)])

describe('comparePrograms', () => {
  it('lists the added and removed modules, and the credits before and after', () => {
    const before = makeProgram(60, { 1: [], 2: [], 3: [] })
    const { added, removed, credits, required } = comparePrograms(
      before,
      makeProgram(75, { 1: [], 3: [], 4: [], 5: [] }),
    )
    expect([toIDs(added), toIDs(removed)]).toEqual([[4, 5], [2]])
    expect(credits).toEqual([
      { part: 'done', before: 0, after: 0 },
      { part: 'registered', before: 0, after: 0 },
      { part: 'planned', before: 0, after: 0 },
      { part: 'missing', before: 60, after: 75 },
    ])
    expect(required).toEqual({ before: 60, after: 75 })
    const same = comparePrograms(before, makeProgram(60, { 3: [], 2: [], 1: [] }))
    expect([same.added, same.removed, same.moved, same.countedOnce]).toEqual([[], [], [], []])
  })

  it('says in which module a subject of the student would count', () => {
    const own = makeProgram(0, {
      1: [[10, 'passed']],
      2: [
        [20, 'registered'],
        [21, 'open'],
      ],
      3: [],
    })
    const other = makeProgram(0, { 1: [[10, 'passed']], 3: [[20, 'registered']], 4: [[21, 'open']] })
    const { moved, countedOnce } = comparePrograms(own, other)
    expect(toPlaces(moved)).toEqual([[3, [20]]])
    expect(countedOnce).toEqual([])
  })

  it('says in which module a subject goes on to count that stands in a new one too', () => {
    const own = makeProgram(0, {
      1: [
        [10, 'passed'],
        [11, 'passed'],
      ],
    })
    const other = makeProgram(0, {
      1: [
        [10, 'passed'],
        [11, 'passed'],
      ],
      9: [
        [10, 'passed'],
        [11, 'passed'],
        [12, 'open'],
      ],
    })
    const { moved, countedOnce } = comparePrograms(own, other)
    expect(moved).toEqual([])
    expect(toPlaces(countedOnce)).toEqual([[1, [10, 11]]])
  })
})
