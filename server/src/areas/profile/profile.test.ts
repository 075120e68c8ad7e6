import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { hashPassword } from '#server/areas/session/password/password.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const currentPassword = 'the current password'
const currentHash = await hashPassword(currentPassword)

const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
let headers: Record<string, string> = {}
beforeEach(async () => {
  for (const table of ['login_failure', 'session', 'device', 'outbox', 'mobile_code'])
    await sql(`delete from ${table}`)
  await university.change('student', university.studentID, { password_hash: currentHash, phone: null })
  headers = { ...(await signIn(db, university.studentID)).headers, 'content-language': 'en' }
})
const get = (url: string, as = headers) => app.inject({ url, headers: as })
const post = (url: string, payload: object, as = headers) =>
  app.inject({ method: 'POST', url, payload, headers: as })
const logIn = async (password: string, userAgent = 'Firefox/1 Linux', cookie?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { code: 'st1', password },
    headers: { 'user-agent': userAgent, ...(cookie && { cookie }) },
  })
const bearer = (reply: Awaited<ReturnType<typeof logIn>>) => ({
  authorization: `Bearer ${reply.json().data.token}`,
})
const isSignedIn = async (as: Record<string, string>) => (await get('/api/auth/user', as)).statusCode === 200

describe('contact information', () => {
  it("has the student's addresses and phone", async () => {
    await university.change('student', university.studentID, {
      address_ka: 'თბილისი',
      personal_email: 'n@example.org',
    })
    expect((await get('/api/profile/contact-information')).json().data).toEqual({
      email_UG: 'st1@university.example',
      email: 'n@example.org',
      phone: null,
      address: 'თბილისი',
      addresseng: null,
    })
  })
})

describe('a new password', () => {
  const change = (payload: object, as = headers) => post('/api/profile/password', payload, as)
  const newPassword = 'quite a new password'

  it('ends every session but this one', async () => {
    const elsewhere = bearer(await logIn(currentPassword))
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect((await change({ current_password: currentPassword, password: newPassword })).json()).toEqual({
      data: 'ok',
    })
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(headers)).toBe(true)
    expect((await logIn(currentPassword)).statusCode).toBe(401)
    expect((await logIn(newPassword)).statusCode).toBe(200)
  })

  it('is refused with the wrong current password', async () => {
    const reply = await change({ current_password: 'not the password', password: newPassword })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      message: 'validation_errors',
      data: { current_password: ['Wrong current password'] },
    })
    const georgian = await change(
      { current_password: 'not the password', password: newPassword },
      { ...headers, 'content-language': 'ka' },
    )
    expect(georgian.json().data.current_password).toEqual(['მიმდინარე პაროლი არასწორია'])
    expect((await logIn(currentPassword)).statusCode).toBe(200)
  })

  it('answers the same when it is sent twice', async () => {
    for (let i = 0; i < 2; i += 1) {
      expect((await change({ current_password: currentPassword, password: newPassword })).json()).toEqual({
        data: 'ok',
      })
    }
    expect((await logIn(newPassword)).statusCode).toBe(200)
  })

  it('is refused when it breaks a rule', async () => {
    await university.change('student', university.studentID, { code: 'longstudentcode' })
    for (const password of ['short', 'password123', 'longstudentcode', 'x'.repeat(20)]) {
      const reply = await change({ current_password: currentPassword, password })
      expect(reply.statusCode).toBe(422)
      expect(Object.keys(reply.json().data)).toEqual(['password'])
    }
    await university.change('student', university.studentID, { code: 'st1' })
  })

  it('cannot be set by guessing the current one', async () => {
    for (let i = 0; i < 5; i += 1) await change({ current_password: `guess ${i}`, password: newPassword })
    expect((await change({ current_password: currentPassword, password: newPassword })).statusCode).toBe(429)
  })

  it('invalidates the open reset links', async () => {
    await post('/api/auth/reset-password', { code: 'st1' })
    await change({ current_password: currentPassword, password: newPassword })
    expect(await sql('select count(*) as n from password_reset')).toEqual({ n: 0 })
  })
})

