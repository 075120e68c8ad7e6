import { expect, it } from 'vitest'
import type { FullProgram } from './my-program.ts'
import { programChanges } from './program-changes.ts'

const withModules = (missing: number, ...ids: number[]) =>
  ({
    credits: { required: 0, done: 0, registered: 0, planned: 0, missing },
    modules: ids.map((program_moduleID) => ({ module: { program_moduleID } })),
  }) as unknown as FullProgram

const idsOf = (modules: FullProgram['modules']) => modules.map(({ module }) => module.program_moduleID)

it('tells which modules come, which go, and what is missing before and after', () => {
  const { comes, goes, ...missing } = programChanges(withModules(60, 1, 2, 3), withModules(75, 1, 4, 3, 5))
  expect([idsOf(comes), idsOf(goes)]).toEqual([[4, 5], [2]])
  expect(missing).toEqual({ missingBefore: 60, missingAfter: 75 })
  const same = programChanges(withModules(60, 1, 2), withModules(60, 2, 1))
  expect([same.comes, same.goes]).toEqual([[], []])
})
