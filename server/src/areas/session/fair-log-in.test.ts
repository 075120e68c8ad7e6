import * as argon2 from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const password = 'a good password'
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })

const studentCount = 120
const toCode = (nth: number) => `dorm${nth}`
const attacker = '10.6.6.6'
const dormitory = '10.0.0.1'

beforeAll(async () => {
  // Cheap to verify: the test is about the turns.
  const password_hash = await argon2.hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  for (let nth = 0; nth < studentCount; nth += 1)
    await university.addStudent({ code: toCode(nth), password_hash })
})
beforeEach(async () => {
  for (const table of ['login_failure', 'session', 'security_event', 'device'])
    await sql(`delete from ${table}`)
})

const logIn = async (code: string, typed: string, remoteAddress: string) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { code, password: typed },
    remoteAddress,
  })
  return statusCode
}
const times = <Result>(count: number, task: (nth: number) => Result): Result[] =>
  Array.from({ length: count }, (_, nth) => task(nth))
/** How many replies have each status. */
const countStatuses = async (replies: readonly Promise<number>[]): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {}
  for (const status of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const fail = (count: number, address: string) =>
  countStatuses(times(count, (nth) => logIn(`unknown${nth}`, 'wrong', address)))
const countRows = () =>
  sql(`select (select count(*) from login_failure) as failures, (select count(*) from security_event) as events,
    (select count(*) from session) as sessions, (select count(*) from device) as devices`)

describe('a throttled address', () => {
  it('takes no place in the queue, and writes no row', async () => {
    expect(await fail(30, attacker)).toEqual({ 401: 10, 429: 20 })
    const before = await countRows()
    // More than have a place.
    const flood = fail(1100, attacker)
    const others = times(20, (nth) => logIn(toCode(nth), password, `10.1.0.${nth}`))
    expect(await countStatuses(others)).toEqual({ 200: 20 })
    expect(await flood).toEqual({ 429: 1100 })
    expect(await countRows()).toEqual({
      ...before,
      failures: Number(before!['failures']) + 20,
      events: Number(before!['events']) + 20,
      sessions: 20,
      devices: 20,
    })
  })
})

describe('an address that floods the queue with right passwords', () => {
  it('lets log-ins from elsewhere pass', async () => {
    let floodedCount = 0
    const flood = times(300, async () => {
      const status = await logIn(toCode(0), password, attacker)
      floodedCount += 1
      return status
    })
    const others = times(10, (nth) => logIn(toCode(nth + 1), password, `10.1.0.${nth}`))
    expect(await countStatuses(others)).toEqual({ 200: 10 })
    // Turn by turn, with a few that were asked before the others had come.
    expect(floodedCount).toBeLessThan(100)
    expect(await countStatuses(flood)).toEqual({ 200: 300 })
  })
})

describe('a dormitory behind one address', () => {
  it('gets in at once, first log-ins and mistyped passwords included', async () => {
    const replies = await countStatuses(times(studentCount, (nth) => logIn(toCode(nth), password, dormitory)))
    expect(replies).toEqual({ 200: studentCount })
    const typed = (nth: number) => (nth % 20 === 0 ? 'a wrong password' : password)
    await sql('delete from device')
    expect(
      await countStatuses(times(studentCount, (nth) => logIn(toCode(nth), typed(nth), dormitory))),
    ).toEqual({ 200: studentCount * 0.95, 401: studentCount * 0.05 })
  })

  it('may fail once more for each student who has logged in from it, an address without any ten times', async () => {
    expect(await countStatuses(times(5, (nth) => logIn(toCode(nth), password, dormitory)))).toEqual({
      200: 5,
    })
    // The same student again is not another one.
    await logIn(toCode(0), password, dormitory)
    expect(await fail(30, dormitory)).toEqual({ 401: 15, 429: 15 })
    expect(await fail(30, attacker)).toEqual({ 401: 10, 429: 20 })
  })
})

describe('an IPv6 network', () => {
  it('is throttled as one address, however many it uses', async () => {
    const failFrom = (network: string, count: number) =>
      countStatuses(
        times(count, (nth) => logIn(`unknown${nth}`, 'wrong', `${network}::${(nth + 1).toString(16)}`)),
      )
    expect(await failFrom('2001:db8:1:2', 30)).toEqual({ 401: 10, 429: 20 })
    expect(await failFrom('2001:db8:1:3', 1)).toEqual({ 401: 1 })
  })
})