describe('the phone', () => {
  const change = (payload: object, as = headers) => post('/api/profile/phone', payload, as)
  const readMessage = async () =>
    (await sql(`select * from outbox order by id desc limit 1`)) as Record<string, string>
  const readCode = async () => /\d{4}/.exec((await readMessage())['body']!)![0]
  const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
  const phone = async () => (await get('/api/profile/contact-information')).json().data.phone
  const deadCode = { code: ['The code has expired, or no tries are left. Ask for a new code.'] }

  it('is changed with the four digits that were sent to the new number', async () => {
    const reply = await change({ phone: '+995 555-12-34-56' })
    expect(reply.json().data).toEqual({ changed: false, resend_after: 60, expires_in: 300 })
    expect(await readMessage()).toMatchObject({ kind: 'sms', recipient: '555123456' })
    const code = await readCode()
    expect((await change({ phone: '555123456', code })).json().data).toEqual({ changed: true })
    expect(await phone()).toBe('555123456')
    expect((await change({ phone: '555123456', code })).json().data).toEqual({ changed: true })
    expect((await change({ phone: '555123456' })).json().data).toEqual({ changed: true })
  })

  it('stores the digits nowhere but in the message', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    const row = await sql(`select code_hash, encode(code_hash, 'escape') as plain from mobile_code`)
    expect(row!['code_hash']).toHaveLength(32)
    expect(row!['plain']).not.toContain(code)
  })

  it.each(['12345', '455123456', '5551234567', 'abc', '+1 555 123 4567'])('refuses %s', async (number) => {
    const reply = await change({ phone: number })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().data.phone[0]).toContain('Invalid phone format')
    expect(await sql('select count(*) as n from outbox')).toEqual({ n: 0 })
  })

  // spec 5.15
  it('accepts five tries, and returns how many are left', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    const tries = []
    for (let i = 0; i < 5; i += 1) {
      tries.push((await change({ phone: '555123456', code: other(code) })).json().data.code[0])
    }
    expect(tries.slice(0, 4)).toEqual([
      'The code is wrong. 4 tries are left.',
      'The code is wrong. 3 tries are left.',
      'The code is wrong. 2 tries are left.',
      'The code is wrong. 1 try is left.',
    ])
    expect(tries[4]).toBe(deadCode.code[0])
    expect((await change({ phone: '555123456', code })).json().data).toEqual(deadCode)
    expect(await phone()).toBeNull()
  })

  it('counts concurrent tries', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    await Promise.all(Array.from({ length: 20 }, () => change({ phone: '555123456', code: other(code) })))
    expect(await sql('select tries from mobile_code')).toEqual({ tries: 5 })
    expect((await change({ phone: '555123456', code })).statusCode).toBe(422)
  })

  it('accepts a code only for its number, from its student, for five minutes', async () => {
    await change({ phone: '555123456' })
    const code = await readCode()
    expect((await change({ phone: '555999999', code })).json().data).toEqual(deadCode)
    const otherStudent = {
      ...(await signIn(db, university.englishStudentID)).headers,
      'content-language': 'en',
    }
    expect((await change({ phone: '555123456', code }, otherStudent)).json().data).toEqual(deadCode)
    await sql(`update mobile_code set expires_at = expires_at - interval '5 minutes'`)
    expect((await change({ phone: '555123456', code })).json().data).toEqual(deadCode)
    expect((await change({ phone: '555123456', code: other(code) })).json().data).toEqual(deadCode)
    expect(await phone()).toBeNull()
  })

  it('sends another code after a minute, whatever the number, and ten times a day', async () => {
    await change({ phone: '555123456' })
    const again = await change({ phone: '555999999' })
    expect(again.statusCode).toBe(429)
    expect(again.headers['retry-after']).toBe('60')
    expect(again.json()).toMatchObject({ code: 'code_sent_already', params: { seconds: 60 } })
    const minuteLater = () => sql(`update mobile_code set sent_at = sent_at - interval '60 seconds'`)
    for (let i = 0; i < 9; i += 1) {
      await minuteLater()
      expect((await change({ phone: '555123456' })).statusCode).toBe(200)
    }
    await minuteLater()
    const tomorrow = await change({ phone: '555123456' })
    expect(tomorrow.statusCode).toBe(429)
    expect(Number(tomorrow.headers['retry-after'])).toBeGreaterThan(86_000)
    await sql(`update mobile_code set first_sent_at = first_sent_at - interval '1 day'`)
    expect((await change({ phone: '555123456' })).statusCode).toBe(200)
  })

  it('forgets an older code and its tries when a new one is sent', async () => {
    await change({ phone: '555123456' })
    const first = await readCode()
    for (let i = 0; i < 5; i += 1) await change({ phone: '555123456', code: other(first) })
    await sql(`update mobile_code set sent_at = sent_at - interval '60 seconds'`)
    await change({ phone: '555123456' })
    const second = await readCode()
    if (first !== second) expect((await change({ phone: '555123456', code: first })).statusCode).toBe(422)
    expect((await change({ phone: '555123456', code: second })).json().data).toEqual({ changed: true })
  })
})

