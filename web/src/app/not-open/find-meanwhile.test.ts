import { describe, expect, it } from 'vitest'
import { notBuiltPaths } from '#rules/menu/menu-paths.ts'
import { findMeanwhile, isAboutPayments } from './find-meanwhile.ts'

describe('findMeanwhile', () => {
  // spec 2.1.6
  it('leads every screen of payments to the dates, and none to another that is not built', () => {
    for (const path of notBuiltPaths) {
      const meanwhile = findMeanwhile(path)
      if (isAboutPayments(path)) expect(meanwhile?.path, path).toBe('/academic-calendar')
      expect(notBuiltPaths, path).not.toContain(meanwhile?.path)
    }
    expect(notBuiltPaths.filter(isAboutPayments)).toEqual([
      '/pymentSuccess/$type',
      '/financial-info',
      '/pay-online',
      '/pay',
    ])
  })

  it('is null where the portal has nothing of it', () => {
    expect(findMeanwhile('/no-such')).toBe(null)
  })
})
