import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { expectRefusal, type ExpectedRefusal } from './test-refusal.ts'
import { testStudent, type TestStudent } from './test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addModule, addStudent, addSubject, englishProgrammeID, programmeID } = university

const newStudent = async () => testStudent(app, db, await addStudent({ study_semester: 3 }))
const run = (text: string) => db.rows({ name: '', text })

// Two lectures of one subject with a seminar and a practice each, all at different times.
const subjectID = await addSubject()
const part = (type: number, number: number, parentID: number | null, day: number, hour: string) =>
  addGroup({
    subjectID,
    type,
    part: number,
    ...(parentID !== null && { parentID }),
    meetings: [[day, `${hour}:00`, `${hour}:50`]],
  })
const lectures = [await part(1, 1, null, 1, '12'), await part(1, 1, null, 2, '12')] as const
const seminars = [await part(2, 2, lectures[0], 3, '12'), await part(2, 2, lectures[1], 4, '12')] as const
const practices = [await part(7, 3, lectures[0], 3, '14'), await part(7, 3, lectures[1], 4, '14')] as const
const set = [lectures[0], seminars[0], practices[0]]

const foreignModule = await addModule('compulsory', { programme_id: englishProgrammeID })
const foreignSubject = await addSubject({}, foreignModule)
const foreign = await addGroup({ subjectID: foreignSubject, meetings: [[5, '12:00', '13:00']] })

/** Expects a call to be refused; gives what is registered afterwards. */
const expectRefusedCall = async (
  student: TestStudent,
  refusal: ExpectedRefusal,
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
) => {
  await expectRefusal((language) => student.send(method, url, body, language), refusal)
  const { data } = await student.read<{ subjects: unknown[] }>('/api/registration/already-registered')
  return data.subjects
}

const choose = (student: TestStudent, refusal: ExpectedRefusal, body: object) =>
  expectRefusedCall(student, refusal, 'POST', '/api/registration', body)

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

// spec 3.10
describe('each refusal has its own code and sentence', () => {
  it('refuses a group of another programme', async () => {
    const refusal = {
      status: 403,
      code: 'not_in_programme',
      en: /is not in these modules of your programme/,
      ka: /თქვენი პროგრამის ამ მოდულებში არ შედის/,
    }
    expect(await choose(await newStudent(), refusal, { schedule_id: foreign })).toEqual([])
    expect(
      await choose(await newStudent(), refusal, { schedule_id: foreign, program_module_id: foreignModule }),
    ).toEqual([])
  })

  it('refuses a forged program_id', async () => {
    const refusal = {
      status: 403,
      code: 'wrong_program',
      en: /You do not study in this programme/,
      ka: /პროგრამაზე არ სწავლობთ/,
    }
    const student = await newStudent()
    for (const program_id of [englishProgrammeID, 999_999]) {
      expect(await choose(student, refusal, { schedule_ids: set, program_id })).toEqual([])
      expect(await choose(student, refusal, { schedule_id: foreign, program_id })).toEqual([])
    }
    expect((await student.choose(set, { program_id: programmeID })).status).toBe(200)
    const body = { old_group: lectures[0], schedule_ids: [lectures[1], seminars[1], practices[1]] }
    const forged = { ...body, program_id: englishProgrammeID }
    const held = await expectRefusedCall(student, refusal, 'PATCH', `/api/registration/${subjectID}`, forged)
    expect(held).toMatchObject([{ groups: set.map((scheduleID) => ({ scheduleID })) }])
  })

  it("refuses another student's registrationID", async () => {
    const refusal = {
      status: 404,
      code: 'registration_not_found',
      en: /not among your registrations/,
      ka: /თქვენს რეგისტრაციებში ასეთი ჩანაწერი არ არის/,
    }
    const owner = await newStudent()
    const taken = await owner.choose(set)
    const { registrationID } = taken.data.registration
    const thief = await newStudent()
    expect(await expectRefusedCall(thief, refusal, 'DELETE', `/api/registration/${registrationID}`)).toEqual(
      [],
    )
    const body = { old_group: lectures[0], schedule_ids: set }
    expect(await expectRefusedCall(thief, refusal, 'PATCH', `/api/registration/${subjectID}`, body)).toEqual(
      [],
    )
    expect(await thief.read(`/api/registration/groups/general/${subjectID}/${registrationID}`)).toMatchObject(
      { status: 404, code: 'registration_not_found' },
    )
    const { data } = await owner.read<{ subjects: object[] }>('/api/registration/already-registered')
    expect(data.subjects).toMatchObject([{ registrationID }])
  })

  // spec 5.10.4
  it('refuses a seminar of another lecture', async () => {
    const refusal = {
      status: 422,
      code: 'other_lecture',
      en: /belongs to group .* \(Lecture\) and cannot go with/,
      ka: /სხვა ჯგუფთანაა დაკავშირებული: .* \(ლექცია\)/,
    }
    const body = {
      schedule_id: lectures[0],
      seminar_schedule_id: seminars[1],
      practise_schedule_id: practices[0],
    }
    expect(await choose(await newStudent(), refusal, body)).toEqual([])
  })

  it('refuses a practice without its lecture', async () => {
    const refusal = {
      status: 422,
      code: 'lecture_missing',
      en: /\(Practical class\) cannot be taken alone: it goes with Lecture/,
      ka: /\(პრაქტიკული მეცადინეობა\) ცალკე ვერ აირჩევთ: მასთან ერთად საჭიროა ლექცია/,
    }
    expect(await choose(await newStudent(), refusal, { practise_schedule_id: practices[0] })).toEqual([])
    const both = { practise_schedule_id: practices[0], seminar_schedule_id: seminars[0] }
    expect(
      await choose(await newStudent(), { ...refusal, en: /goes with Lecture/, ka: /ლექცია/ }, both),
    ).toEqual([])
  })

  it('refuses outside the window', async () => {
    const student = await newStudent()
    const taken = await student.choose(set)
    await run(
      `update registration_window set starts_at = now() + interval '2 days', ends_at = now() + interval '3 days'`,
    )
    const refusal = {
      status: 423,
      code: 'window_closed',
      en: /^Registration closed for this step\. It opens next on/,
      ka: /^ამ ეტაპზე რეგისტრაცია დახურულია\. ის გაიხსნება /,
    }
    expect(await choose(await newStudent(), refusal, { schedule_ids: set })).toEqual([])
    const { registrationID } = taken.data.registration
    const cancelled = await expectRefusedCall(
      student,
      refusal,
      'DELETE',
      `/api/registration/${registrationID}`,
    )
    expect(cancelled).toHaveLength(1)
    const body = { old_group: lectures[0], schedule_ids: [lectures[1], seminars[1], practices[1]] }
    expect(
      await expectRefusedCall(student, refusal, 'PATCH', `/api/registration/${subjectID}`, body),
    ).toHaveLength(1)
    await run(`update registration_window set starts_at = now() - interval '1 hour'`)
  })
})