// spec 2.25
describe('devices', () => {
  interface Device {
    readonly id: number
    readonly name: string
    readonly is_this: boolean
    readonly signed_in: boolean
  }
  const devices = async (as: Record<string, string>): Promise<Device[]> =>
    (await get('/api/profile/devices', as)).json().data.devices
  const signOut = (id: number, as: Record<string, string>) =>
    app.inject({ method: 'DELETE', url: `/api/profile/devices/${id}`, headers: as })

  it('are listed, this one first, and can be signed out at once', async () => {
    const phone = bearer(await logIn(currentPassword, 'Android Chrome/1'))
    const laptop = bearer(await logIn(currentPassword, 'Windows Firefox/1'))
    expect(await isSignedIn(phone)).toBe(true)
    const list = await devices(laptop)
    expect(list.map(({ name, is_this, signed_in }) => [name, is_this, signed_in])).toEqual([
      ['Firefox, Windows', true, true],
      ['Chrome, Android', false, true],
    ])
    for (let i = 0; i < 2; i += 1) expect((await signOut(list[1]!.id, laptop)).json()).toEqual({ data: 'ok' })
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(laptop)).toBe(true)
    expect((await devices(laptop))[1]).toMatchObject({ name: 'Chrome, Android', signed_in: false })
  })

  it('can be signed out at once, all but this one, without effect on other students', async () => {
    const phone = bearer(await logIn(currentPassword, 'Android Chrome/1'))
    const laptop = bearer(await logIn(currentPassword, 'Windows Firefox/1'))
    const { headers: otherStudent } = await signIn(db, university.englishStudentID)
    expect(await isSignedIn(phone)).toBe(true)
    const reply = await app.inject({ method: 'DELETE', url: '/api/profile/devices', headers: laptop })
    expect(reply.json()).toEqual({ data: 'ok' })
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(laptop)).toBe(true)
    expect(await isSignedIn(otherStudent)).toBe(true)
    expect((await devices(laptop)).map(({ is_this, signed_in }) => is_this === signed_in)).not.toContain(
      false,
    )
  })

  it('of other students can neither be seen nor signed out', async () => {
    const mine = bearer(await logIn(currentPassword))
    const [device] = await devices(mine)
    const { headers: otherStudent } = await signIn(db, university.englishStudentID)
    expect(await devices(otherStudent)).toEqual([])
    expect((await signOut(device!.id, otherStudent)).statusCode).toBe(404)
    expect(await isSignedIn(mine)).toBe(true)
  })
})
