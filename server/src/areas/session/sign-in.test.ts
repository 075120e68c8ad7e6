import { beforeEach, describe, expect, it } from 'vitest'
import { testLogIn } from './test-log-in.ts'

const { db, app, sql, logIn, right, deviceCookie } = await testLogIn()

describe('a log-in from a new device', () => {
  const readEmails = () => db.rows<{ subject: string }>({ name: '', text: 'select subject from outbox' })
  beforeEach(() => sql('delete from outbox'))

  it('sends the student an e-mail, except the very first one', async () => {
    const first = await logIn(right)
    expect(await readEmails()).toEqual([])
    await logIn(right, { cookie: deviceCookie(first) })
    expect(await readEmails()).toEqual([])
    await logIn(right)
    expect(await readEmails()).toEqual([
      { subject: 'შესვლა ახალი მოწყობილობიდან · Log-in from a new device' },
    ])
  })

  it('says in both languages when it was, with the month in words', async () => {
    await logIn(right)
    await logIn(right)
    const { body } = (await sql('select body from outbox limit 1')) as { body: string }
    expect(body).toMatch(/ \d{4} წლის \d{1,2} [ა-ჰ]+ს, \d\d:\d\d საათზე /)
    expect(body).toMatch(/ on \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d\. /)
    expect(body).not.toMatch(/\{\w+\}(?!\/forgot)/)
  })

  it('sends ten e-mails a day at most, and stands in the security log always', async () => {
    await sql('delete from security_event')
    for (let nth = 0; nth < 13; nth += 1) await logIn(right)
    expect(await readEmails()).toHaveLength(10)
    const row = await sql("select count(*)::int as n from security_event where detail = 'new device'")
    expect(row).toEqual({ n: 12 })
    await sql("update device set first_seen_at = now() - interval '25 hours'")
    await logIn(right)
    expect(await readEmails()).toHaveLength(11)
  })

  it('gets a token of the server, not the one that the browser made up', async () => {
    const cookie = `portal_device=${'a'.repeat(43)}`
    expect(deviceCookie(await logIn(right, { cookie }))).not.toBe(cookie)
  })
})

describe('a student who logs in again and again', () => {
  const headersOf = async (from = {}) => ({
    authorization: `Bearer ${(await logIn(right, from)).json().data.token}`,
  })
  const statusOf = async (headers: { authorization: string }) =>
    (await app.inject({ url: '/api/auth/user', headers })).statusCode
  const count = (table: string) => sql(`select count(*)::int as n from ${table}`)

  it('has twenty sessions: the one that was not used for longest ends, which stands in the security log once', async () => {
    await sql('delete from security_event')
    const first = await headersOf()
    const second = await headersOf()
    for (let nth = 2; nth < 20; nth += 1) await logIn(right)
    expect(await count('session')).toEqual({ n: 20 })
    // The first is used again; then the second is the oldest.
    await sql(`update session set last_seen_at = now() where id = (select min(id) from session)`)
    for (let nth = 0; nth < 3; nth += 1) await logIn(right)
    expect(await count('session')).toEqual({ n: 20 })
    expect(await statusOf(first)).toBe(200)
    await expect.poll(() => statusOf(second)).toBe(401)
    expect(await sql(`select code, times from security_event where event = 'oldest_session_ended'`)).toEqual({
      code: 'st1',
      times: 3,
    })
  })

  it('has fifty devices, and keeps those that are signed in', async () => {
    const first = await logIn(right)
    for (let nth = 0; nth < 60; nth += 1) {
      await sql('delete from login_failure')
      await logIn(right)
    }
    expect((await count('device'))!['n']).toBe(50)
    expect((await count('session'))!['n']).toBe(20)
    expect(
      await sql(`select count(*)::int as n from device d where not exists (
      select from session s where s.device_id = d.id)`),
    ).toEqual({ n: 30 })
    // The first device is forgotten, so its log-in is one of a new device.
    expect(deviceCookie(await logIn(right, { cookie: deviceCookie(first) }))).not.toBe(deviceCookie(first))
  })

  it('keeps to it also with log-ins at the same time', async () => {
    await Promise.all(Array.from({ length: 60 }, () => logIn(right)))
    await logIn(right)
    expect(await count('session')).toEqual({ n: 20 })
  })
})

describe('the security log', () => {
  const readEvents = () =>
    db.rows<Record<string, string>>({
      name: '',
      text: 'select event, code, address, device from security_event order by id',
    })
  beforeEach(() => sql('delete from security_event'))

  it('has one line for each event: who, what and from where', async () => {
    const from = { address: '10.0.0.7', device: '—' }
    const reply = await logIn(right, { address: '10.0.0.7' })
    await logIn({ ...right, password: 'wrong' }, { address: '10.0.0.7' })
    await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${reply.json().data.token}` },
      remoteAddress: '10.0.0.7',
    })
    expect(await readEvents()).toEqual([
      { event: 'logged_in', code: 'st1', ...from },
      { event: 'log_in_failed', code: 'st1', ...from },
      { event: 'logged_out', code: 'st1', ...from },
    ])
  })

  it('counts a failure that is repeated in its line', async () => {
    const readTimes = () =>
      db.rows({ name: '', text: 'select event, code, times from security_event order by id' })
    const wrong = { ...right, password: 'wrong' }
    for (let nth = 0; nth < 3; nth += 1) await logIn(wrong, { address: '10.0.0.7' })
    for (let nth = 0; nth < 3; nth += 1)
      await logIn({ code: `nobody${nth}`, password: 'x' }, { address: '10.0.0.7' })
    await logIn(wrong, { address: '10.0.0.8' })
    const lines = [
      { event: 'log_in_failed', code: 'st1', times: 3 },
      { event: 'log_in_failed', code: '', times: 3 },
      { event: 'log_in_failed', code: 'st1', times: 1 },
    ]
    expect(await readTimes()).toEqual(lines)
    await sql(`update security_event set at = at - interval '61 minutes'`)
    await logIn(wrong, { address: '10.0.0.8' })
    expect(await readTimes()).toEqual([...lines, { ...lines[2] }])
  })

  it('holds nothing of what was typed in place of a code, which may be a password', async () => {
    await logIn({ code: 'my secret password', password: 'x' })
    expect(await readEvents()).toMatchObject([{ event: 'log_in_failed', code: '' }])
  })
})

describe('a log-out', () => {
  it('ends the session and empties the cache of the browser', async () => {
    const headers = { authorization: `Bearer ${(await logIn(right)).json().data.token}` }
    const reply = await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
    expect(reply.headers['clear-site-data']).toBe('"cache"')
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
  })
})
