import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase, type Connection, type Statement } from './open.ts'
import { rowTogether, type ValueType } from './row-together.ts'
import { testDatabase } from './test-database.ts'

const db = await testDatabase()

/** Counts the statements that really go out. */
const counting = () => {
  const asked: string[] = []
  const rows: Connection['rows'] = (statement, values) => {
    asked.push(statement.name)
    return db.rows(statement, values)
  }
  return { asked, on: { rows } }
}

// Numbers below 10 have a row, 7 has two, and what is negative cannot be read at all.
const numbers: Statement<{ n: number; word: string | null; root: number }> = {
  name: 'test.numbers',
  text: `select n, $2 as word, sqrt(n) as root from generate_series(0, 9) n where n = $1
    union all select 7, 'again', 0 where $1 = 7
    union all select 0, null, sqrt($1) where $1 < 0`,
}
const types: readonly ValueType[] = ['int', 'text']

test('whoever asks together is answered as if each had asked alone', async () => {
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
      async (askings) => {
        const { asked, on } = counting()
        const together = await Promise.all(askings.map((values) => rowTogether(on, numbers, types, values)))
        const alone = await Promise.all(
          askings.map(async (values) => (await db.rows(numbers, values))[0] ?? null),
        )
        expect(together.map((row) => row ?? null)).toEqual(alone)
        expect(asked.length).toBeLessThanOrEqual(4 + Math.ceil(Math.max(0, askings.length - 4) / 16))
      },
    ),
    { numRuns: 40 },
  )
})

test('who asks what cannot be read fails alone', async () => {
  const { on } = counting()
  const askings = [1, 2, 3, 4, 5, 6, -1, 8, 9].map((n) => rowTogether(on, numbers, types, [n, 'x']))
  const answers = await Promise.allSettled(askings)
  expect(answers.map(({ status }) => status)).toEqual(
    [1, 2, 3, 4, 5, 6, -1, 8, 9].map((n) => (n < 0 ? 'rejected' : 'fulfilled')),
  )
})

test('what does not depend on who asks is read once for all', async () => {
  const { asked, on } = counting()
  const now: Statement<{ one: number }> = { name: 'test.one', text: 'select 1 as one' }
  const answers = await Promise.all(Array.from({ length: 50 }, () => rowTogether(on, now, [], [])))
  expect(answers).toEqual(Array.from({ length: 50 }, () => ({ one: 1 })))
  expect(asked.length).toBeLessThanOrEqual(4 + Math.ceil(46 / 16))
})

test('a database that is gone is told to everybody who asks', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing', 1)
  const answers = await Promise.allSettled([1, 2, 3].map((n) => rowTogether(gone, numbers, types, [n, null])))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await gone.close()
})
