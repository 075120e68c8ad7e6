import { beforeEach } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { hashPassword } from '#server/credentials/password.ts'

interface From {
  readonly address?: string
  readonly cookie?: string
  readonly locale?: 'ka' | 'en'
}

/** A tiny university whose student st1 has a password; each test begins without failures and devices. */
export const testLogIn = async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const university = await testUniversity(db)
  const password = 'a good password'
  await university.change('student', university.studentID, { password_hash: await hashPassword(password) })
  const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
  beforeEach(async () => {
    await sql('truncate login_failure')
    await sql('truncate device cascade')
  })
  const logIn = (body: { code: string; password: string }, from: From = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: body,
      remoteAddress: from.address ?? '10.0.0.1',
      headers: { 'content-language': from.locale ?? 'en', ...(from.cookie && { cookie: from.cookie }) },
    })
  const right = { code: 'st1', password }
  const wrong = { code: 'st1', password: 'not the password' }
  const fail = async (times: number, from: From = {}) => {
    for (let i = 0; i < times; i += 1) await logIn(wrong, from)
  }
  const deviceCookie = (reply: Awaited<ReturnType<typeof logIn>>) =>
    String(reply.headers['set-cookie']).split(';')[0]!
  return { db, app, university, password, sql, logIn, right, wrong, fail, deviceCookie }
}
