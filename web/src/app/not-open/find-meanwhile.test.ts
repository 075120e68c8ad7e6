import { describe, expect, it } from 'vitest'
import { notBuiltPaths } from '#rules/menu/menu-paths.ts'
import { findMeanwhile } from './find-meanwhile.ts'

describe('findMeanwhile', () => {
  // spec 2.1.6
  it('leads no screen to another that is not built', () => {
    for (const path of notBuiltPaths) expect(notBuiltPaths, path).not.toContain(findMeanwhile(path)?.path)
  })

  it('is null where the portal has nothing of it', () => {
    expect(findMeanwhile('/no-such')).toBe(null)
  })
})
