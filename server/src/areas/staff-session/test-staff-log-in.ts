import { expect } from 'vitest'
import { makeApp } from '#server/app.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { createTotpCode, toTotpStep } from './second-factor/totp.ts'
import { testStaff } from './test-staff.ts'

/** Staff with a password and a second factor, and the steps of their sign-in. */
export const testStaffLogIn = async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const staff = testStaff(db)
  const password = 'a good password'
  const passwordHash = await hashPassword(password)
  const secret: Buffer = Buffer.from('12345678901234567890')
  const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })

  let members = 0
  const addMember = async (columns: Record<string, unknown> = {}) => {
    members += 1
    const email = `tea${members}@university.example`
    const staffID = await staff.addMember({
      email,
      password_hash: passwordHash,
      totp_secret: secret,
      ...columns,
    })
    return { staffID, email }
  }
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/staff/auth/${path}`,
      payload,
      headers: { 'content-language': 'en', ...headers },
    })
  const code = (offset = 0, key = secret) => createTotpCode(key, toTotpStep(Date.now() / 1000) + offset)
  const begin = async (email: string) => {
    const reply = await post('login', { email, password })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().data.challenge as string
  }
  const verify = async (email: string, typed: string) =>
    post('verify', { challenge: await begin(email), code: typed })
  const isSignedIn = async (token: string) => {
    const reply = await app.inject({
      url: '/api/staff/auth/user',
      headers: { authorization: `Bearer ${token}` },
    })
    return reply.statusCode === 200
  }
  return { db, app, staff, password, sql, addMember, post, code, begin, verify, isSignedIn }
}
