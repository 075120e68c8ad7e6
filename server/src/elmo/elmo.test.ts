import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { runStudentCommand } from '#server/commands/student/run-student-command.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'
import { listSchemaErrors } from './test-schema.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const sql = (text: string, values: unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)

const url = '/api/my-applications'
const [statusKind, transcriptKind] = [1, 2]

beforeAll(() =>
  sql(`insert into setting (name, value) values ('university', $1)`, [
    JSON.stringify({ ...testLetterhead, ka: 'ნიმუში', en: 'Sample', schac: 'sample.ge' }),
  ]),
)

const newStudent = async () => {
  const studentID = await university.addStudent({ personal_code: '01001012345', fname_en: 'Nino' })
  const { headers } = await signIn(db, studentID)
  return { studentID, headers: { ...headers, 'content-language': 'en' } }
}

const addMark = async (studentID: number, score: number) => {
  const subject_id = await university.addSubject({ name_ka: 'სტატისტიკა', name_en: 'Statistics' })
  await sql(
    'insert into mark (student_id, semester_id, subject_id, credits, score, status_id) values ($1, $2, $3, 6, $4, $5)',
    [studentID, university.semesterID, subject_id, score, score > 50 ? 1 : 3],
  )
}

/** Requests a certificate, which is made at once. */
const issue = async (headers: Record<string, string>, kindID: number, locale = 'en'): Promise<number> => {
  const fields = await sql('select id, role from application_field where kind_id = $1', [kindID])
  const form = new FormData()
  form.append('kindID', String(kindID))
  for (const { id, role } of fields) form.append(`field${Number(id)}`, role === 'language' ? locale : '')
  const { data } = await sendForm<{ applicationID: number }>(app, url, form, headers)
  return data.applicationID
}

const download = async (path: string, headers: Record<string, string>) => {
  const reply = await app.inject({ url: path, headers })
  const isFile = reply.headers['content-type'] === 'application/xml'
  return { status: reply.statusCode, xml: isFile ? reply.body : '', body: reply.body, headers: reply.headers }
}

describe("the ELMO file of the student's transcript", () => {
  // spec 2.37.4
  it('keeps to the schema, and has the marks and the PDF that was made', async () => {
    const { studentID, headers } = await newStudent()
    await addMark(studentID, 87.5)
    const id = await issue(headers, transcriptKind)
    const { status, xml, headers: sent } = await download(`${url}/${id}/elmo`, headers)
    expect(status).toBe(200)
    expect(sent['content-disposition']).toMatch(/^attachment; filename="elmo .*\.xml"/)
    expect(await listSchemaErrors(xml)).toEqual([])
    expect(xml).toContain('<givenNames>Nino</givenNames>')
    expect(xml).toContain('<identifier type="schac">sample.ge</identifier>')
    expect(xml).toContain('<resultLabel>87.5 (B)</resultLabel>')
    const paper = await app.inject({ url: `${url}/${id}/certificate`, headers })
    const attached = /data:application\/pdf;base64,([^<]*)</.exec(xml)?.[1]
    expect(Buffer.from(attached ?? '', 'base64').equals(paper.rawPayload)).toBe(true)
  })

  it('is there without marks too', async () => {
    const { headers } = await newStudent()
    const { xml } = await download(`${url}/${await issue(headers, transcriptKind, 'ka')}/elmo`, headers)
    expect(await listSchemaErrors(xml)).toEqual([])
    expect(xml).not.toContain('<hasPart>')
  })

  it('is refused when the marks have changed since, and says what to do', async () => {
    const { studentID, headers } = await newStudent()
    await addMark(studentID, 87.5)
    const id = await issue(headers, transcriptKind)
    await addMark(studentID, 60)
    const refused = await download(`${url}/${id}/elmo`, headers)
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('marks_changed')])
    expect(refused.body).toContain('Request a new transcript')
    const next = await issue(headers, transcriptKind)
    expect((await download(`${url}/${next}/elmo`, headers)).status).toBe(200)
    // By now the first one is replaced.
    expect((await download(`${url}/${id}/elmo`, headers)).body).toContain('transcript_not_valid')
  })

  it('is refused when the transcript was revoked', async () => {
    const { headers } = await newStudent()
    const id = await issue(headers, transcriptKind)
    await sql(`update certificate set revoked_at = now(), revoke_reason = 'x' where application_id = $1`, [
      id,
    ])
    const refused = await download(`${url}/${id}/elmo`, headers)
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('transcript_not_valid')])
  })

  it('is of the own transcript only, and of no other document', async () => {
    const [one, other] = [await newStudent(), await newStudent()]
    const id = await issue(one.headers, transcriptKind)
    expect((await download(`${url}/${id}/elmo`, other.headers)).status).toBe(404)
    expect((await download(`${url}/${await issue(one.headers, statusKind)}/elmo`, one.headers)).status).toBe(
      404,
    )
  })
})

