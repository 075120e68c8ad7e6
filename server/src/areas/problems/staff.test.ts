import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { png, testEntries } from '#server/answering/test-entries.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const staff = testStaff(db)
const entries = testEntries(university, folder)

const report = async (student: TestStudent, problemText = 'it is broken') =>
  (await student.send<{ problemID: number }>('POST', '/api/registration/writeProblem', { problemText })).data
    .problemID
const newReport = async () => {
  const student = await testStudent(app, db, await university.addStudent())
  return { student, id: await report(student) }
}

describeAnswering<{ student: TestStudent }>({
  app,
  db,
  university,
  kind: 'problem',
  path: 'problems',
  addEntry: newReport,
  decisions: ['done', 'in_progress'],
  read: async ({ student }) => {
    const { data } = await student.read<{ problems: { status: string; answer: string | null }[] }>(
      '/api/problems',
    )
    return data.problems.map(({ status, answer }) => ({ status, answer }))
  },
  before: [{ status: 'sent', answer: null }],
  after: [{ status: 'done', answer: 'the answer' }],
})

const asRegistrar = async () => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { role_id: 'registrar' })
  return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
}

describe('a problem in progress', () => {
  it('stays in the inbox with its first answer, and is answered again', async () => {
    const headers = await asRegistrar()
    const { id } = await newReport()
    const answer = async (decision: string, text: string) => {
      const { version } = (await app.inject({ url: `/api/staff/problems/${id}`, headers })).json().data
      const payload = { version, decision, text }
      return app.inject({ method: 'POST', url: `/api/staff/problems/${id}/answer`, headers, payload })
    }
    expect((await answer('in_progress', 'we look at it')).statusCode).toBe(200)
    const entry = (await app.inject({ url: `/api/staff/inbox/problem/${id}`, headers })).json().data.entry
    expect(entry).toMatchObject({ state: 'in_progress', answer: { text: 'we look at it' } })
    expect((await answer('done', 'it works now')).statusCode).toBe(200)
    const refused = await answer('in_progress', 'once more')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry_closed'])
  })
})

describe('the file of a problem', () => {
  it('is downloaded by staff who may answer, and each download is in the audit', async () => {
    const headers = await asRegistrar()
    const { id, student } = await newReport()
    await university.change('problem', id, { file_id: await entries.addFile('ეკრანი.png') })
    const entry = (await app.inject({ url: `/api/staff/problems/${id}`, headers })).json().data
    expect(entry.file).toEqual({ filename: 'ეკრანი.png', size: png.length })
    const reply = await app.inject({ url: `/api/staff/problems/${id}/file`, headers })
    expect(reply.rawPayload).toEqual(png)
    expect(reply.headers['content-disposition']).toMatch(/^attachment/)
    const [audited] = await db.rows<object>({
      name: '',
      text: 'select * from audit order by id desc limit 1',
    })
    expect(audited).toMatchObject({
      operation: 'problems.answer',
      entity: 'problem',
      entity_id: id,
      student_id: student.studentID,
      after: { readFile: 'ეკრანი.png' },
    })
  })
})
