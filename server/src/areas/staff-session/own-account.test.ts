import { describe, expect, it } from 'vitest'
import { testStaffLogIn } from './test-staff-log-in.ts'

const {
  app,
  staff,
  sql,
  password,
  addMember,
  post,
  code,
  begin: beginSignIn,
  verify,
  isSignedIn,
} = await testStaffLogIn()

describe('the own account', () => {
  it('changes the password with the current one, and ends the other sessions', async () => {
    const { email } = await addMember()
    const [here, there] = [await verify(email, code()), await verify(email, code(1))].map(
      (reply) => reply.json().data.token as string,
    ) as [string, string]
    const headers = { authorization: `Bearer ${here}` }
    const next = 'another good password'
    const refused = await post('password', { current_password: 'wrong', password: next }, headers)
    expect(refused.json().data).toEqual({ current_password: ['Wrong password'] })
    expect(await isSignedIn(there)).toBe(true)
    const done = await post('password', { current_password: password, password: next }, headers)
    expect(done.statusCode).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    const events = await sql(`select event, code from security_event where event = 'password_changed'`)
    expect(events).toEqual([{ event: 'password_changed', code: email }])
  })

  it('lists its devices, and signs one out, but none of another', async () => {
    const { email } = await addMember()
    const signIn = async (who: string, offset = 0) => {
      const reply = await verify(who, code(offset))
      return { authorization: `Bearer ${reply.json().data.token}` }
    }
    const first = await signIn(email)
    const second = await signIn(email, 1)
    const other = await signIn((await addMember()).email)
    const list = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/staff/auth/devices', headers })).json().data.devices
    const devices = await list(second)
    expect(devices.map((each: { is_this: boolean }) => each.is_this)).toEqual([true, false])
    const url = `/api/staff/auth/devices/${devices[1].id}`
    expect((await app.inject({ method: 'DELETE', url, headers: other })).statusCode).toBe(404)
    expect((await app.inject({ method: 'DELETE', url, headers: second })).statusCode).toBe(200)
    expect((await app.inject({ url: '/api/staff/auth/user', headers: first })).statusCode).toBe(401)
  })

  it('gets an e-mail about a sign-in on a new device, but not about the first', async () => {
    const { email } = await addMember()
    const emails = () => sql(`select body from outbox where recipient = '${email}'`)
    await verify(email, code())
    expect(await emails()).toEqual([])
    await verify(email, code(1))
    expect(await emails()).toHaveLength(1)
    expect(String((await emails())[0]!['body'])).toContain('contact the administrator of the portal at once')
  })
})

