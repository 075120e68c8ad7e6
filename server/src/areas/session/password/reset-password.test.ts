import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { hashPassword, isPasswordCorrect } from '#server/credentials/password.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const oldHash = await hashPassword('the old password')
const newPassword = 'quite a new password'

const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
beforeEach(async () => {
  for (const table of ['login_failure', 'password_reset', 'outbox', 'session'])
    await sql(`delete from ${table}`)
  await university.change('student', university.studentID, { password_hash: oldHash })
})

const send = (payload: object, remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload,
    remoteAddress,
    headers: { 'content-language': 'en', host: 'portal.example:3000' },
  })
const readMessage = async () =>
  (await sql('select * from outbox order by id desc limit 1')) as Record<string, string>
const requestLink = async (code = 'st1') => {
  await sql('delete from login_failure')
  expect((await send({ code })).statusCode).toBe(200)
  return /\/confirmation\/([\w-]{43})\n/.exec((await readMessage())['body']!)![1]!
}
const isPasswordNow = async (password: string) => {
  const row = await sql(`select password_hash from student where id = ${university.studentID}`)
  return isPasswordCorrect(row?.['password_hash'] as string, password)
}

describe('requesting a link', () => {
  it('sends a message in both languages, with a link whose secret is stored only as a hash', async () => {
    const theString = await requestLink()
    const { kind, recipient, subject, body } = await readMessage()
    expect({ kind, recipient }).toEqual({ kind: 'mail', recipient: 'st1@university.example' })
    expect(subject).toBe('პაროლის აღდგენა · A new password')
    // The address is filled in when the e-mail is sent, and never comes from the request.
    expect(body!.match(/\{portal\}\/confirmation\//g)).toHaveLength(2)
    expect(body).not.toContain('portal.example')
    expect(body).toMatch(/გამარჯობა[^]*Hello/)
    const row = await sql(
      `select encode(token_hash, 'hex') as hash, expires_at - now() as life from password_reset`,
    )
    expect(row!['hash']).not.toContain(Buffer.from(theString, 'base64url').toString('hex'))
    expect(row!['life']).toMatchObject({ minutes: 29 })
  })

  // spec 6.3
  it('does not reveal whether the code exists', async () => {
    const known = await send({ code: 'st1' })
    const unknown = await send({ code: 'nobody' })
    expect(known.json()).toEqual({ data: { sent: true, changed: false, seconds: 60 } })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: 1 })
  })

  it.each(['st1', 'nobody'])('for %s too soon answers 429, and sends nothing', async (code) => {
    await send({ code })
    const again = await send({ code }, '10.0.0.2')
    expect(again.statusCode).toBe(429)
    expect(Number(again.headers['retry-after'])).toBe(60)
    expect(again.json().code).toBe('too_many_emails')
    await sql(`update login_failure set last_at = last_at - interval '61 seconds'`)
    expect((await send({ code })).statusCode).toBe(200)
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: code === 'st1' ? 2 : 0 })
  })

  it('sends five e-mails a day to a student and answers the same, and five more for a browser of theirs', async () => {
    const countEmails = async () => (await sql('select count(*)::int as n from outbox'))!['n']
    const requestAgain = async (code: string, cookie = '') => {
      await sql('delete from login_failure')
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/api/auth/reset-password',
        payload: { code },
        headers: { 'content-language': 'en', cookie },
      })
      return `${statusCode} ${body}`
    }
    const replies = new Set<string>()
    for (let nth = 0; nth < 8; nth += 1)
      for (const code of ['st1', 'nobody']) replies.add(await requestAgain(code))
    expect(replies).toHaveLength(1)
    expect(await countEmails()).toBe(5)
    const token = 'd'.repeat(43)
    await sql(`insert into device (student_id, token_hash, name)
      values (${university.studentID}, sha256('${token}'), '')`)
    for (let nth = 0; nth < 8; nth += 1) replies.add(await requestAgain('st1', `portal_device=${token}`))
    expect(replies).toHaveLength(1)
    expect(await countEmails()).toBe(10)
    expect(await requestAgain('st1', `portal_device=${'e'.repeat(43)}`)).toBe([...replies][0])
    expect(await countEmails()).toBe(10)
    // A day after the first ones.
    await sql(`update password_reset set expires_at = expires_at - interval '24 hours'`)
    await requestAgain('st1')
    expect(await countEmails()).toBe(11)
  })

  it('is throttled for an address with many requests', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 32; i += 1) statuses.push((await send({ code: `code${i}` })).statusCode)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(statuses.slice(30)).toEqual([429, 429])
    // A request that was refused for the address does not count for the code.
    expect((await send({ code: 'code31' }, '10.0.0.2')).statusCode).toBe(200)
  })

  it('requires a code, or a link with a password', async () => {
    const required = 'This field is required'
    expect((await send({})).json().data).toEqual({ code: [required] })
    expect((await send({ theString: 'abc' })).json().data).toEqual({ password: [required] })
    expect((await send({ code: '' })).json().data).toEqual({ code: [required] })
  })
})

