import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { emptyUniversity, exportFiles, importFiles } from '#server/records/test-records.ts'
import { makeUniversity } from './make-university.ts'

const db = await testDatabase()

describe('the records of the demo university', () => {
  it('go into an empty university and come out the same', async () => {
    await makeUniversity(db, { students: 400, today: '2026-03-10', log: () => undefined })
    const exported = await exportFiles(db.url)
    for (const [name, rows] of Object.entries(exported)) expect(rows.length, name).toBeGreaterThan(1)
    const { url } = await emptyUniversity()
    const result = await importFiles(url, exported, { allowRemovals: 1000 })
    expect(result.bad).toEqual([])
    expect(result.outcome).toBe('saved')
    expect(await exportFiles(url)).toEqual(exported)
    expect(await importFiles(url, exported)).toMatchObject({ outcome: 'nothing to change' })
    // The university itself finds nothing new in its own files.
    const itself = await importFiles(db.url, exported)
    expect(itself.bad).toEqual([])
    expect(itself).toMatchObject({ outcome: 'nothing to change' })
  })
})