describe('the second factor, set up in an open session', () => {
  const signInWithout = async () => {
    const { email, staffID } = await addMember({ totp_secret: null })
    const [headers, others] = [await staff.signIn(staffID), await staff.signIn(staffID)]
    return { email, staffID, headers, others }
  }
  const begin = async (headers: Record<string, string>) => {
    const reply = await post('second-factor', { password }, headers)
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().data as { challenge: string; enrolment: { key: string; uri: string } }
  }
  const secretOf = async (staffID: number) => {
    const [row] = await sql(`select new_totp_secret from staff_challenge where staff_member_id = ${staffID}
      order by expires_at desc limit 1`)
    return row!['new_totp_secret'] as Buffer
  }

  it('needs the password again, then a code; ends the other sessions, and is logged', async () => {
    const { email, staffID, headers, others } = await signInWithout()
    const wrong = await post('second-factor', { password: 'wrong' }, headers)
    expect([wrong.statusCode, wrong.json().data]).toEqual([422, { password: ['Wrong password'] }])
    expect(await sql(`select from staff_challenge where staff_member_id = ${staffID}`)).toEqual([])
    const { challenge, enrolment } = await begin(headers)
    expect(enrolment.uri).toContain(enrolment.key)
    const secret = await secretOf(staffID)
    const refused = await post('second-factor/confirm', { challenge, code: '000000' }, headers)
    expect([refused.statusCode, Object.keys(refused.json().data)]).toEqual([422, ['code']])
    expect(await isSignedIn(others.authorization!.slice(7))).toBe(true)
    const done = await post('second-factor/confirm', { challenge, code: code(0, secret) }, headers)
    expect(done.json().data.recovery_codes).toHaveLength(10)
    expect(await isSignedIn(headers.authorization!.slice(7))).toBe(true)
    expect(await isSignedIn(others.authorization!.slice(7))).toBe(false)
    const [event] = await sql(`select code from security_event where event = 'second_factor_set_up'
      order by id desc limit 1`)
    expect(event).toEqual({ code: email })
    expect(JSON.stringify(await sql(`select subject from outbox where recipient = '${email}'`))).toContain(
      'A second factor was set up',
    )
    // It is asked for from now on, and the code that set it up is spent.
    expect((await verify(email, code(0, secret))).statusCode).toBe(401)
    expect((await verify(email, code(1, secret))).statusCode).toBe(200)
    expect((await verify(email, done.json().data.recovery_codes[0])).statusCode).toBe(200)
    const again = await post('second-factor', { password }, headers)
    expect([again.statusCode, again.json().code]).toEqual([409, 'has_second_factor'])
  })

  it('takes no challenge of another, none of a sign-in with a code, and none twice', async () => {
    const { staffID, headers } = await signInWithout()
    const other = await signInWithout()
    const { challenge } = await begin(headers)
    const secret = await secretOf(staffID)
    const stolen = await post('second-factor/confirm', { challenge, code: code(0, secret) }, other.headers)
    expect([stolen.statusCode, stolen.json().code]).toEqual([409, 'set_up_expired'])
    const signedInWithCode = await addMember()
    const signIn = { challenge: await beginSignIn(signedInWithCode.email), code: code() }
    const theirs = await staff.signIn(signedInWithCode.staffID)
    expect((await post('second-factor/confirm', signIn, theirs)).statusCode).toBe(409)
    const second = await begin(headers)
    const replies = await Promise.all(
      [0, 0].map(() => post('second-factor/confirm', { challenge, code: code(0, secret) }, headers)),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const late = await post('second-factor/confirm', { challenge: second.challenge, code: code(1) }, headers)
    expect(late.statusCode).toBe(409)
  })

  it('asks for the password again after five wrong codes', async () => {
    const { staffID, headers } = await signInWithout()
    const { challenge } = await begin(headers)
    for (let i = 0; i < 5; i += 1)
      expect((await post('second-factor/confirm', { challenge, code: '000000' }, headers)).statusCode).toBe(
        422,
      )
    const secret = await secretOf(staffID)
    const reply = await post('second-factor/confirm', { challenge, code: code(0, secret) }, headers)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'set_up_expired'])
  })
})

describe('a session of staff', () => {
  it('slides to 12 hours in use, ends after 30 days, and at once when the account is closed', async () => {
    const { staffID } = await addMember()
    const headers = await staff.signIn(staffID)
    const use = async () => (await app.inject({ url: '/api/staff/auth/user', headers })).statusCode
    const hoursLeft = async () => {
      const [row] = await sql(
        `select extract(epoch from expires_at - now())::float8 / 3600 as hours from staff_session where staff_member_id = ${staffID}`,
      )
      return row!['hours'] as number
    }
    const age = (created: string) =>
      sql(`update staff_session set last_seen_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour',
        created_at = now() - interval '${created}' where staff_member_id = ${staffID}`)
    await age('1 day')
    expect(await use()).toBe(200)
    await expect.poll(hoursLeft).toBeGreaterThan(11)
    await age('29 days 20 hours')
    expect(await use()).toBe(200)
    await expect.poll(hoursLeft).toBeGreaterThan(3)
    expect(await hoursLeft()).toBeLessThanOrEqual(4)
    await sql(`update staff_member set is_active = false where id = ${staffID}`)
    expect(await use()).toBe(401)
  })
})
