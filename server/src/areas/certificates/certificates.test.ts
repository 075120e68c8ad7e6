import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { applications } from '#contract/administration/applications.ts'
import type { certificatesStaff } from '#contract/staff/certificates-staff.ts'
import { nameSearches, testNames } from '#server/staff-lists/test-names.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { statusKind, testCertificates, transcriptKind } from './test-certificates.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { app, sql, nameUniversity, newStudent, apply, read, findCertificate, issue, check, readPaper } =
  testCertificates(db, university)
const staff = testStaff(db)

type Detail = z.output<typeof applications.one.reply>
type List = z.output<typeof certificatesStaff.list.reply>
type Headers = Readonly<Record<string, string>>

const url = '/api/my-applications'
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
  it('makes a paper invalid for anybody who checks it, and valid again; the student reads why', async () => {
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
