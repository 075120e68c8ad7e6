import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { signIn } from './test-sign-in.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const oldHash = await hashPassword('her old password')
const fresh = 'quite a new password'

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
const letter = async () =>
  (await sql('select * from outbox order by id desc limit 1')) as Record<string, string>
const askedLink = async (code = 'st1') => {
  await sql('delete from login_failure')
  expect((await send({ code })).statusCode).toBe(200)
  return /\/confirmation\/([\w-]{43})\n/.exec((await letter())['body']!)![1]!
}
const opensWith = async (password: string) => {
  const row = await sql(`select password_hash from student where id = ${university.studentID}`)
  return verifyPassword(row?.['password_hash'] as string, password)
}

describe('asking for a new password', () => {
  it('sends a letter in both languages, with a link whose secret is kept nowhere else', async () => {
    const theString = await askedLink()
    const { kind, recipient, subject, body } = await letter()
    expect({ kind, recipient }).toEqual({ kind: 'mail', recipient: 'st1@university.example' })
    expect(subject).toBe('პაროლის აღდგენა · A new password')
    expect(body!.match(/http:\/\/portal\.example:3000\/confirmation\//g)).toHaveLength(2)
    expect(body).toMatch(/გამარჯობა[^]*Hello/)
    const kept = await sql(
      `select encode(token_hash, 'hex') as hash, expires_at - now() as life from password_reset`,
    )
    expect(kept!['hash']).not.toContain(Buffer.from(theString, 'base64url').toString('hex'))
    expect(kept!['life']).toMatchObject({ minutes: 29 })
  })

  it('does not tell whether there is such a code', async () => {
    const known = await send({ code: 'st1' })
    const unknown = await send({ code: 'nobody' })
    expect(known.json()).toEqual({ data: { sent: true, changed: false, seconds: 60 } })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: 1 })
  })

  it.each(['st1', 'nobody'])('again too soon for %s answers 429, and sends nothing', async (code) => {
    await send({ code })
    const again = await send({ code }, '10.0.0.2')
    expect(again.statusCode).toBe(429)
    expect(Number(again.headers['retry-after'])).toBe(60)
    expect(again.json().code).toBe('too_many_letters')
    await sql(`update login_failure set last_at = last_at - interval '61 seconds'`)
    expect((await send({ code })).statusCode).toBe(200)
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: code === 'st1' ? 2 : 0 })
  })

  it('is slowed down for an address that asks for many', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 32; i += 1) statuses.push((await send({ code: `code${i}` })).statusCode)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(statuses.slice(30)).toEqual([429, 429])
    // A request that was refused for the address does not count for the code.
    expect((await send({ code: 'code31' }, '10.0.0.2')).statusCode).toBe(200)
  })

  it('needs a code, or a link with a password', async () => {
    const required = 'This field is required'
    expect((await send({})).json().data).toEqual({ code: [required] })
    expect((await send({ theString: 'abc' })).json().data).toEqual({ password: [required] })
    expect((await send({ code: '' })).json().data).toEqual({ code: [required] })
  })
})

describe('setting it by the link', () => {
  it('changes the password, ends every session, and kills the other links', async () => {
    const other = await askedLink()
    const theString = await askedLink()
    const { headers } = await signIn(db, university.studentID)
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(200)
    const reply = await send({ theString, password: fresh })
    expect(reply.json()).toEqual({ data: { sent: false, changed: true } })
    expect(await opensWith(fresh)).toBe(true)
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
    expect((await send({ theString: other, password: 'yet another password' })).statusCode).toBe(409)
    expect(await opensWith(fresh)).toBe(true)
  })

  it('lets her in at once, however often others have failed', async () => {
    const theString = await askedLink()
    await sql(`insert into login_failure values ('code', 'st1', 40)`)
    await send({ theString, password: fresh })
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { code: 'st1', password: fresh },
    })
    expect(reply.statusCode).toBe(200)
  })

  it('answers the same when it is sent twice, and works once', async () => {
    const theString = await askedLink()
    const both = await Promise.all([
      send({ theString, password: fresh }),
      send({ theString, password: fresh }),
    ])
    for (const reply of both) expect(reply.json()).toEqual({ data: { sent: false, changed: true } })
    const other = await send({ theString, password: 'yet another password' })
    expect(other.statusCode).toBe(409)
    expect(other.json().code).toBe('link_is_dead')
    expect(await opensWith(fresh)).toBe(true)
  })

  it('sets one of two passwords that are sent at once', async () => {
    const theString = await askedLink()
    const both = await Promise.all(
      [fresh, 'yet another password'].map((password) => send({ theString, password })),
    )
    expect(both.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('knows nothing of a used link when its time is over', async () => {
    const theString = await askedLink()
    await send({ theString, password: fresh })
    await sql(`update password_reset set expires_at = expires_at - interval '30 minutes'`)
    expect((await send({ theString, password: fresh })).statusCode).toBe(409)
  })

  it('does not help to guess: tries on a used link are counted like log-ins', async () => {
    const theString = await askedLink()
    await send({ theString, password: fresh })
    for (let i = 0; i < 10; i += 1) await send({ theString, password: `the ${i}th guess` })
    expect((await send({ theString, password: fresh })).statusCode).toBe(429)
  })

  it('refuses a link that is too old or that nobody sent', async () => {
    const theString = await askedLink()
    await sql(`update password_reset set expires_at = expires_at - interval '30 minutes'`)
    for (const link of [theString, 'x'.repeat(43)]) {
      expect((await send({ theString: link, password: fresh })).statusCode).toBe(409)
    }
    expect(await opensWith('her old password')).toBe(true)
  })

  it('refuses a weak password and leaves the link alive', async () => {
    const theString = await askedLink()
    const weak = await send({ theString, password: 'short' })
    expect(weak.statusCode).toBe(422)
    expect(weak.json().data).toEqual({ password: ['The password must have at least 10 characters'] })
    expect((await send({ theString, password: 'password123' })).json().data.password).toEqual([
      'This password is easy to guess, choose another',
    ])
    expect((await send({ theString, password: fresh })).statusCode).toBe(200)
  })
})
