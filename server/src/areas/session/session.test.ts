import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { hashPassword } from './password.ts'
import { signIn } from './test-sign-in.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const password = 'a good password'

beforeAll(async () => {
  await university.change('student', university.studentID, { password_hash: await hashPassword(password) })
})

const logIn = (body: object) => app.inject({ method: 'POST', url: '/api/auth/login', payload: body })

describe('log-in', () => {
  it('answers token and user, and the token reads the user', async () => {
    const reply = await logIn({ code: 'st1', password })
    expect(reply.statusCode).toBe(200)
    const { token, user } = reply.json().data
    expect(user.code).toBe('st1')
    const headers = { authorization: `Bearer ${token}` }
    const again = await app.inject({ url: '/api/auth/user', headers })
    expect(again.json().data.user).toEqual(user)
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).json()).toEqual({ data: 'ok' })
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
  })

  it('lets a test sign in', async () => {
    const { headers } = await signIn(db, university.studentID)
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(200)
  })
})
