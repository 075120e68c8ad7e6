import { beforeEach, describe, expect, it } from 'vitest'
import { testLogIn } from './test-log-in.ts'

const { db, app, sql, logIn, right, deviceCookie } = await testLogIn()

describe('a log-in from a new device', () => {
  const readLetters = () => db.rows<{ subject: string }>({ name: '', text: 'select subject from outbox' })
  beforeEach(() => sql('delete from outbox'))

  it('sends the student a letter, except the very first one', async () => {
    const first = await logIn(right)
    expect(await readLetters()).toEqual([])
    await logIn(right, { cookie: deviceCookie(first) })
    expect(await readLetters()).toEqual([])
    await logIn(right)
    expect(await readLetters()).toEqual([
      { subject: 'შესვლა ახალი მოწყობილობიდან · Log-in from a new device' },
    ])
  })

  it('sends ten letters a day at most, and stands in the security log always', async () => {
    await sql('delete from security_event')
    for (let nth = 0; nth < 13; nth += 1) await logIn(right)
    expect(await readLetters()).toHaveLength(10)
    const row = await sql("select count(*)::int as n from security_event where detail = 'new device'")
    expect(row).toEqual({ n: 12 })
    await sql("update device set first_seen_at = now() - interval '25 hours'")
    await logIn(right)
    expect(await readLetters()).toHaveLength(11)
  })

  it('gets a token of the server, not the one that the browser made up', async () => {
    const cookie = `portal_device=${'a'.repeat(43)}`
    expect(deviceCookie(await logIn(right, { cookie }))).not.toBe(cookie)
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
