import { readdir, readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openClient } from '#server/db/connection/open-client.ts'
import { allStatements } from './open.ts'
import { toBatchedSql } from './batching/load-row-batched.ts'
import { testDatabase } from './test-database.ts'

// Other files may have imported statements of tests and benches.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules()) // for the files after this one

const root = new URL('../', import.meta.url)

const sqlFiles = async (): Promise<string[]> => {
  const all = await readdir(root, { recursive: true })
  return all.filter((name) => /(^|\/)sql\.ts$/.test(name.replaceAll('\\', '/')))
}

describe('allStatements', () => {
  it('can be prepared on the current schema', async () => {
    const files = await sqlFiles()
    // That of the books has the two statements of every list of books, that of readiness the statement of every check.
    const makers = ['books/sql.ts', 'areas/readiness/sql.ts']
    const listed = files.filter((name) => !makers.includes(name.replaceAll('\\', '/')))
    const sources = await Promise.all(listed.map((name) => readFile(new URL(name, root), 'utf8')))
    await Promise.all(files.map((name) => import(new URL(name, root).href)))
    // Every statement in the sources must be registered, or this test would skip it.
    const written = sources.join('\n').match(/\b(statement|define(Row|OneRow|List)Query)(<|\()/g) ?? []
    // Each list of books has two: of all, and of those that a search finds.
    const lists = sources.join('\n').match(/\bdefineBookList(<|\()/g) ?? []
    const statements = [...allStatements().values()]
    const checks = sources.join('\n').match(/\bdefineCheck\(/g) ?? []
    // The readiness statement that is no check, and the one that compares the schema.
    const others = 2
    expect(statements.length).toBe(written.length + 2 * lists.length + checks.length + others)
    expect(statements.length).toBeGreaterThan(10)
    const texts = statements.flatMap(({ name, text, batchTypes }) => [
      [name, text] as const,
      ...(batchTypes?.length ? [[`${name}, batched`, toBatchedSql(text, batchTypes)] as const] : []),
    ])

    const db = await testDatabase()
    const client = await openClient(db.url)
    const broken: string[] = []
    for (const [name, text] of texts) {
      // PREPARE accepts queries only; other statements are run and rolled back.
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
})
