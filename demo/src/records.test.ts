import { expect, test } from 'vitest'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from '#server/records/test-records.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'

const db = await testDatabase()
await makeUniversity(db, { students: 300, today: '2026-11-18', log: () => undefined })

const countRows = (files: TestFiles) =>
  Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, rows.length - 1]))

/** The first rows that differ, by table: a whole file would be unreadable. */
const findDifferences = (one: TestFiles, other: TestFiles) =>
  Object.entries(one).flatMap(([name, rows]) => {
    const nth = rows.findIndex((row, at) => row.join('\t') !== other[name]?.[at]?.join('\t'))
    return nth === -1 ? [] : [{ name, one: rows[nth], other: other[name]?.[nth] }]
  })

test('the demo comes out, into an empty university, and out again as it was', async () => {
  const files = await exportFiles(db.url)
  expect(Object.entries(countRows(files)).filter(([, rows]) => rows === 0)).toEqual([])
  const { url } = await emptyUniversity()
  const saved = await importFiles(url, files, { allowRemovals: 1_000_000 })
  expect(saved.bad).toEqual([])
  expect(saved.outcome).toBe('saved')
  const again = await exportFiles(url)
  expect(findDifferences(files, again)).toEqual([])
  expect(countRows(again)).toEqual(countRows(files))
  expect((await importFiles(url, again)).outcome).toBe('nothing to change')
}, 120_000)
