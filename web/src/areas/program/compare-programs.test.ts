import { describe, expect, it } from 'vitest'
import type { FullProgram } from './full-program.ts'
import { comparePrograms } from './compare-programs.ts'

const makeProgram = (missing: number, ...ids: number[]) =>
  ({
    credits: { required: 0, done: 0, registered: 0, planned: 0, missing },
    modules: ids.map((program_moduleID) => ({ module: { program_moduleID } })),
  }) as unknown as FullProgram

const toIDs = (modules: FullProgram['modules']) => modules.map(({ module }) => module.program_moduleID)

describe('comparePrograms', () => {
  it('lists the added and removed modules, and the credits before and after', () => {
    const { added, removed, credits } = comparePrograms(makeProgram(60, 1, 2, 3), makeProgram(75, 1, 4, 3, 5))
    expect([toIDs(added), toIDs(removed)]).toEqual([[4, 5], [2]])
    expect(credits).toEqual([
      { part: 'done', before: 0, after: 0 },
      { part: 'registered', before: 0, after: 0 },
      { part: 'planned', before: 0, after: 0 },
      { part: 'missing', before: 60, after: 75 },
    ])
    const same = comparePrograms(makeProgram(60, 1, 2), makeProgram(60, 2, 1))
    expect([same.added, same.removed]).toEqual([[], []])
  })
})
