import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { applications } from '#contract/administration/applications.ts'
import type { certificates } from '#contract/administration/certificates.ts'
import type { certificatesStaff } from '#contract/staff/certificates-staff.ts'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const sql = (text: string, values: unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)

type Detail = z.output<typeof applications.one.reply>
type Sent = z.output<typeof applications.send.reply>
type Checked = z.output<typeof certificates.check.reply>
type List = z.output<typeof certificatesStaff.list.reply>
interface Refused {
  readonly status: number
  readonly code: string
  readonly message: string
}
type Headers = Readonly<Record<string, string>>

const url = '/api/my-applications'
const [statusKind, transcriptKind] = [1, 2]
const nameUniversity = () =>
  sql(`insert into setting (name, value) values ('university', $1) on conflict do nothing`, [
    JSON.stringify(testLetterhead),
  ])

const newStudent = async (more: object = {}) => {
  const studentID = await university.addStudent({ personal_code: '01001012345', ...more })
  const { headers } = await signIn(db, studentID)
  return { studentID, headers: { ...headers, 'content-language': 'en' } as Headers }
}
const apply = async (headers: Headers, kindID: number, locale: 'ka' | 'en', addressee = '', key?: string) => {
  const fields = (await sql('select id, role from application_field where kind_id = $1', [kindID])).map(
    ({ id, role }) => [`field${Number(id)}`, role === 'language' ? locale : addressee] as const,
  )
  const form = new FormData()
  for (const [name, value] of [['kindID', String(kindID)], ...fields] as const) form.append(name, value)
  return sendForm<Sent>(app, url, form, { ...headers, ...(key && { 'idempotency-key': key }) })
}
const read = async <Data>(path: string, headers: Headers = {}) => {
  const reply = await app.inject({ url: path, headers })
  return { status: reply.statusCode, ...reply.json<{ data: Data; code?: string }>() }
}
const findCertificate = async (headers: Headers, applicationID: number) =>
  (await read<Detail>(`${url}/${applicationID}`, headers)).data.certificate!
const issue = async (headers: Headers, kindID: number, locale: 'ka' | 'en' = 'en') => {
  const { applicationID } = (await apply(headers, kindID, locale)).data
  return { applicationID, ...(await findCertificate(headers, applicationID)) }
}
const check = (code: string) => read<Checked>(`/api/certificates/${encodeURIComponent(code)}`)
const readPaper = async (headers: Headers, applicationID: number) => {
  const reply = await app.inject({ url: `${url}/${applicationID}/certificate`, headers })
  const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { status: reply.statusCode, type: reply.headers['content-type'], text, totalPages }
}
const addMark = async (studentID: number, semester_id: number, score: number) => {
  const subject_id = await university.addSubject({ name_ka: 'სტატისტიკა', name_en: 'Statistics' })
  const row = {
    student_id: studentID,
    semester_id,
    subject_id,
    credits: 6,
    score,
    status_id: score > 50 ? 1 : 3,
  }
  await sql(
    'insert into mark (student_id, semester_id, subject_id, credits, score, status_id) values ($1, $2, $3, $4, $5, $6)',
    Object.values(row),
  )
}

