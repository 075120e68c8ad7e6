import { beforeEach } from 'vitest'
import { makeApp } from '#server/app.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

/** A tiny university whose student st1 has a password, and no phone; each test begins with a new session. */
export const testProfile = async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const university = await testUniversity(db)
  const currentPassword = 'the current password'
  const currentHash = await hashPassword(currentPassword)

  const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
  const headers: Record<string, string> = { 'content-language': 'en' }
  beforeEach(async () => {
    for (const table of ['login_failure', 'session', 'device', 'outbox', 'mobile_code'])
      await sql(`delete from ${table}`)
    await university.change('student', university.studentID, { password_hash: currentHash, phone: null })
    Object.assign(headers, (await signIn(db, university.studentID)).headers)
  })
  const get = (url: string, as = headers) => app.inject({ url, headers: as })
  const post = (url: string, payload: object, as = headers) =>
    app.inject({ method: 'POST', url, payload, headers: as })
  return { db, app, university, currentPassword, sql, headers, get, post }
}
