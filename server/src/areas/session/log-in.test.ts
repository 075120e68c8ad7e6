import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { issueOneTimeLogin } from './issue-one-time-login.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { testLogIn } from './test-log-in.ts'

// Modules that another file has imported would keep the functions without the spies.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules()) // for the files after this one
vi.mock('@node-rs/argon2', { spy: true })

const { db, app, university, password, sql, logIn, right, wrong, fail, deviceCookie } = await testLogIn()
beforeEach(() => void vi.mocked(argon2.verify).mockClear())
const verifications = () => vi.mocked(argon2.verify).mock.calls.length

describe('log-in', () => {
  // spec 7.2
  it('returns token and user; the token is valid until the log-out', async () => {
    const reply = await logIn(right)
    expect(reply.statusCode).toBe(200)
    const { token, user } = reply.json().data
    expect(user.code).toBe('st1')
    const headers = { authorization: `Bearer ${token}` }
    const again = await app.inject({ url: '/api/auth/user', headers })
    expect(again.json().data.user).toEqual(user)
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).json()).toEqual({
      data: 'ok',
    })
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(401)
  })

  it('accepts the code in either case and with spaces around it', async () => {
    for (const code of ['ST1', 'St1', ' st1 ']) {
      const reply = await logIn({ code, password })
      expect(reply.json().data.user.code).toBe('st1')
    }
  })

  it('finds the code as it was meant: with other keyboards, spaces and invisible characters', async () => {
    for (const code of ['სტ1', 'ЅТ1', 's t 1', 'st\u200B1', '\u00ADST1']) {
      const reply = await logIn({ code, password })
      expect([code, reply.json().data.user?.code]).toEqual([code, 'st1'])
    }
  })

  it('counts the failures of a student together, however the code is typed', async () => {
    const codes = ['st1', 'სტ1', 'S T1', 'ЅТ1']
    for (const code of codes) await logIn({ code, password: 'wrong' })
    expect(
      await sql(`select key, failures from login_failure where kind = 'code' and key like '%1'`),
    ).toEqual({
      key: 'ST1',
      failures: 4,
    })
    expect((await logIn({ code: 'სტ1', password })).statusCode).toBe(200)
    expect(await sql(`select count(*) as n from login_failure where kind = 'code'`)).toEqual({ n: 0 })
    await sql('delete from login_failure')
  })

  it('prefers the code in exactly this case, where two differ by case only', async () => {
    const other = await university.addStudent({ code: 'ST1', password_hash: await hashPassword(password) })
    expect((await logIn({ code: 'ST1', password })).json().data.user.studentID).toBe(other)
    expect((await logIn(right)).json().data.user.studentID).toBe(university.studentID)
    await sql(`update student set code = 'other' where id = ${other}`)
  })

  it('stores neither the token nor the cookie in the database', async () => {
    const reply = await logIn(right)
    const stored = JSON.stringify(
      await db.rows({ name: '', text: `select encode(token_hash, 'escape') as t, s.* from session s` }),
    )
    expect(stored).not.toContain(reply.json().data.token)
    expect(Buffer.from(reply.json().data.token, 'base64url')).toHaveLength(32)
  })

  it('sets a cookie that scripts cannot read', async () => {
    const cookie = String((await logIn(right)).headers['set-cookie'])
    expect(cookie).toMatch(/^portal_device=[\w-]{43}; Path=\/; Max-Age=\d{8}; HttpOnly; SameSite=Lax$/)
  })

  it('recognises the browser', async () => {
    const first = await logIn(right)
    const second = await logIn(right, { cookie: deviceCookie(first) })
    expect(deviceCookie(second)).toBe(deviceCookie(first))
    expect(await sql('select count(*) as n from device')).toEqual({ n: 1 })
  })
})

describe('a reply', () => {
  it('is kept by no browser and no proxy, whether it is data or a refusal', async () => {
    const headers = { authorization: `Bearer ${(await logIn(right)).json().data.token}` }
    for (const url of ['/api/auth/user', '/api/profile/contact-information', '/api/nothing']) {
      for (const as of [headers, {}]) {
        const reply = await app.inject({ url, headers: as })
        expect([url, reply.headers['cache-control']]).toEqual([url, 'no-store'])
      }
    }
  })
})

