import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { refusalOf } from '../test-refusal-of.ts'
import { testAccount, writeCamt } from '../test-statement.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules()) // for the files after this one
/** The main thread, in which this is replaced, is free to answer calls. */
vi.mock('../parse-statement.ts', () => ({
  parseStatement: () => {
    throw new Error('a statement is parsed in a thread')
  },
}))
const { parseInThread } = await import('./parse-in-thread.ts')
const { makeApp } = await import('#server/app.ts')
const { testStatements } = await import('../test-statements.ts')
afterEach(() => vi.useRealTimers())

const throwReason = (settled: object) => {
  throw (settled as { readonly reason?: unknown }).reason
}
const content = writeCamt([{ reference: 'A1', amount: '5.00' }])
const parse = (text = content) =>
  parseInThread({ content: text, mapping: {}, currency: '', accounts: [testAccount] })

// spec 2.39.9
describe('parseInThread', () => {
  it('parses in another thread, one statement after the other, and goes on after one that is refused', async () => {
    const [first, refused, last] = await Promise.allSettled([parse(), parse('<Document/>'), parse()])
    expect([first, last]).toMatchObject([
      { status: 'fulfilled', value: { format: 'camt053', count: 1 } },
      { status: 'fulfilled', value: { format: 'camt053', count: 1 } },
    ])
    expect(refusalOf(() => throwReason(refused))).toMatchObject({ name: 'notCamt' })
  })

  it('ends a thread that takes more than a minute, and refuses its file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = parse().catch((error: unknown) => error)
    // Before the thread can answer.
    for (let turns = 0; turns < 100 && vi.getTimerCount() === 0; turns += 1) await Promise.resolve()
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    const reason = await slow
    expect(refusalOf(() => throwReason({ reason }))?.name).toBe('tooSlow')
    expect(await parse()).toMatchObject({ count: 1 })
  })
})

// spec 2.39.9
describe('the upload of a statement', () => {
  it('parses in another thread', async () => {
    const db = await testDatabase()
    const app = makeApp({ db, checkReplies: true, quiet: true })
    const { uploadText } = await testStatements(app, db, await testUniversity(db))
    expect((await uploadText(content)).status).toBe(200)
  })
})
