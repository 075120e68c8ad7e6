import { describe, expect, it } from 'vitest'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testProfile } from './test-profile.ts'

const { db, app, university, currentPassword, sql, headers, get, post } = await testProfile()
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
      phone_held_until: null,
      phone: null,
      address: 'თბილისი',
      addresseng: null,
      department: {
        email: null,
        phone: null,
        address: null,
        addresseng: null,
        hours: null,
        hourseng: null,
      },
    })
  })

  it("has the department of the student's school, and no other's", async () => {
    await university.put('school', { name_ka: 'სხვა', name_en: 'Other', email: 'other@university.example' })
    const department = {
      email: 'sciences@university.example',
      phone: '+995 32 200 01 01',
      address: 'მთავარი კორპუსი, A-101',
      addresseng: 'Main Building, A-101',
      hours: 'ორშაბათი–პარასკევი, 10:00–17:00',
      hourseng: 'Monday to Friday, 10:00–17:00',
    }
    await university.change('school', university.schoolID, {
      email: department.email,
      phone: department.phone,
      address_ka: department.address,
      address_en: department.addresseng,
      opening_hours_ka: department.hours,
      opening_hours_en: department.hourseng,
    })
    expect((await get('/api/profile/contact-information')).json().data.department).toEqual(department)
  })

  it.each([{ email: 'no address' }, { email: 'a@b c' }, { phone: 'call us' }, { phone: '' }])(
    'keeps no contact of a department that cannot be used: %o',
    async (columns) => {
      await expect(university.change('school', university.schoolID, columns)).rejects.toThrow(/check/)
    },
  )
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
