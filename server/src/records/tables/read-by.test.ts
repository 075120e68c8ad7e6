import { describe, expect, it } from 'vitest'
import { allTables } from './all-tables.ts'

describe('a table of records', () => {
  it('that names students is read by an operation of staff', () => {
    const tables = allTables.filter(
      ({ name, columns }) =>
        name === 'students' || columns.some(({ type }) => type.kind === 'code' && type.of === 'students'),
    )
    expect(tables.length).toBeGreaterThan(8)
    for (const { name, readBy } of tables) expect([name, readBy]).not.toEqual([name, undefined])
  })

  it('that needs a permission to be imported needs one to be exported too', () => {
    for (const { name, operation, readBy } of allTables)
      if (operation !== undefined) expect([name, readBy]).not.toEqual([name, undefined])
  })
})