describe('the ELMO file for staff', () => {
  it('has the valid transcripts that say the same, and the student sees that it was read', async () => {
    const { studentID, headers } = await newStudent()
    await addMark(studentID, 95)
    await issue(headers, transcriptKind)
    await issue(headers, transcriptKind, 'ka')
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'registrar' })
    const registrar = await staff.signIn(staffID)
    const path = `/api/staff/students/${studentID}/elmo`
    const { xml } = await download(path, registrar)
    expect(await listSchemaErrors(xml)).toEqual([])
    expect(xml.match(/data:application\/pdf/g)).toHaveLength(2)
    await addMark(studentID, 60)
    const later = await download(path, registrar)
    expect(later.xml.match(/<type>Course<\/type>/g)).toHaveLength(2)
    expect(later.xml).not.toContain('data:application/pdf')
    const views = await app.inject({ url: '/api/profile/staff-views', headers })
    expect(views.json().data.views).toMatchObject([
      { what: 'studies', officeeng: 'Registrar' },
      { what: 'studies', officeeng: 'Registrar' },
    ])
  })

  it('is refused without a name of the university, and says who enters it where', async () => {
    const { studentID } = await newStudent()
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'registrar' })
    const headers = { ...(await staff.signIn(staffID)), 'content-language': 'en' }
    const [setting] = await sql(`delete from setting where name = 'university' returning value`)
    const refused = await download(`/api/staff/students/${studentID}/elmo`, headers)
    await sql(`insert into setting (name, value) values ('university', $1)`, [
      JSON.stringify(setting!['value']),
    ])
    expect(refused.status).toBe(409)
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'no_university_name' })
    for (const part of ['has to name the university', 'Ask the administrator', 'download the file again'])
      expect(refused.body).toContain(part)
  })

  it('is not for students of another school', async () => {
    const { studentID } = await newStudent()
    const staffID = await staff.addMember()
    const school_id = await university.put('school', { name_ka: 'ა', name_en: 'A' })
    await staff.addGrant(staffID, { role_id: 'deans_office', scope: 'school', school_id })
    expect(
      (await download(`/api/staff/students/${studentID}/elmo`, await staff.signIn(staffID))).status,
    ).toBe(404)
  })
})

describe('npm run student -- elmo', () => {
  it('writes the file once, and the student sees that it was read', async () => {
    const { studentID, headers } = await newStudent()
    const [row] = await sql('select code from student where id = $1', [studentID])
    const file = join(await mkdtemp(join(tmpdir(), 'portal-elmo-')), 'transcript.xml')
    const lines: string[] = []
    const run = (...args: string[]) =>
      runStudentCommand(db, args, { print: (line) => lines.push(line), transports: {} })
    await run('elmo', String(row!['code']), file)
    expect(await listSchemaErrors(await readFile(file, 'utf8'))).toEqual([])
    expect(lines.join()).toContain(`to ${file}`)
    await expect(run('elmo', String(row!['code']), file)).rejects.toThrow('cannot be written')
    await expect(run('elmo', String(row!['code']))).rejects.toThrow('Which file?')
    const views = await app.inject({ url: '/api/profile/staff-views', headers })
    expect(views.json().data.views).toMatchObject([{ what: 'studies' }])
  })
})
