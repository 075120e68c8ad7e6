import { describe, expect, it, vi } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { removeExpiredHourly } from './remove-expired-hourly.ts'

const db = await testDatabase()
const { studentID, put } = await testUniversity(db)

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
/** The date in Tbilisi. */
const toDay = (hours: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date(hoursAgo(hours)))
const hash = (text: string) => Buffer.from(text)
const tables = [
  'session',
  'device',
  'login_failure',
  'password_reset',
  'one_time_login',
  'mobile_code',
  'plan_attempt',
  'outbox',
]
const countRows = async () => {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    counts[table] = (await db.row<{ n: number }>({ name: '', text: `select count(*) as n from ${table}` }))!.n
  }
  return counts
}

describe('removeExpiredHourly', () => {
  it('removes expired rows and keeps the others, once an hour', async () => {
    const both = async (table: string, row: (text: string, old: boolean) => Record<string, unknown>) => {
      await put(table, row(`${table} old`, true))
      await put(table, row(`${table} young`, false))
    }
    const mine = { student_id: studentID }
    const over = (old: boolean) => ({ expires_at: hoursAgo(old ? 1 : -1) })
    await both('session', (text, old) => ({ ...mine, token_hash: hash(text), ...over(old) }))
    await both('device', (text, old) => ({
      ...mine,
      token_hash: hash(text),
      name: text,
      last_seen_at: hoursAgo(24 * (old ? 401 : 399)),
    }))
    await both('login_failure', (key, old) => ({
      kind: 'code',
      key,
      failures: 3,
      last_at: hoursAgo(old ? 25 : 1),
    }))
    // Those of a day are counted.
    await both('password_reset', (text, old) => ({
      ...mine,
      token_hash: hash(text),
      expires_at: hoursAgo(old ? 25 : 23),
    }))
    await both('one_time_login', (text, old) => ({ ...mine, token_hash: hash(text), ...over(old) }))
    // The number of codes sent today is needed longer than the code itself.
    await both('mobile_code', (text, old) => ({
      ...mine,
      action: text,
      subject: '',
      code_hash: hash(text),
      expires_at: hoursAgo(1),
      sent_on: toDay(old ? 24 : 0),
    }))
    await both('plan_attempt', (key, old) => ({
      ...mine,
      key,
      plan_id: 1,
      all_or_nothing: true,
      subjects: '[]',
      at: hoursAgo(old ? 25 : 23),
    }))
    await both('outbox', (recipient, old) => ({
      kind: 'mail',
      recipient,
      body: '',
      created_at: hoursAgo(24 * (old ? 31 : 29)),
    }))

    removeExpiredHourly(db)
    const one = Object.fromEntries(tables.map((table) => [table, 1]))
    await expect.poll(() => countRows()).toEqual(one)

    await put('one_time_login', { ...mine, token_hash: hash('late'), ...over(true) })
    const rows = vi.spyOn(db, 'rows')
    removeExpiredHourly(db)
    expect(rows).not.toHaveBeenCalled()
    rows.mockRestore()
    expect((await countRows())['one_time_login']).toBe(2)
  })
})
