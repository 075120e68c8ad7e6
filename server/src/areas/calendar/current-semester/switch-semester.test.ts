import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { untilWaiting } from '#server/db/connection/test-activity.ts'
import { openDatabase, statement, type Connection } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const otherDb = openDatabase(db.url, 2)
afterAll(() => otherDb.close())
const university = await testUniversity(db)
const next = await university.addSemester(2026, 'spring', [101, 200], { current_from: '2027-02-01' })

const run = (text: string) => db.rows({ name: '', text })
/** The query that servers run every ten seconds, at a time of the test's clock. */
const switchAt = statement<{ id: number }>('test.switchAt', 'select id from switch_semester($1::timestamptz)')
const askAt = async (at: string, connection: Connection = db) => (await connection.row(switchAt, [at]))?.id
const current = async () =>
  (await db.row<{ id: number }>({ name: '', text: 'select id from semester where is_current' }))?.id

/** Midnight in Tbilisi, which is four hours ahead. */
const midnight = '2027-01-31T20:00:00.000Z'
const before = '2027-01-31T19:59:59.999Z'

beforeEach(async () => {
  await run('update semester set is_current = false where is_current')
  await run(`update semester set is_current = true where id = ${university.semesterID}`)
})

describe('the current semester', () => {
  it('changes at midnight at the university, neither before nor by the clock of the server', async () => {
    expect(await askAt(before)).toBeUndefined()
    expect(await current()).toBe(university.semesterID)
    expect(await askAt(midnight)).toBe(next)
    expect(await current()).toBe(next)
    expect(await askAt(midnight)).toBeUndefined()
  })

  it('follows the time zone of the university', async () => {
    await run(`update setting set value = '"America/New_York"' where name = 'time_zone'`)
    try {
      expect(await askAt(midnight)).toBeUndefined()
      expect(await askAt('2027-02-01T04:59:59Z')).toBeUndefined()
      expect(await askAt('2027-02-01T05:00:00Z')).toBe(next)
    } finally {
      await run(`update setting set value = '"Asia/Tbilisi"' where name = 'time_zone'`)
    }
  })

  it('is changed once by servers that look at the same moment, and each is notified once', async () => {
    const notified: string[] = []
    await new Promise<void>((resolve) => void otherDb.listen('semester', (id) => notified.push(id), resolve))
    let other: Promise<number | undefined> | undefined
    await db.transaction(async (tx) => {
      expect(await askAt(midnight, tx)).toBe(next)
      other = askAt(midnight, otherDb)
      // It has looked, and waits.
      await untilWaiting(db)
    })
    expect(await other).toBeUndefined()
    expect(await current()).toBe(next)
    await expect.poll(() => notified).toEqual([String(next)])
  })
})
