import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { touchSessions } from './sql.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
const statusWith = async (headers: Record<string, string>, by = app) =>
  (await by.inject({ url: '/api/auth/user', headers })).statusCode
const until = (holds: () => Promise<boolean>) => expect.poll(holds).toBe(true)
/** Sets the clock of the cache: that of the process, with an offset, or stopped. */
const mockCacheClock = (now: () => number) => {
  const mocked = vi.spyOn(performance, 'now').mockImplementation(now)
  onTestFinished(() => mocked.mockRestore())
}

beforeEach(() => sql('delete from session'))

// spec 6.1
describe('a token', () => {
  it('is required', async () => {
    const { headers } = await signIn(db, university.studentID)
    expect(await statusWith(headers)).toBe(200)
    const token = headers.authorization.slice('Bearer '.length)
    expect(await statusWith({ authorization: `bearer ${token}` })).toBe(200)
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${token}`,
      `Bearer ${token}x`,
      token,
      'Bearer \u00ff',
    ]) {
      expect(await statusWith({ authorization })).toBe(401)
    }
    expect(await statusWith({})).toBe(401)
    const reply = await app.inject({ url: '/api/auth/user', headers: { 'content-language': 'en' } })
    expect(reply.json()).toEqual({
      code: 'signed_out',
      message: 'Your session has ended. Please log in again.',
      translation: { locale: 'ka', message: 'სესია დასრულდა. გთხოვთ, ხელახლა შეხვიდეთ სისტემაში.' },
    })
  })

  it('is invalid when its session has expired, also if the process has cached it', async () => {
    const { headers } = await signIn(db, university.studentID)
    const expire = (seconds: number) =>
      sql(`update session set expires_at = now() + interval '${seconds} seconds'`)
    await until(async () => {
      await expire(25)
      await statusWith(headers)
      await expire(-1)
      return (await statusWith(headers)) === 200
    })
    const now = performance.now.bind(performance)
    // The cache alone would keep it for 30 seconds.
    mockCacheClock(() => now() + 25_000)
    expect(await statusWith(headers)).toBe(401)
  })

  it('is read from the database once, and then from the cache', async () => {
    const { headers } = await signIn(db, university.studentID)
    await until(async () => {
      await statusWith(headers)
      await sql('alter table session rename to hidden')
      const status = await statusWith(headers)
      await sql('alter table hidden rename to session')
      return status === 200
    })
  })
})

describe('a session that ends', () => {
  it('is invalid at once in every process, whoever ended it', async () => {
    const otherDb = openDatabase(db.url, 2)
    const other = makeApp({ db: otherDb, checkReplies: true, quiet: true })
    const { headers } = await signIn(db, university.studentID)
    await statusWith(headers, other)
    await until(async () => {
      const before = await otherDb.row<{ n: number }>({
        name: '',
        text: `select count(*) as n from pg_stat_activity where datname = current_database() and query like 'listen%'`,
      })
      return before?.n === 2
    })
    expect(await statusWith(headers, other)).toBe(200)
    expect(await statusWith(headers)).toBe(200)

    // Nothing expires in the cache any more.
    const stoppedAt = performance.now()
    mockCacheClock(() => stoppedAt)
    await sql('delete from session')
    await until(async () => (await statusWith(headers, other)) === 401 && (await statusWith(headers)) === 401)
    await otherDb.close()
  })

  it('is invalid in its own process before the log-out is answered', async () => {
    for (let i = 0; i < 20; i += 1) {
      const { headers } = await signIn(db, university.studentID)
      expect(await statusWith(headers)).toBe(200)
      await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
      expect(await statusWith(headers)).toBe(401)
    }
  })
})

describe('a session in use', () => {
  const left = async () => {
    const row = await sql(`select extract(epoch from expires_at - now())::float8 as seconds from session`)
    return row?.['seconds'] as number
  }
  const useWhen = async (change: string) => {
    const { headers } = await signIn(db, university.studentID)
    await sql(`update session set ${change}`)
    expect(await statusWith(headers)).toBe(200)
    return headers
  }

  it('is extended to 12 hours, in the background', async () => {
    await useWhen(`last_seen_at = now() - interval '61 seconds', expires_at = now() + interval '1 hour'`)
    await until(async () => (await left()) > 11.99 * 3600)
    expect(await left()).toBeLessThanOrEqual(12 * 3600)
  })

  it('is touched at most once a minute', async () => {
    await useWhen(`last_seen_at = now() - interval '50 seconds', expires_at = now() + interval '1 hour'`)
    // One that is due is touched afterwards.
    const { headers } = await signIn(db, university.englishStudentID)
    await sql(`update session set last_seen_at = now() - interval '61 seconds', expires_at = now() + interval '1 hour'
      where student_id = ${university.englishStudentID}`)
    expect(await statusWith(headers)).toBe(200)
    await until(async () => {
      const text = `select expires_at > now() + interval '2 hours' as touched from session order by id`
      const touched = (await db.rows<{ touched: boolean }>({ name: '', text })).map((row) => row.touched)
      expect(touched[0]).toBe(false)
      return touched[1] === true
    })
  })

  it('is touched once when two processes find it due at the same time', async () => {
    await useWhen(`last_seen_at = now()`)
    const { id } = (await sql('select id from session')) as { id: number }
    await sql(`update session set last_seen_at = now() - interval '61 seconds'`)
    const touched = await Promise.all([touchSessions(db, [id]), touchSessions(db, [id])])
    expect(touched.flat()).toHaveLength(1)
  })

  it('is touched in one statement with all that are used at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => signIn(db, university.studentID)))
    await sql(`update session set last_seen_at = now() - interval '61 seconds'`)
    expect(await Promise.all(all.map(({ headers }) => statusWith(headers)))).toEqual(all.map(() => 200))
    const touched = `select count(*) as sessions, count(distinct xmin::text) as writes from session
      where last_seen_at > now() - interval '1 minute'`
    await until(async () => (await sql(touched))?.['sessions'] === all.length)
    expect((await sql(touched))?.['writes']).toBeLessThanOrEqual(3)
  })

  // spec 6.1.3
  it('ends after 30 days', async () => {
    await useWhen(
      `last_seen_at = now() - interval '2 minutes', created_at = now() - interval '29 days 20 hours'`,
    )
    await until(async () => (await left()) < 5 * 3600)
    expect(await left()).toBeGreaterThan(3.9 * 3600)
  })

  it('never ends within 15 minutes of an action', async () => {
    await useWhen(
      `last_seen_at = now() - interval '2 minutes', created_at = now() - interval '29 days 23 hours 59 minutes 30 seconds',
       expires_at = now() + interval '30 seconds'`,
    )
    await until(async () => (await left()) > 15 * 60 + 90)
  })
})
