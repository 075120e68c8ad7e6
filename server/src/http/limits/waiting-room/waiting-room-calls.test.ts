import { describe, expect, it } from 'vitest'
import { session } from '#contract/account/session.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const { studentID } = await testUniversity(db)
const { headers } = await signIn(db, studentID)

let answer = () => undefined as void
const answering = new Promise<void>((resolve) => (answer = resolve))
/** It answers nothing before `answer` is called. */
const slowDatabase: Database = {
  ...db,
  rows: (...call) => answering.then(() => db.rows(...call)),
  row: (...call) => answering.then(() => db.row(...call)),
}
const app = makeApp({ db: slowDatabase, checkReplies: true, quiet: true })

describe('the reads of students', () => {
  it('wait in turn; the fifty-first of a session is refused with its place, and a write is not', async () => {
    const read = async () => app.inject({ url: session.user.path, headers })
    const reads = Array.from({ length: 96 + 50 }, read)
    const refused = await Promise.all(Array.from({ length: 3 }, read))
    const write = (async () =>
      app.inject({ method: session.logout.method, url: session.logout.path, headers }))()
    for (const reply of refused) {
      expect(reply.statusCode).toBe(503)
      expect(reply.json()).toMatchObject({ code: 'waiting_room', params: { place: 1 } })
      expect(reply.headers['connection']).toBe('close')
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    answer()
    expect((await write).statusCode).toBe(200)
    for (const { statusCode } of await Promise.all(reads)) expect([200, 401]).toContain(statusCode)
  })
})