describe('an application for a certificate', () => {
  it('is answered by a person while the university has no name', async () => {
    const { headers } = await newStudent()
    const { data } = await apply(headers, statusKind, 'en')
    expect(data.status).toBe('sent')
    expect(await findCertificate(headers, data.applicationID)).toBeNull()
    await nameUniversity()
  })

  // spec 2.37.1
  it('is answered at once with a paper that says what the records say', async () => {
    const { headers } = await newStudent({ fname_en: 'Nino', lname_en: 'Beridze', study_semester: 3 })
    const attempt = randomUUID()
    const sent = await apply(headers, statusKind, 'en', 'Embassy <b>', attempt)
    expect(sent.data.status).toBe('satisfied')
    const { applicationID } = sent.data
    expect((await apply(headers, statusKind, 'en', 'Embassy <b>', attempt)).data.applicationID).toBe(
      applicationID,
    )
    expect((await sql('select from certificate where application_id = $1', [applicationID])).length).toBe(1)
    const { data } = await read<Detail>(`${url}/${applicationID}`, headers)
    expect(data.steps.map(({ status }) => status)).toEqual(['sent', 'satisfied'])
    const { number, code, state } = data.certificate!
    expect(state).toBe('valid')
    const { status, type, text, totalPages } = await readPaper(headers, applicationID)
    expect([status, type, totalPages]).toEqual([200, 'application/pdf', 1])
    for (const part of [
      'Sample University',
      number,
      code,
      'Nino Beridze',
      '01001012345',
      'Embassy <b>',
      `/verify?code=${code}`,
    ])
      expect(text).toContain(part)
    expect(text).toContain('is a student of the university')
  })

  // spec 2.37.5
  it('has what an embassy asks for, and stays as it was issued', async () => {
    const { studentID, headers } = await newStudent({
      study_semester: 3,
      study_form: 'full_time',
      enrolled_on: '2025-09-16',
      expected_end_on: '2029-07-15',
    })
    const { applicationID, code } = await issue(headers, statusKind)
    const { text, totalPages } = await readPaper(headers, applicationID)
    for (const part of [
      '1 Sample Street, Tbilisi',
      '+995 32 222 22 22 · sample.example',
      'Bachelor’s',
      'Full-time',
      '2 (semester 3)',
      '16 September 2025',
      '15 July 2029',
      'to be presented wherever it is required',
      'Head of the Registry Tinatin Gelovani',
    ])
      expect(text).toContain(part)
    expect(totalPages).toBe(1)
    const rename = (name: string) =>
      sql(
        `update setting set value = jsonb_set(value, '{signatory,en}', to_jsonb($1::text)) where name = 'university'`,
        [name],
      )
    await rename('Somebody Else')
    expect((await readPaper(headers, applicationID)).text).toContain('Tinatin Gelovani')
    // Another signatory is no other statement about the student; another form of study is.
    const later = await issue(headers, statusKind)
    expect((await readPaper(headers, later.applicationID)).text).toContain('Somebody Else')
    expect((await check(code)).data.state).toBe('valid')
    await university.change('student', studentID, { study_form: 'part_time' })
    await issue(headers, statusKind)
    expect((await check(code)).data.state).toBe('replaced')
    await rename(testLetterhead.signatory!.en!)
  })

  it('is one page with the longest names, in both languages', async () => {
    const long = (word: string) => `${word} `.repeat(100 / (word.length + 1)).trim()
    const programme_id = await university.addProgramme(long('Internationalization').repeat(2))
    const { headers } = await newStudent({
      programme_id,
      fname_ka: long('კონსტანტინე'),
      lname_ka: long('ჩოლოყაშვილი'),
      fname_en: long('Konstantine'),
      lname_en: long('Əliyeva-Dương'),
    })
    for (const locale of ['ka', 'en'] as const) {
      const { data } = await apply(headers, statusKind, locale, long('Embassy').repeat(2))
      expect((await readPaper(headers, data.applicationID)).totalPages).toBe(1)
    }
  })

  it('draws Azerbaijani and Vietnamese letters, and is refused with the letter that it cannot draw', async () => {
    const { headers } = await newStudent({ fname_en: 'Gu\u0308nel', lname_en: 'Əliyeva-Dương' })
    const { applicationID } = await issue(headers, statusKind)
    expect((await readPaper(headers, applicationID)).text).toContain('Günel Əliyeva-Dương')
    const other = await newStudent({ fname_en: '李', lname_en: 'Wei' })
    const refused = (await apply(other.headers, statusKind, 'en')) as unknown as Refused
    expect(refused).toMatchObject({ status: 409, code: 'name_not_drawable' })
    expect(refused.message).toContain('(“李 Wei”) has the letter “李”')
    expect((await apply(other.headers, statusKind, 'ka')).data.status).toBe('satisfied')
    const addressee = (await apply(headers, statusKind, 'en', 'Embassy 🙂')) as unknown as Refused
    expect(addressee).toMatchObject({ status: 409, code: 'addressee_not_drawable' })
    expect(await sql('select from application where student_id = $1', [other.studentID])).toHaveLength(1)
  })

  // spec 2.37.2
  it('of before there was a letterhead is downloaded and checked as before, and a new one does not replace it', async () => {
    const { studentID, headers } = await newStudent()
    const old = await issue(headers, statusKind)
    await sql(
      `update certificate set letterhead_id = null, content = content - 'enrolment' where application_id = $1`,
      [old.applicationID],
    )
    await issue(headers, statusKind)
    expect((await check(old.code)).data).toMatchObject({ state: 'valid', number: old.number })
    const { text } = await readPaper(headers, old.applicationID)
    expect(text).toContain('Sample University')
    expect(text).not.toContain('Sample Street')
    await university.change('student', studentID, { study_semester: 7 })
    await issue(headers, statusKind)
    expect((await check(old.code)).data.state).toBe('replaced')
  })

  it('is written in Georgian, and says that a student is suspended', async () => {
    const { headers } = await newStudent({ status_id: 2, fname_ka: 'ნინო', lname_ka: 'ბერიძე' })
    const { applicationID } = await issue(headers, statusKind, 'ka')
    const { text } = await readPaper(headers, applicationID)
    for (const part of ['ნიმუშის უნივერსიტეტი', 'ნინო ბერიძე', 'შეჩერებულია']) expect(text).toContain(part)
  })

  it('is a transcript of all final marks over as many pages as they need', async () => {
    const { studentID, headers } = await newStudent()
    const semester = await university.put('semester', {
      name_ka: '2025 შემოდგომა',
      name_en: 'Autumn 2025',
      starts_on: '2025-09-15',
      ends_on: '2026-02-01',
      academic_year: 2025,
      season: 'autumn',
    })
    for (let nth = 0; nth < 70; nth += 1) await addMark(studentID, semester, nth === 0 ? 30 : 95)
    const { applicationID, code } = await issue(headers, transcriptKind)
    const { text, totalPages } = await readPaper(headers, applicationID)
    expect(totalPages).toBeGreaterThan(1)
    expect(text.match(/Statistics/g)).toHaveLength(70)
    expect(text).toContain('Autumn 2025')
    expect(text).toContain(`${69 * 6} of `)
    const { transcript } = (await check(code)).data.content
    expect(transcript!.gpa).toBeCloseTo((30 + 69 * 95) / 70, 2)
    expect(transcript!.semesters[0]!.subjects.filter(({ letter }) => letter === 'F')).toHaveLength(1)
  })

  it('belongs to its student', async () => {
    const [student, otherStudent] = [await newStudent(), await newStudent()]
    const { applicationID } = await issue(student.headers, statusKind)
    expect((await read(`${url}/${applicationID}/certificate`, otherStudent.headers)).status).toBe(404)
    expect((await read(`${url}/${applicationID}/certificate`)).status).toBe(401)
  })
})

