import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { statusKind, testCertificates } from './test-certificates.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { sql, nameUniversity, newStudent, apply, issue, check, readPaper } = testCertificates(db, university)

interface Refused {
  readonly status: number
  readonly code: string
  readonly message: string
}

beforeAll(nameUniversity)

describe('a status certificate', () => {
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
    // A new signatory does not change what the certificate says about the student; a new form of study does.
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
    expect(refused.message).toContain('(“李 Wei”) contains the letter “李”')
    expect((await apply(other.headers, statusKind, 'ka')).data.status).toBe('satisfied')
    const addressee = (await apply(headers, statusKind, 'en', 'Embassy 🙂')) as unknown as Refused
    expect(addressee).toMatchObject({ status: 409, code: 'addressee_not_drawable' })
    expect(await sql('select from application where student_id = $1', [other.studentID])).toHaveLength(1)
  })

  // spec 2.37.2
  it('without a letterhead is downloaded and checked as before, and a new one does not replace it', async () => {
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
})
