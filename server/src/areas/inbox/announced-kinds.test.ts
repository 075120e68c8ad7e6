import { expect, it, vi } from 'vitest'
import { inboxKinds } from '#contract/staff/inbox-kinds.ts'
import { testDatabase } from '#server/db/test-database.ts'

const db = await testDatabase()

/** The tables that the views of the inbox are made of, by the kind. */
const listTables = async () =>
  db.rows<{ kind: string; tables: string[] }>({
    name: '',
    text: `select replace(v.view_name, '_inbox', '') as kind, array_agg(v.table_name::text order by 1) as tables
      from information_schema.view_table_usage v where v.view_name like '%\\_inbox' group by 1`,
  })

it('each kind of the inbox is announced to open pages of staff when its table changes', async () => {
  const heard = vi.fn()
  await db.listen('inbox', heard)
  const found = await listTables()
  expect(found.map(({ kind }) => kind).toSorted()).toEqual([...inboxKinds].toSorted())
  for (const { kind, tables } of found) {
    heard.mockClear()
    // A statement that changes no row runs the trigger of the table too.
    for (const table of tables) await db.rows({ name: '', text: `delete from ${table} where false` })
    await expect.poll(() => heard.mock.calls.length, { message: kind }).toBeGreaterThan(0)
  }
})