describe('check', () => {
  // spec 2.37.2
  it('shows anyone with the code what the paper says, and of the personal number its last digits', async () => {
    const { headers } = await newStudent({ fname_en: 'Nino', lname_en: 'Beridze' })
    const { code, number } = await issue(headers, statusKind)
    const { status, data } = await check(` ${code.toLowerCase().replaceAll('-', '')} `)
    expect(status).toBe(200)
    expect(data).toMatchObject({ number, code, state: 'valid', state_at: null, kind: 'status' })
    expect(data.content.student).toMatchObject({ nameeng: 'Nino Beridze', personal_code: '•••••••2345' })
    expect(data.content.transcript).toBeNull()
  })

  it('refuses what is no code, and a code that no paper has', async () => {
    for (const code of ['2026-000001', 'ABCD-EFGH-JKMN'])
      expect(await check(code)).toMatchObject({ status: 404, code: 'no_certificate' })
  })

  it('says that a later paper replaced it once the records have changed', async () => {
    const { studentID, headers } = await newStudent()
    const first = await issue(headers, statusKind)
    const transcript = await issue(headers, transcriptKind)
    // Another copy says the same.
    await issue(headers, statusKind, 'ka')
    expect((await check(first.code)).data.state).toBe('valid')
    await university.change('student', studentID, { study_semester: 4 })
    const second = await issue(headers, statusKind)
    expect((await check(first.code)).data).toMatchObject({ state: 'replaced', state_at: expect.any(String) })
    for (const { code } of [second, transcript]) expect((await check(code)).data.state).toBe('valid')
    expect((await findCertificate(headers, first.applicationID)).state).toBe('replaced')
  })

  it('is checked by its code, found and revoked by staff when its application is deleted', async () => {
    const { headers } = await newStudent()
    const { applicationID, code, number } = await issue(headers, statusKind)
    await sql('delete from application where id = $1', [applicationID])
    expect((await check(code)).data).toMatchObject({ number, state: 'valid', locale: 'en' })
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'certificates.revoke' })
    const office = await staff.signIn(staffID)
    const { items } = (await read<List>(`/api/staff/certificates?search=${number}`, office)).data
    const url = `/api/staff/certificates/${items[0]!.certificateID}/revoke`
    await app.inject({ method: 'POST', url, headers: office, payload: { reason: 'x' } })
    expect((await check(code)).data.state).toBe('revoked')
  })
})