describe('a wrong log-in', () => {
  it('does not distinguish a wrong code, a wrong password and a student without one, by reply or cost', async () => {
    const replies = [
      await logIn(wrong),
      await logIn({ code: 'nobody', password }),
      await logIn({ code: 'st2', password }), // imported, without a password
    ]
    expect(verifications()).toBe(3)
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401)
      expect(reply.body).toBe(replies[0]!.body)
      expect(Object.keys(reply.headers)).toEqual(Object.keys(replies[0]!.headers))
    }
    expect(replies[0]!.json()).toEqual({
      code: 'wrong_login',
      message: 'Incorrect code or password.',
      translation: { locale: 'ka', message: 'კოდი ან პაროლი არასწორია.' },
    })
    expect((await logIn(wrong, { locale: 'ka' })).json().message).toBe('კოდი ან პაროლი არასწორია.')
  })

  it('spends as much on the dummy hash as on a real one', async () => {
    await logIn({ code: 'nobody', password })
    await logIn(wrong)
    const costs = vi
      .mocked(argon2.verify)
      .mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join())
    expect(costs[0]).toBe('argon2id,v=19,m=19456,t=2,p=1')
    expect(costs[1]).toBe(costs[0])
  })

  it('refuses a text that PostgreSQL cannot store as an invalid field', async () => {
    expect((await logIn({ code: 'a\0b', password })).statusCode).toBe(422)
    expect((await logIn({ code: '\ud800', password })).statusCode).toBe(422)
  })
})

// spec 6.2
describe('ten failures', () => {
  it('throttle the code, wherever the eleventh comes from, and without another verification', async () => {
    for (let i = 0; i < 10; i += 1)
      expect((await logIn(wrong, { address: `10.0.1.${i}` })).statusCode).toBe(401)
    const reply = await logIn(right, { address: '10.0.2.1' })
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('30')
    expect(reply.json()).toMatchObject({ code: 'too_many_tries', params: { seconds: 30 } })
    expect(verifications()).toBe(10)
  })

  it('are counted together however the code is written', async () => {
    for (let i = 0; i < 10; i += 1)
      await logIn({ ...wrong, code: i % 2 ? 'ST1' : 'sT1' }, { address: `10.0.1.${i}` })
    expect((await logIn(right, { address: '10.0.2.1' })).statusCode).toBe(429)
  })

  it('throttle an unknown code in the same way', async () => {
    for (let i = 0; i < 10; i += 1) await logIn({ code: 'nobody', password }, { address: `10.0.1.${i}` })
    expect((await logIn({ code: 'nobody', password }, { address: '10.0.2.1' })).statusCode).toBe(429)
  })

  it('throttle the address, whatever codes it tries', async () => {
    for (let i = 0; i < 10; i += 1) await logIn({ code: `code${i}`, password })
    expect((await logIn(right)).statusCode).toBe(429)
    expect((await logIn(right, { address: '10.0.0.2' })).statusCode).toBe(200)
  })

  it('are counted when they are concurrent', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => logIn(wrong)))
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(10)
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(20)
    expect(verifications()).toBe(10)
  })

  it('expire: the delay doubles with each failure up to 15 minutes', async () => {
    await fail(10)
    await sql(`update login_failure set last_at = last_at - interval '31 seconds'`)
    expect((await logIn(wrong)).statusCode).toBe(401)
    expect((await logIn(right)).headers['retry-after']).toBe('60')
    await sql(`update login_failure set failures = 40`)
    expect((await logIn(right)).headers['retry-after']).toBe('900')
    await sql(`update login_failure set last_at = last_at - interval '61 minutes'`)
    await fail(9)
    expect((await logIn(right)).statusCode).toBe(200)
  })

  it('do not throttle other students at the shared address of a campus', async () => {
    await sql(`update setting set value = '["10.0.0.0/24", "2001:db8::/32"]' where name = 'campus_networks'`)
    for (let i = 0; i < 20; i += 1) await logIn({ code: `code${i}`, password })
    expect((await logIn(right)).statusCode).toBe(200)
    await sql(`update setting set value = '[]' where name = 'campus_networks'`)
  })
})

