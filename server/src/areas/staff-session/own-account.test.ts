import { describe, expect, it } from 'vitest'
import { testStaffLogIn } from './test-staff-log-in.ts'

const { app, staff, sql, password, addMember, post, code, verify, isSignedIn } = await testStaffLogIn()

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
    const untilHours = async (least: number) => {
      for (let i = 0; i < 100 && (await hoursLeft()) < least; i += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return hoursLeft()
    }
    await age('1 day')
    expect(await use()).toBe(200)
    expect(await untilHours(11)).toBeGreaterThan(11.9)
    await age('29 days 20 hours')
    expect(await use()).toBe(200)
    expect(await untilHours(3)).toBeLessThanOrEqual(4)
    await sql(`update staff_member set is_active = false where id = ${staffID}`)
    expect(await use()).toBe(401)
  })
})
