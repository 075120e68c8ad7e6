import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { allTables } from '../tables/all-tables.ts'
import { binding, metadataPrefix, type OneRosterName } from './binding.ts'
import { extensions, isGroupColumn } from './exported-rows.ts'
import { toTables } from './to-record-files.ts'
import { filesHeading, writeDocument } from './write-document.ts'

const names = Object.keys(binding) as OneRosterName[]

describe('docs/exchange.md', () => {
  it('lists all files and columns of OneRoster: otherwise run npm run schema', async () => {
    const document = await readFile(new URL('../../../../docs/exchange.md', import.meta.url), 'utf8')
    expect(document.slice(document.indexOf(filesHeading))).toBe(writeDocument())
  })
})

describe('the translation', () => {
  it.each(names)('of %s has columns of the records, and reads those that are written', (name) => {
    const read = toTables(name)
    for (const { name: table, columns } of read) {
      const known = allTables.find((each) => each.name === table)!
      const required = known.columns.filter(({ isRequired }) => isRequired)
      expect(known.columns.map((column) => column.name)).toEqual(expect.arrayContaining([...columns]))
      // A required column has a place, so that a new row is refused by the line that lacks it.
      expect(columns).toEqual(expect.arrayContaining(required.map((column) => column.name)))
    }
    const sources = read.flatMap(({ columns, partial }) => columns.map((column) => partial!.sourceOf(column)))
    for (const column of extensions[name] ?? [])
      if (column !== 'registration' && column !== isGroupColumn)
        expect(sources).toContain(`${metadataPrefix}${column}`)
  })
})