describe('revoke and restore', () => {
  const signInStaff = async (grant: object = {}) => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { operation: 'certificates.revoke', ...grant })
    return { ...(await staff.signIn(staffID)), 'content-language': 'en' } as Headers
  }
  const change = async (headers: Headers, id: number, action: 'revoke' | 'restore') => {
    const payload = action === 'revoke' ? { reason: '<i>Wrong name</i>' } : {}
    const reply = await app.inject({
      method: 'POST',
      url: `/api/staff/certificates/${id}/${action}`,
      headers,
      payload,
    })
    return [reply.statusCode, reply.json<{ code?: string }>().code]
  }
  const list = async (headers: Headers, query: string) =>
    (await read<List>(`/api/staff/certificates?${query}`, headers)).data

  // spec 2.37.3
  it('makes a paper invalid for who checks it, and valid again; the student reads why', async () => {
    const office = await signInStaff()
    const { headers } = await newStudent()
    const { applicationID, code, number } = await issue(headers, statusKind)
    const { items } = await list(office, `search=${code.toLowerCase()}`)
    expect(items).toMatchObject([{ number, state: 'valid', reason: null }])
    const { certificateID } = items[0]!
    expect(await change(office, certificateID, 'restore')).toEqual([409, 'certificate_not_revoked'])
    expect(await change(office, certificateID, 'revoke')).toEqual([200, undefined])
    expect(await change(office, certificateID, 'revoke')).toEqual([409, 'certificate_revoked'])
    expect((await check(code)).data).toMatchObject({ state: 'revoked' })
    expect(JSON.stringify(await check(code))).not.toContain('Wrong name')
    expect(await findCertificate(headers, applicationID)).toMatchObject({
      state: 'revoked',
      reason: '<i>Wrong name</i>',
    })
    expect((await list(office, `search=${number}&state=revoked`)).total).toBe(1)
    expect((await list(office, `search=${number}&state=valid`)).total).toBe(0)
    const kinds = ['status', 'transcript'] as const
    const ofKind = await Promise.all(kinds.map((kind) => list(office, `search=${number}&kind=${kind}`)))
    expect(new Set(ofKind.map(({ total }) => total))).toEqual(new Set([0, 1]))
    expect(await change(office, certificateID, 'restore')).toEqual([200, undefined])
    expect((await check(code)).data.state).toBe('valid')
  })

  it('finds by number, code, name and code of the student; two at once revoke it once', async () => {
    const office = await signInStaff()
    const { studentID, headers } = await newStudent(testNames)
    const { number, code } = await issue(headers, statusKind)
    const student = (await sql('select code from student where id = $1', [studentID]))[0]!['code'] as string
    for (const search of [number, code, student.toLowerCase(), ...nameSearches])
      expect((await list(office, `search=${search}`)).items.map((each) => each.number)).toEqual([number])
    expect((await list(office, 'search=nothing')).total).toBe(0)
    const id = (await list(office, `search=${number}`)).items[0]!.certificateID
    const both = await Promise.all([change(office, id, 'revoke'), change(office, id, 'revoke')])
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 409]))
  })
})
