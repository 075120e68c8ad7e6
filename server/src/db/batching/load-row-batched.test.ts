import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDatabase, type Connection, type Statement } from '#server/db/open.ts'
import { loadRowBatched, type ValueType } from './load-row-batched.ts'
import { testDatabase } from '#server/db/test-database.ts'

const db = await testDatabase()

/** Records the names of the statements that are sent. */
const recordStatements = () => {
  const sent: string[] = []
  const rows: Connection['rows'] = (statement, values) => {
    sent.push(statement.name)
    return db.rows(statement, values)
  }
  return { sent, reader: { rows } }
}

// Numbers below 10 have a row, 7 has two, and a negative number raises an error.
const numbers: Statement<{ n: number; word: string | null; root: number }> = {
  name: 'test.numbers',
  text: `select n, $2 as word, sqrt(n) as root from generate_series(0, 9) n where n = $1
    union all select 7, 'again', 0 where $1 = 7
    union all select 0, null, sqrt($1) where $1 < 0`,
}
const types: readonly ValueType[] = ['int', 'text']

describe('loadRowBatched', () => {
  it('answers each request of a batch as if it were alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.integer({ min: 0, max: 12 }),
            fc.oneof(
              fc.constant(null),
              fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
            ),
          ),
          { minLength: 1, maxLength: 60 },
        ),
        async (requests) => {
          const { sent, reader } = recordStatements()
          const inBatches = await Promise.all(
            requests.map((values) => loadRowBatched(reader, numbers, types, values)),
          )
          const alone = await Promise.all(
            requests.map(async (values) => (await db.rows(numbers, values))[0] ?? null),
          )
          expect(inBatches.map((row) => row ?? null)).toEqual(alone)
          expect(sent.length).toBeLessThanOrEqual(4 + Math.ceil(Math.max(0, requests.length - 4) / 16))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('rejects only the request whose data fail', async () => {
    const { reader } = recordStatements()
    const requests = [1, 2, 3, 4, 5, 6, -1, 8, 9].map((n) => loadRowBatched(reader, numbers, types, [n, 'x']))
    const answers = await Promise.allSettled(requests)
    expect(answers.map(({ status }) => status)).toEqual(
      [1, 2, 3, 4, 5, 6, -1, 8, 9].map((n) => (n < 0 ? 'rejected' : 'fulfilled')),
    )
  })

  it('reads a statement without parameters once for all requests', async () => {
    const { sent, reader } = recordStatements()
    const now: Statement<{ one: number }> = { name: 'test.one', text: 'select 1 as one' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => loadRowBatched(reader, now, [], [])))
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ one: 1 })))
    expect(sent.length).toBeLessThanOrEqual(4 + Math.ceil(46 / 16))
  })

  it('rejects every request when the database is gone', async () => {
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing', 1)
    const answers = await Promise.allSettled(
      [1, 2, 3].map((n) => loadRowBatched(gone, numbers, types, [n, null])),
    )
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await gone.close()
  })
})
