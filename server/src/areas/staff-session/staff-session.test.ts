import { beforeEach, describe, expect, it } from 'vitest'
import { createInvitation } from './create-invitation.ts'
import { testStaffLogIn } from './test-staff-log-in.ts'

const { db, app, sql, password, addMember, post, code, begin, verify, isSignedIn } = await testStaffLogIn()
const setRequired = (isRequired: boolean) =>
  sql(`update setting set value = '${isRequired}' where name = 'staff_second_factor'`)

beforeEach(async () => {
  await sql('truncate login_failure')
  await sql('truncate security_event')
  await setRequired(true)
})

describe('login of staff', () => {
  it('needs the second factor after the password, and replies with a token after both', async () => {
    const { email, staffID } = await addMember()
    const reply = await post('login', { email: `  ${email.toUpperCase()} `, password })
    expect(reply.json().data).toEqual({ token: null, challenge: expect.any(String), enrolment: null })
    expect(await isSignedIn(reply.json().data.challenge)).toBe(false)
    const done = await post('verify', { challenge: reply.json().data.challenge, code: code() })
    expect(done.json().data).toEqual({ token: expect.any(String), recovery_codes: [] })
    const { token } = done.json().data
    const headers = { authorization: `Bearer ${token}` }
    const { user } = (await app.inject({ url: '/api/staff/auth/user', headers })).json().data
    expect(user).toMatchObject({ staffID, email, lnameeng: 'Maisuradze', operations: ['account.use'] })
    expect((await post('logout', {}, headers)).json()).toEqual({ data: 'ok' })
    expect(await isSignedIn(token)).toBe(false)
    const stored = await sql(
      'select token_hash from staff_challenge union select token_hash from staff_session',
    )
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('refuses an unknown e-mail, a wrong password and an inactive account in the same way', async () => {
    const { email } = await addMember()
    const inactive = await addMember({ is_active: false })
    const replies = [
      await post('login', { email, password: 'wrong' }),
      await post('login', { email: 'nobody@university.example', password }),
      await post('login', { email: inactive.email, password }),
    ]
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toMatchObject({
        code: 'wrong_login',
        message: 'Incorrect e-mail or password.',
      })
    }
    const events = await sql(`select code from security_event where event = 'log_in_failed' order by id`)
    // An unknown address may be a password that was typed into the wrong field.
    expect(events.map((each) => each['code'])).toEqual([email, '', inactive.email])
  })

  it('is throttled by the e-mail after ten failures, and not on a known device', async () => {
    const { email } = await addMember()
    const known = await verify(email, code())
    const cookie = String(known.headers['set-cookie']).split(';')[0]!
    expect(cookie).toMatch(/^portal_staff_device=/)
    for (let i = 0; i < 10; i += 1) await post('login', { email, password: 'wrong' })
    const refused = await post('login', { email, password })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries'])
    expect((await post('login', { email, password }, { cookie })).statusCode).toBe(200)
    expect((await sql(`select kind from login_failure order by kind`)).map((each) => each['kind'])).toEqual([
      'staff_address',
      'staff_email',
    ])
  })

  it('is complete without a second factor where the setting says so, but asks for one that is set up', async () => {
    await setRequired(false)
    const without = await addMember({ totp_secret: null })
    const reply = await post('login', { email: without.email, password })
    expect(reply.json().data).toEqual({ token: expect.any(String), challenge: null, enrolment: null })
    expect(await isSignedIn(reply.json().data.token)).toBe(true)
    expect(await begin((await addMember()).email)).toEqual(expect.any(String))
  })
})

describe('the second factor', () => {
  it('takes each code once, also when two come at the same time', async () => {
    const { email } = await addMember()
    const challenges = [await begin(email), await begin(email)]
    const replies = await Promise.all(
      challenges.map((challenge) => post('verify', { challenge, code: code() })),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]))
    expect((await verify(email, code(-1))).json().code).toBe('wrong_second_factor')
    expect((await verify(email, code(1))).statusCode).toBe(200)
  })

  it('asks for the password again after five wrong codes, and is throttled over all sign-ins', async () => {
    const { email } = await addMember()
    const challenge = await begin(email)
    const wrong = (which: string) => post('verify', { challenge: which, code: '000000' })
    for (let i = 0; i < 5; i += 1) expect((await wrong(challenge)).statusCode).toBe(401)
    const late = await post('verify', { challenge, code: code() })
    expect([late.statusCode, late.json().code]).toEqual([409, 'challenge_expired'])
    const second = await begin(email)
    for (let i = 0; i < 5; i += 1) await wrong(second)
    const refused = await verify(email, code())
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries'])
    const events = await sql(`select times from security_event where event = 'second_factor_failed'`)
    expect(events).toEqual([{ times: 10 }])
  })

  it('refuses a challenge that has expired, and one of an account that was closed', async () => {
    const { email, staffID } = await addMember()
    const challenge = await begin(email)
    await sql(`update staff_member set is_active = false where id = ${staffID}`)
    expect((await post('verify', { challenge, code: code() })).statusCode).toBe(409)
    await sql(`update staff_member set is_active = true where id = ${staffID}`)
    await sql(`update staff_challenge set expires_at = now()`)
    expect((await post('verify', { challenge, code: code() })).statusCode).toBe(409)
  })

  it('is set up at the first sign-in, with ten recovery codes that serve once each', async () => {
    const { email } = await addMember({ totp_secret: null })
    const { challenge, enrolment } = (await post('login', { email, password })).json().data
    expect(enrolment.uri).toBe(
      `otpauth://totp/Student%20portal:${encodeURIComponent(email)}?secret=${enrolment.key}&issuer=Student%20portal`,
    )
    expect((await post('verify', { challenge, code: code() })).statusCode).toBe(401)
    const [row] = await sql(`select new_totp_secret from staff_challenge order by expires_at desc limit 1`)
    const newSecret = row!['new_totp_secret'] as Buffer
    const done = (await post('verify', { challenge, code: code(0, newSecret) })).json().data
    expect(await isSignedIn(done.token)).toBe(true)
    expect(new Set(done.recovery_codes).size).toBe(10)
    const [first, second] = done.recovery_codes as [string, string]
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await verify(email, ` ${first.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200)
    expect((await verify(email, first)).statusCode).toBe(401)
    const last = (await verify(email, second)).json().data
    const headers = { authorization: `Bearer ${last.token}` }
    const { user } = (await app.inject({ url: '/api/staff/auth/user', headers })).json().data
    expect(user).toMatchObject({ has_second_factor: true, recovery_codes: 8 })
    const renewed = await post('recovery-codes', { password }, headers)
    expect(renewed.json().data.recovery_codes).toHaveLength(10)
    expect((await verify(email, done.recovery_codes[5])).statusCode).toBe(401)
    const emails = await sql(`select subject from outbox where recipient = '${email}'`)
    expect(JSON.stringify(emails)).toContain('A second factor was set up')
  })

  it('that was set up by another sign-in meanwhile is not replaced', async () => {
    const { email } = await addMember({ totp_secret: null })
    const challenges = [await begin(email), await begin(email)]
    const rows = await sql(`select new_totp_secret from staff_challenge where new_totp_secret is not null
      order by expires_at desc limit 2`)
    const [later, earlier] = rows.map((each) => each['new_totp_secret'] as Buffer)
    expect((await post('verify', { challenge: challenges[0]!, code: code(0, earlier) })).statusCode).toBe(200)
    expect((await post('verify', { challenge: challenges[1]!, code: code(0, later) })).statusCode).toBe(401)
  })
})

describe('an invitation', () => {
  const invite = async (staffID: number) => (await createInvitation(db, staffID)).split('#')[1]!

  it('sets password and second factor once, and ends what was open before', async () => {
    const { email, staffID } = await addMember()
    const before = (await verify(email, code())).json().data.token
    const former = await invite(staffID)
    const link = await invite(staffID)
    expect((await post('invitation', { link: former })).json().code).toBe('invitation_expired')
    expect((await post('invitation', { link })).json().data).toMatchObject({ email, fnameeng: 'Tea' })
    const weak = await post('accept', { link, password: 'password123' })
    expect([weak.statusCode, Object.keys(weak.json().data)]).toEqual([422, ['password']])
    const reply = await post('accept', { link, password: 'another good password' })
    expect(reply.json().data).toMatchObject({ token: null, enrolment: { key: expect.any(String) } })
    expect(await isSignedIn(before)).toBe(false)
    expect((await post('accept', { link, password: 'another good password' })).statusCode).toBe(409)
    expect((await post('login', { email, password })).statusCode).toBe(401)
  })

  it('is refused once its owner has changed the password, and that of another stays', async () => {
    const { email, staffID } = await addMember()
    const other = await invite((await addMember()).staffID)
    const link = await invite(staffID)
    const { token } = (await verify(email, code())).json().data
    const next = 'another good password'
    const body = { current_password: password, password: next }
    expect((await post('password', body, { authorization: `Bearer ${token}` })).statusCode).toBe(200)
    expect((await post('invitation', { link })).json().code).toBe('invitation_expired')
    expect((await post('accept', { link, password: 'attacker-chosen-99x' })).statusCode).toBe(409)
    expect((await post('login', { email, password: next })).statusCode).toBe(200)
    expect((await post('invitation', { link: other })).statusCode).toBe(200)
  })

  it('is refused after its time, and for an account that was closed', async () => {
    const { staffID } = await addMember()
    const link = await invite(staffID)
    await sql(`update staff_invitation set expires_at = now()`)
    expect((await post('invitation', { link })).statusCode).toBe(409)
    const other = await invite(staffID)
    await sql(`update staff_member set is_active = false where id = ${staffID}`)
    expect((await post('accept', { link: other, password })).statusCode).toBe(409)
  })
})

describe('staff_second_factor', () => {
  it('ends sessions without the second factor when it is turned on, however that is done', async () => {
    await setRequired(false)
    const { email } = await addMember({ totp_secret: null })
    const { token } = (await post('login', { email, password })).json().data
    const own = await addMember()
    const strong = (await verify(own.email, code())).json().data.token
    expect([await isSignedIn(token), await isSignedIn(strong)]).toEqual([true, true])
    await setRequired(true)
    expect([await isSignedIn(token), await isSignedIn(strong)]).toEqual([false, true])
  })

  it('keeps the session in which a second factor was set up', async () => {
    await sql('delete from staff_challenge')
    await setRequired(false)
    const { email } = await addMember({ totp_secret: null })
    const { token } = (await post('login', { email, password })).json().data
    const headers = { authorization: `Bearer ${token}` }
    const { challenge } = (await post('second-factor', { password }, headers)).json().data
    const [row] = await sql(
      'select new_totp_secret as secret from staff_challenge where new_totp_secret is not null',
    )
    const typed = code(0, row!['secret'] as Buffer)
    expect((await post('second-factor/confirm', { challenge, code: typed }, headers)).statusCode).toBe(200)
    await setRequired(true)
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('codes at the same time', () => {
  const wrong = (nth: number) => String(nth).padStart(6, '0')

  it('have five tries for one sign-in, and the right one after them is refused', async () => {
    const { email } = await addMember()
    const challenge = await begin(email)
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, nth) => post('verify', { challenge, code: wrong(nth) })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect((await post('verify', { challenge, code: code() })).statusCode).toBe(409)
  })

  it('have five tries for the set-up in a session', async () => {
    await setRequired(false)
    const { email } = await addMember({ totp_secret: null })
    const { token } = (await post('login', { email, password })).json().data
    const headers = { authorization: `Bearer ${token}` }
    const { challenge } = (await post('second-factor', { password }, headers)).json().data
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, nth) =>
        post('second-factor/confirm', { challenge, code: wrong(nth) }, headers),
      ),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
  })
})
