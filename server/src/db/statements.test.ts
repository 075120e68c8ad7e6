import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { allStatements } from './open.ts'
import { textTogether } from './row-together.ts'
import { testDatabase } from './test-database.ts'

const root = new URL('../', import.meta.url)

const sqlFiles = async (): Promise<string[]> => {
  const all = await readdir(root, { recursive: true })
  return all.filter((name) => /(^|\/)sql\.ts$/.test(name.replaceAll('\\', '/')))
}

test('every statement of every area can be prepared on the migrated database', async () => {
  const files = await sqlFiles()
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, root), 'utf8')))
  await Promise.all(files.map((name) => import(new URL(name, root).href)))
  // What is written and what is known must be as many, or this test would look away.
  const written = sources.join('\n').match(/\bstatement(<|\()/g) ?? []
  const statements = [...allStatements().values()]
  expect(statements.length).toBe(written.length)
  expect(statements.length).toBeGreaterThan(10)
  const texts = statements.flatMap(({ name, text, together }) => [
    [name, text] as const,
    ...(together?.length ? [[`${name}, together`, textTogether(text, together)] as const] : []),
  ])

  const db = await testDatabase()
  const client = new pg.Client({ connectionString: db.url })
  await client.connect()
  const broken: string[] = []
  for (const [name, text] of texts) {
    // PREPARE takes queries only; what locks a table is run, and undone.
    const isQuery = /^\s*(select|insert|update|delete|merge|with|values)\b/i.test(text)
    await client.query('begin')
    await client
      .query(isQuery ? `prepare one as ${text}` : text)
      .catch((error: Error) => broken.push(`${name}: ${error.message}`))
    await client.query('rollback')
    await client.query('deallocate all')
  }
  await client.end()
  expect(broken).toEqual([])
})
