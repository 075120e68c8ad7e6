import { expect } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testAbroad } from '#server/areas/agreements/test-abroad.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { testFolder } from '#server/http/files/test-folder.ts'

export const password = 'the password of the student'

/** A university in which every dialog can be set up, and the calls that dialogs make. */
export const testDialogUniversity = async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
  const university = await testUniversity(db)
  const abroad = await testAbroad(db, university)
  const password_hash = await hashPassword(password)
  const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })

  /** Removes what is asked of every student. */
  const removeQuestions = () =>
    sql(`truncate english_level, vaccine_answer, location_campaign, survey, registration_window, exam, visit_slot,
      registration, outbox, mobile_code cascade`)
  const newStudent = async () => testStudent(app, db, await university.addStudent({ password_hash }))

  /** The data of a call that succeeds. */
  const read = async <Data>(student: TestStudent, url: string): Promise<Data> => {
    const reply = await student.read<Data>(url)
    expect(reply, url).toMatchObject({ status: 200 })
    return reply.data
  }
  const post = async <Data>(student: TestStudent, url: string, body: object = {}): Promise<Data> => {
    const reply = await student.send<Data>('POST', url, body)
    expect(reply, url).toMatchObject({ status: 200 })
    return reply.data
  }
  const upload = async (
    { studentID }: TestStudent,
    url: string,
    field: string,
    id: number,
    hasFile = true,
  ) => {
    const form = new FormData()
    form.append(field, String(id))
    if (hasFile) form.append('doc', new Blob([new Uint8Array(smallFiles['png']!)]), 'a.png')
    const { headers } = await signIn(db, studentID)
    const reply = await app.inject({ method: 'POST', url, headers, payload: form })
    expect(reply.statusCode, url).toBe(200)
  }
  const readCode = async () => {
    const message = await sql(`select body from outbox where kind = 'sms' order by id desc limit 1`)
    return /\b\d{4}\b/.exec(String(message?.['body']))?.[0]
  }
  return { db, app, university, abroad, removeQuestions, newStudent, read, post, upload, readCode }
}

export type DialogUniversity = Awaited<ReturnType<typeof testDialogUniversity>>