describe('a correct log-in', () => {
  it('clears the failures of the code, and not of the address', async () => {
    await fail(9)
    expect((await logIn(right)).statusCode).toBe(200)
    expect(await sql(`select count(*) as n from login_failure where kind = 'code'`)).toEqual({ n: 0 })
    expect(await sql(`select failures from login_failure where kind = 'address'`)).toEqual({ failures: 9 })
  })

  it('does not count as a failure of its address, nor delay other students', async () => {
    for (let i = 0; i < 15; i += 1) expect((await logIn(right)).statusCode).toBe(200)
    await fail(10, { address: '10.0.0.9' })
    await sql(`update login_failure set last_at = last_at - interval '31 seconds'`)
    expect((await logIn(right, { address: '10.0.0.9' })).statusCode).toBe(200)
    expect((await logIn(right, { address: '10.0.0.9' })).statusCode).toBe(200)
  })
})

describe('a known device', () => {
  it('is accepted at once after fifty failures elsewhere, for the code and from its own address', async () => {
    const cookie = deviceCookie(await logIn(right))
    await fail(25)
    await fail(25, { address: '10.9.9.9' })
    expect((await logIn(right)).statusCode).toBe(429)
    expect((await logIn(right, { cookie })).statusCode).toBe(200)
    expect((await logIn(right)).statusCode).toBe(429)
  })

  it('is throttled by its own failures, and nowhere else', async () => {
    const cookie = deviceCookie(await logIn(right))
    await fail(10, { cookie })
    const reply = await logIn(right, { cookie })
    expect(reply.statusCode).toBe(429)
    expect((await logIn(right)).statusCode).toBe(200)
  })

  it('is known only for the student who signed in on it', async () => {
    await university.change('student', university.englishStudentID, {
      password_hash: await hashPassword(password),
    })
    const cookie = deviceCookie(await logIn({ code: 'st2', password }))
    await fail(10, { address: '10.9.9.9' })
    expect((await logIn(right, { cookie })).statusCode).toBe(429)
    await university.change('student', university.englishStudentID, { password_hash: null })
  })
})

describe('the saved cookie pair', () => {
  const withToken = (user_id: string, oneTime: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login-with-token', payload: { user_id, password: oneTime } })

  it('logs in once', async () => {
    const oneTime = (await issueOneTimeLogin(db, 'st1')).password
    expect((await withToken('st2', oneTime)).statusCode).toBe(401)
    const reply = await withToken('st1', oneTime)
    expect(reply.json().data.user.studentID).toBe(university.studentID)
    expect((await withToken('st1', oneTime)).statusCode).toBe(401)
  })

  // spec 4.2.3
  it('never holds the real password, and expires after 60 seconds', async () => {
    expect((await withToken('st1', password)).statusCode).toBe(401)
    const oneTime = (await issueOneTimeLogin(db, 'st1')).password
    await sql(`update one_time_login set expires_at = expires_at - interval '60 seconds'`)
    expect((await withToken('st1', oneTime)).json().code).toBe('wrong_login')
  })

  // spec 4.2.2
  it.each([
    ['is wrong', JSON.stringify({ user_id: 'st1', password: 'wrong' }), 401],
    ['has a code of over 40 characters', JSON.stringify({ user_id: 'x'.repeat(41), password: 'wrong' }), 422],
    ['cannot be stored', JSON.stringify({ user_id: 'a\0b', password: 'wrong' }), 422],
    ['is no JSON', '{', 400],
    ['is too large', JSON.stringify({ user_id: 'st1', password: 'x'.repeat(9000) }), 413],
  ])('is deleted for the host and its parent domains when it %s', async (_, payload, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login-with-token',
      payload,
      headers: { host: 'portal.uni.example:3000', 'content-type': 'application/json' },
    })
    expect(reply.statusCode).toBe(status)
    const deletion = 'portal_one_time=; Max-Age=0; Path=/'
    expect([reply.headers['set-cookie']].flat().filter((line) => line?.startsWith(deletion))).toEqual([
      deletion,
      `${deletion}; Domain=portal.uni.example`,
      `${deletion}; Domain=uni.example`,
    ])
  })

  it('is deleted by no other call', async () => {
    expect(String((await logIn(right)).headers['set-cookie'])).not.toContain('portal_one_time')
  })
})