describe('setting a password by the link', () => {
  it('changes the password, ends every session, and invalidates the other links', async () => {
    const other = await requestLink()
    const theString = await requestLink()
    const { headers } = await signIn(db, university.studentID)
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(200)
    const reply = await send({ theString, password: newPassword })
    expect(reply.json()).toEqual({ data: { sent: false, changed: true } })
    expect(await isPasswordNow(newPassword)).toBe(true)
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
    expect((await send({ theString: other, password: 'yet another password' })).statusCode).toBe(409)
    expect(await isPasswordNow(newPassword)).toBe(true)
  })

  it('reports the change in an e-mail and in the security log', async () => {
    const theString = await requestLink()
    await send({ theString, password: newPassword })
    expect(await readMessage()).toMatchObject({ subject: 'პაროლი შეიცვალა · Your password was changed' })
    expect(await sql('select event, code from security_event order by id desc limit 1')).toEqual({
      event: 'password_changed',
      code: 'st1',
    })
  })

  it('revokes the calendar addresses when it is asked to', async () => {
    const countOpen = () => sql('select count(*) as n from calendar_subscription where revoked_at is null')
    await sql(
      `insert into calendar_subscription (student_id, secret) values (${university.studentID}, 'secret')`,
    )
    await send({ theString: await requestLink(), password: newPassword })
    expect(await countOpen()).toEqual({ n: 1 })
    await send({ theString: await requestLink(), password: 'yet another password', renew_calendar: true })
    expect(await countOpen()).toEqual({ n: 0 })
  })

  it('refuses a password that attackers try first, also with an ending', async () => {
    const theString = await requestLink()
    for (const password of ['basketball', 'Manchester', 'manchester2026!'])
      expect((await send({ theString, password })).json().data.password).toEqual([
        'This password is easy to guess. Choose another one',
      ])
  })

  it('lets the student log in at once, however many failures there were', async () => {
    const theString = await requestLink()
    await sql(`insert into login_failure values ('code', 'st1', 40)`)
    await send({ theString, password: newPassword })
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { code: 'st1', password: newPassword },
    })
    expect(reply.statusCode).toBe(200)
  })

  it('answers the same when it is sent twice, and works once', async () => {
    const theString = await requestLink()
    const both = await Promise.all([
      send({ theString, password: newPassword }),
      send({ theString, password: newPassword }),
    ])
    for (const reply of both) expect(reply.json()).toEqual({ data: { sent: false, changed: true } })
    const other = await send({ theString, password: 'yet another password' })
    expect(other.statusCode).toBe(409)
    expect(other.json().code).toBe('link_is_dead')
    expect(await isPasswordNow(newPassword)).toBe(true)
  })

  it('sets one of two passwords that are sent concurrently', async () => {
    const theString = await requestLink()
    const both = await Promise.all(
      [newPassword, 'yet another password'].map((password) => send({ theString, password })),
    )
    expect(both.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('refuses a used link after its expiry', async () => {
    const theString = await requestLink()
    await send({ theString, password: newPassword })
    await sql(`update password_reset set expires_at = expires_at - interval '30 minutes'`)
    expect((await send({ theString, password: newPassword })).statusCode).toBe(409)
  })

  it('counts tries on a used link as log-ins', async () => {
    const theString = await requestLink()
    await send({ theString, password: newPassword })
    for (let i = 0; i < 10; i += 1) await send({ theString, password: `the ${i}th guess` })
    expect((await send({ theString, password: newPassword })).statusCode).toBe(429)
  })

  it('refuses an expired or unknown link', async () => {
    const theString = await requestLink()
    await sql(`update password_reset set expires_at = expires_at - interval '30 minutes'`)
    for (const link of [theString, 'x'.repeat(43)]) {
      expect((await send({ theString: link, password: newPassword })).statusCode).toBe(409)
    }
    expect(await isPasswordNow('the old password')).toBe(true)
  })

  it('refuses a weak password and leaves the link valid', async () => {
    const theString = await requestLink()
    const weak = await send({ theString, password: 'short' })
    expect(weak.statusCode).toBe(422)
    expect(weak.json().data).toEqual({ password: ['The password must have at least 10 characters'] })
    expect((await send({ theString, password: 'password123' })).json().data.password).toEqual([
      'This password is easy to guess. Choose another one',
    ])
    expect((await send({ theString, password: newPassword })).statusCode).toBe(200)
  })
})
