import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readValue } from './read-value.ts'
import { allTables } from './tables/all-tables.ts'
import { tablesHeading, writeDocument } from './write-document.ts'

describe('docs/records.md', () => {
  it('lists all tables and columns: otherwise run npm run schema', async () => {
    const document = await readFile(new URL('../../../docs/records.md', import.meta.url), 'utf8')
    expect(document.slice(document.indexOf(tablesHeading))).toBe(writeDocument(allTables))
  })
})

describe('the tables', () => {
  it('stand after those that they refer to', () => {
    const names = allTables.map(({ name }) => name)
    for (const [at, { name, columns, partOf }] of allTables.entries()) {
      const referred = columns.flatMap(({ type, isDeferred }) =>
        type.kind === 'code' && !isDeferred ? [type.of] : [],
      )
      for (const other of [...referred, ...(partOf ? [partOf.table] : [])])
        expect(other === name || names.indexOf(other) < at, `${name} and ${other}`).toBe(true)
    }
  })

  it.each(allTables.map((table) => [table.name, table] as const))(
    'have names, keys and examples that can be read: %s',
    (_name, { columns, key }) => {
      const names = columns.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const column of columns) {
        expect(readValue(column.example, column), column.name).toHaveProperty('value')
        expect(column.name).not.toBe('reason')
        expect(readValue(column.byDefault, { ...column, isRequired: false })).toEqual({
          value: column.byDefault,
        })
      }
      for (const column of key) expect(columns.find(({ name }) => name === column)?.isRequired).toBe(true)
    },
  )
})
