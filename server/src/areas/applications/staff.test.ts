import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { png, testEntries } from '#server/answering/test-entries.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const staff = testStaff(db)
const entries = testEntries(university, folder)

interface Read {
  readonly status: string
  readonly steps: readonly { readonly status: string; readonly reason: string | null }[]
  readonly answer_files: readonly { readonly fileID: number; readonly filename: string }[]
}

const newApplication = async () => {
  const studentID = await university.addStudent()
  const student = { ...(await testStudent(app, db, studentID)), ...(await signIn(db, studentID)) }
  return { student, id: await entries.application(student.studentID) }
}
const readOwn = async (student: TestStudent, id: number) =>
  (await student.read<Read>(`/api/my-applications/${id}`)).data

describeAnswering<{ student: TestStudent }>({
  app,
  db,
  university,
  kind: 'application',
  path: 'applications',
  isForm: true,
  addEntry: newApplication,
  decisions: ['satisfied', 'not_satisfied'],
  read: async ({ student, id }) => {
    const { status, steps } = await readOwn(student, id)
    return { status, steps: steps.map((step) => [step.status, step.reason]) }
  },
  before: { status: 'sent', steps: [['sent', null]] },
  after: {
    status: 'satisfied',
    steps: [
      ['sent', null],
      ['satisfied', 'the answer'],
    ],
  },
})

const asRegistrar = async () => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { role_id: 'registrar' })
  return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
}
type Headers = Awaited<ReturnType<typeof asRegistrar>>
const read = async (headers: Headers, id: number) =>
  (await app.inject({ url: `/api/staff/applications/${id}`, headers })).json().data
const answer = async (
  headers: Headers,
  id: number,
  given: { readonly decision: string; readonly text?: string; readonly file?: readonly [string, Buffer] },
  version?: string,
) => {
  const { decision, text = '', file } = given
  const form = new FormData()
  const fields = { version: version ?? (await read(headers, id)).version, decision, text }
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string)
  if (file) form.append('file', new Blob([new Uint8Array(file[1])]), file[0])
  return sendForm<{ answerID: number }>(app, `/api/staff/applications/${id}/answer`, form, headers)
}

describe('a received application', () => {
  // spec 2.32.3
  it('stays in the inbox, can no longer be cancelled, and is decided afterwards', async () => {
    const headers = await asRegistrar()
    const { student, id } = await newApplication()
    expect((await answer(headers, id, { decision: 'received' })).status).toBe(200)
    const { entry } = (await app.inject({ url: `/api/staff/inbox/application/${id}`, headers })).json().data
    expect(entry).toMatchObject({ state: 'in_progress', answer: { decision: 'received' } })
    expect(await student.send('DELETE', `/api/my-applications/${id}`)).toMatchObject({ status: 409 })
    expect(await answer(headers, id, { decision: 'received' })).toMatchObject({ code: 'entry_closed' })
    expect((await answer(headers, id, { decision: 'not_satisfied', text: 'too late' })).status).toBe(200)
    expect(await readOwn(student, id)).toMatchObject({
      status: 'not_satisfied',
      steps: [{ status: 'sent' }, { status: 'received' }, { status: 'not_satisfied', reason: 'too late' }],
    })
  })
})

describe('a cancelled application', () => {
  it('leaves the inbox, and who answers it is told that the student has changed it', async () => {
    const headers = await asRegistrar()
    const { student, id } = await newApplication()
    const { version } = await read(headers, id)
    await student.send('DELETE', `/api/my-applications/${id}`)
    expect(await answer(headers, id, { decision: 'satisfied' }, version)).toMatchObject({
      status: 409,
      code: 'entry_changed',
    })
    expect(await answer(headers, id, { decision: 'satisfied' })).toMatchObject({ code: 'entry_closed' })
    expect(
      await db.rows({ name: '', text: `select from inbox where kind = 'application' and id = ${id}` }),
    ).toEqual([])
  })
})

describe('the document of an answer', () => {
  it('is downloaded by its student as what its content is, and goes when the answer is undone', async () => {
    const headers = await asRegistrar()
    const { student, id } = await newApplication()
    const before = (await listFiles(folder)).length
    const disguised = await answer(headers, id, { decision: 'satisfied', file: ['a.pdf', png] })
    expect(disguised).toMatchObject({ status: 415, code: 'wrong_file' })
    expect((await listFiles(folder)).length).toBe(before)
    const file = ['ცნობა.pdf', smallFiles['pdf']!] as const
    const { data } = await answer(headers, id, { decision: 'satisfied', file })
    const { answer_files } = await readOwn(student, id)
    expect(answer_files).toMatchObject([{ filename: 'ცნობა.pdf' }])
    const path = `${id}/files/${answer_files[0]!.fileID}`
    const download = await app.inject({ url: `/api/my-applications/${path}`, headers: student.headers })
    expect(download.rawPayload).toEqual(smallFiles['pdf'])
    expect(download.headers['content-disposition']).toMatch(/^attachment/)
    expect((await app.inject({ url: `/api/staff/applications/${path}`, headers })).statusCode).toBe(200)
    await app.inject({
      method: 'POST',
      url: `/api/staff/applications/${id}/undo`,
      headers,
      payload: { answerID: data.answerID },
    })
    expect(await readOwn(student, id)).toMatchObject({ status: 'sent', answer_files: [] })
    const gone = await app.inject({ url: `/api/my-applications/${path}`, headers: student.headers })
    expect(gone.statusCode).toBe(404)
  })
})

describe('the files of an application', () => {
  it('are opened by staff who may answer it, and each download is in the audit', async () => {
    const headers = await asRegistrar()
    const { student, id } = await newApplication()
    const file_id = await entries.addFile('მოწმობა.png')
    await university.put('application_file', { application_id: id, file_id })
    expect((await read(headers, id)).files).toMatchObject([{ filename: 'მოწმობა.png', size: png.length }])
    const reply = await app.inject({ url: `/api/staff/applications/${id}/files/${file_id}`, headers })
    expect(reply.rawPayload).toEqual(png)
    const [audited] = await db.rows<object>({
      name: '',
      text: 'select * from audit order by id desc limit 1',
    })
    expect(audited).toMatchObject({
      operation: 'applications.answer',
      entity: 'application',
      entity_id: id,
      student_id: student.studentID,
      after: { readFile: 'მოწმობა.png' },
    })
    const other = await newApplication()
    const foreign = `/api/staff/applications/${other.id}/files/${file_id}`
    expect((await app.inject({ url: foreign, headers })).statusCode).toBe(404)
  })
})

describe('an application for a certificate that was not issued automatically', () => {
  it('tells staff what the letterhead lacks, until it is answered', async () => {
    const { student } = await newApplication()
    const id = await university.put('application', {
      student_id: student.studentID,
      kind_id: 1,
      status: 'sent',
    })
    const office = await asRegistrar()
    const lacks = async () => (await read(office, id)).letterhead_lacks as string[]
    expect(await lacks()).toContain('address.en')
    await university.put('setting', { name: 'university', value: JSON.stringify(testLetterhead) })
    expect(await lacks()).toEqual([])
  })
})
