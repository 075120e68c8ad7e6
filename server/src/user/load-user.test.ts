import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { startExam } from '#server/areas/exams/test-start-exam.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
let studentID = 0
beforeEach(async () => {
  await sql('delete from registration_window')
  await sql('delete from location_campaign')
  await sql(`delete from student where code like 'own%'`)
  studentID = await university.addStudent({ code: 'own' })
})

const user = async (): Promise<User> => {
  const { headers } = await signIn(db, studentID)
  const reply = await app.inject({ url: '/api/auth/user', headers })
  expect(reply.statusCode).toBe(200)
  return reply.json().data.user
}
const is = (columns: Record<string, unknown>) => university.change('student', studentID, columns)
const keys = async () => (await user()).blockers.map(({ key }) => key)

// spec 3.1
describe('the auth user', () => {
  it('has every field, and no blockers for a student without a duty', async () => {
    expect(await user()).toEqual({
      studentID,
      code: 'own',
      fname: 'ნინო',
      lname: 'ბერიძე',
      fnameeng: 'Nino',
      lnameeng: 'Beridze',
      personal_code: null,
      schoolID: university.schoolID,
      school: 'School of Sciences ქართულად',
      schooleng: 'School of Sciences',
      speciality: 'Biology ქართულად',
      specialityeng: 'Biology',
      programID: university.programmeID,
      minor_programID: null,
      ects: 0,
      study_levelID: 1,
      is_medicine: false,
      program_categoryID: 1,
      currency: 'GEL',
      must_choose_english: false,
      is_on_last_course: false,
      concentration: null,
      concentrationeng: null,
      studentStatus: 'აქტიური',
      studentStatuseng: 'Active',
      email_UG: expect.stringContaining('@'),
      hasBankAccount: false,
      getInternationalStudents: false,
      internationalAlreadyAgreed: false,
      informatics: false,
      confirmSelfGov: null,
      missedDocuments: [],
      currentExam: null,
      order_number: 1,
      must_choose_practise: false,
      must_upload_vaccine_docs: false,
      must_upload_vaccine_message: null,
      must_upload_vaccine_messageeng: null,
      must_choose_subjects: false,
      has_graduation: false,
      contractModal: false,
      come_to_graduation: false,
      choose_seminar: false,
      upload_docs: false,
      scholarship: false,
      choose_concentration: false,
      choose_law_subjects: false,
      window_opens_in: null,
      visit: null,
      blockers: [],
    })
  })

  it('is read anew each time', async () => {
    await user()
    await is({ fname_en: 'Ana' })
    expect((await user()).fnameeng).toBe('Ana')
  })

  it('counts the credits that were passed or recognised, each subject once', async () => {
    const [first, second, third] = university.subjectIDs
    const earlier = await university.put('semester', {
      academic_year: 2020,
      season: 'spring',
      name_ka: 'ძველი',
      name_en: 'Old',
      starts_on: '2021-03-01',
      ends_on: '2021-07-01',
    })
    const mark = (subject_id: number, semester_id: number, status_id: number) =>
      university.put('mark', {
        student_id: studentID,
        subject_id,
        semester_id,
        credits: 5,
        score: 60,
        status_id,
      })
    await mark(first, earlier, 1)
    await mark(first, university.semesterID, 1)
    await mark(second, university.semesterID, 7)
    await mark(third, university.semesterID, 3)
    expect((await user()).ects).toBe(10)
  })
})

