import { describe, expect, it } from 'vitest'
import { testGroup } from '#web/parts/group-table/test-group.ts'
import { findCommonDetails } from './find-common-details.ts'

describe('findCommonDetails', () => {
  it('finds what all groups have in common', () => {
    expect(findCommonDetails([testGroup, { ...testGroup, scheduleID: 2, room: '305' }])).toMatchObject({
      start_date: testGroup.start_date,
      dates: [],
    })
  })

  it('finds nothing without groups, where they differ, and for rotations', () => {
    const dates = [{ start_date: '2026-09-14', end_date: '2026-10-11' }]
    expect(findCommonDetails([])).toBeNull()
    for (const other of [{ start_date: '2026-09-21' }, { dates }, { rotation: true }])
      expect(findCommonDetails([testGroup, { ...testGroup, ...other }])).toBeNull()
  })
})
