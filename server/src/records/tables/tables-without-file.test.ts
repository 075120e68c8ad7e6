import { expect, it } from 'vitest'
import { emptyUniversity } from '../test-records.ts'
import { allTables } from './all-tables.ts'
import { tablesWithoutFile } from './tables-without-file.ts'

it('every table of the database has a file, or a reason why it has none', async () => {
  const { query } = await emptyUniversity()
  const rows = await query(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
  const tables = rows.map(({ name }) => String(name))
  const imported = new Set(allTables.map(({ relation }) => relation))
  const others = Object.values(tablesWithoutFile).flat()
  expect(tables.length).toBeGreaterThan(150)
  expect(tables.filter((name) => !imported.has(name) && !others.includes(name))).toEqual([])
  expect(others.filter((name) => imported.has(name) || !tables.includes(name))).toEqual([])
  expect(others).toHaveLength(new Set(others).size)
})