// spec 2.8
describe('the blockers', () => {
  it.each([
    [
      { is_international: true, international_agreed: true, contract_approved: false },
      'contractModal',
      'contract',
    ],
    [{ is_international: true }, 'getInternationalStudents', 'international_agreement'],
    [{ must_upload_vaccine: true }, 'must_upload_vaccine_docs', 'vaccine'],
    [{ has_scholarship: true }, 'scholarship', 'bank_account'],
    [{ informatics_due: true }, 'informatics', 'informatics'],
    [{ graduation_attendance_open: true }, 'come_to_graduation', 'graduation_attendance'],
    [{ has_graduation: true }, 'has_graduation', 'graduation_gown'],
  ])('%o sets %s and asks %s', async (columns, flag, key) => {
    await is(columns)
    const now = await user()
    expect(now[flag as keyof User]).toBe(true)
    expect(now.blockers.map((blocker) => blocker.key)).toEqual([key])
  })

  it.each([
    [{ is_international: true, international_agreed: true }, 'the agreement was given'],
    [{ has_scholarship: true, bank_account: 'GE00TB0000000000000000' }, 'the bank account is there'],
    [{ informatics_due: true, phone: '555123456', address_ka: 'თბილისი' }, 'phone and address are there'],
  ])('is empty when it is done: %o, %s', async (columns, _done) => {
    await is(columns)
    expect(await keys()).toEqual([])
  })

  it('asks for each document until it is uploaded, and locks', async () => {
    const put = (name_en: string, deadline: string | null) =>
      university.put('missing_document', { student_id: studentID, name_ka: 'საბუთი', name_en, deadline })
    const later = await put('Diploma', '2030-02-01')
    const sooner = await put('Certificate', '2030-01-01')
    const undated = await put('Photo', null)
    const { missedDocuments, upload_docs, blockers } = await user()
    expect(missedDocuments.map(({ documentID }) => documentID)).toEqual([sooner, later, undated])
    expect(missedDocuments[0]).toEqual({
      documentID: sooner,
      document: 'საბუთი',
      documenteng: 'Certificate',
      return_reason: null,
      deadline: '2030-01-01',
    })
    expect(upload_docs).toBe(true)
    expect(blockers).toEqual([{ key: 'documents', deadline: '2030-01-01', params: { missedDocuments: 3 } }])
    await sql('update missing_document set uploaded_at = now()')
    expect(await keys()).toEqual([])
  })

  it('asks for a concentration where the programme has some', async () => {
    const programme_id = await university.addProgramme('Law')
    await is({ programme_id })
    expect(await keys()).toEqual([])
    const concentration_id = await university.put('concentration', {
      programme_id,
      name_ka: 'კერძო',
      name_en: 'Private',
    })
    expect(await keys()).toEqual(['concentration'])
    await is({ concentration_id })
    expect(await user()).toMatchObject({
      concentration: 'კერძო',
      concentrationeng: 'Private',
      blockers: [],
    })
  })

  it('asks to confirm the club membership', async () => {
    const clubID = await university.put('club', { created_at: '2026-01-01T00:00:00Z' })
    const revision = await university.put('club_revision', {
      club_id: clubID,
      student_id: await university.addStudent(),
      name_ka: 'კლუბი',
      name_en: 'Club',
      description_ka: 'x',
      description_en: 'x',
      status: 'approved',
    })
    await is({ self_government_id: clubID })
    expect((await user()).confirmSelfGov).toBe(null)
    await university.change('club', clubID, { approved_revision_id: revision })
    expect((await user()).confirmSelfGov).toEqual({
      self_governmentID: clubID,
      club_name: 'კლუბი',
      club_nameeng: 'Club',
    })
    expect(await keys()).toEqual(['self_government'])
  })

  it('asks for the level of English where there is one to choose', async () => {
    await is({ must_choose_english: true })
    expect(await user()).toMatchObject({ must_choose_english: true, blockers: [] })
    const subject_id = await university.addSubject()
    await university.addGroup({ subjectID: subject_id })
    await sql(`insert into english_level (subject_id, level) values (${subject_id}, 1)`)
    expect(await keys()).toEqual(['english_level'])
    await sql('delete from english_level')
  })

  it('says by when, where the university has said so', async () => {
    await is({ has_scholarship: true })
    await sql(`update duty_term set deadline = '2030-05-01' where key = 'bank_account'`)
    expect((await user()).blockers).toEqual([
      { key: 'bank_account', deadline: '2030-05-01', params: { has_phone: 0 } },
    ])
    await sql('update duty_term set deadline = null')
  })

  it('are in the order of the registry, and none while an exam runs', async () => {
    await is({
      is_international: true,
      contract_approved: false,
      has_graduation: true,
      must_upload_vaccine: true,
    })
    await university.put('location_campaign', { semester_id: university.semesterID })
    expect(await keys()).toEqual([
      'contract',
      'international_agreement',
      'vaccine',
      'student_location',
      'graduation_gown',
    ])
    const { examID } = await startExam(db, university, studentID)
    expect(await user()).toMatchObject({ currentExam: examID, blockers: [] })
  })
})

describe('registration windows', () => {
  it.each([1, 2, 3, 4])(
    'of step %i put off what can wait while they are open to the student',
    async (step) => {
      await is({ must_upload_vaccine: true, is_on_last_course: true })
      await university.openWindow({ step, programmeID: university.englishProgrammeID })
      await university.openWindow({ step, studySemester: 5 })
      await university.openWindow({ step, from: 1, to: 2 })
      await university.openWindow({ step, from: -2, to: -1 })
      expect(await keys()).toEqual(['vaccine'])
      const readSeconds = async () => {
        const text = `select ceil(extract(epoch from min(starts_at) - now()))::int as seconds
          from registration_window where starts_at > now()`
        return (await sql(text))!['seconds'] as number
      }
      const before = await readSeconds()
      const opensIn = (await user()).window_opens_in!
      expect([opensIn <= before, opensIn >= (await readSeconds())]).toEqual([true, true])
      await university.openWindow({ step, programmeID: university.programmeID, studySemester: 1 })
      expect(await keys()).toEqual([])
    },
  )

  it('of step 1 demand subjects, below the minimum and not on the last course', async () => {
    expect((await user()).must_choose_subjects).toBe(false)
    await university.openWindow({ step: 2 })
    expect((await user()).must_choose_subjects).toBe(false)
    await university.openWindow({ step: 1 })
    expect(await user()).toMatchObject({
      must_choose_subjects: true,
      blockers: [{ key: 'pre_registration', deadline: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    })
    // A window that closes at midnight ends on the day before.
    await sql(`update registration_window set ends_at = (
      (now() at time zone 'Asia/Tbilisi')::date + 2)::timestamp at time zone 'Asia/Tbilisi' where step = 1`)
    const tomorrow = (await sql(`select ((now() at time zone 'Asia/Tbilisi')::date + 1)::text as day`))![
      'day'
    ]
    expect((await user()).blockers).toMatchObject([{ deadline: tomorrow }])
    // A student who may choose nothing is not locked.
    await is({ status_id: 2 })
    expect((await user()).must_choose_subjects).toBe(false)
    await is({ status_id: 1, is_on_last_course: true })
    expect((await user()).must_choose_subjects).toBe(false)
  })
})
