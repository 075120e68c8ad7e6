import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { listFunctions, schemaFolders } from '../schema-files.ts'
import { testDatabase } from '../test-database.ts'
import { listAreas } from './list-areas.ts'
import { readCatalogue } from './read-catalogue.ts'
import { writeSchemaDocument } from './write-document.ts'

const db = await testDatabase()
const catalogue = await readCatalogue(db.url)

describe('docs/schema.md', () => {
  it('is up to date: otherwise run npm run schema', async () => {
    const document = await readFile(new URL('../../../../docs/schema.md', import.meta.url), 'utf8')
    expect(document).toBe(writeSchemaDocument(await listAreas(), catalogue))
  })
})

describe('the schema', () => {
  it('has a comment on every table, view and function', () => {
    const all = [...catalogue.relations, ...catalogue.functions]
    expect(all.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
  })

  it('has a file named for every function', async () => {
    const files = await listFunctions(schemaFolders)
    expect(catalogue.functions.map(({ name }) => name).toSorted()).toEqual(files.map(({ name }) => name))
  })
})
