import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { groups } from '#contract/registration/groups.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addStudent, addSubject, change, groupIDs, put, semesterID, subjectIDs } = university

type General = z.output<typeof groups.general.reply>
type Practise = z.output<typeof groups.choosePractise.reply>
type Seminar = z.output<typeof groups.chooseSeminar.reply>
type Mine = { subjects: { subjectID: number; groups: { scheduleID: number }[] }[] }

const base = '/api/registration'
const newStudent = async () => testStudent(app, db, await addStudent())
const general = async (student: TestStudent, url: string) =>
  (await student.read<General>(`${base}/groups/${url}`)).data
const verdicts = ({ groups: offered }: General) =>
  offered.map(({ scheduleID, valid, code }) => [scheduleID, valid ? null : code])
const held = async (student: TestStudent, subjectID: number) => {
  const { data } = await student.read<Mine>(`${base}/already-registered`)
  return data.subjects.find((each) => each.subjectID === subjectID)?.groups.map((each) => each.scheduleID)
}

/** Registers the student by the office's hand, in as many of the parts as are named. */
const register = async (studentID: number, subject_id: number, parts: readonly number[]) => {
  const registration_id = await put('registration', {
    student_id: studentID,
    semester_id: semesterID,
    subject_id,
  })
  for (const [nth, group_id] of parts.entries())
    await put('registration_group', { registration_id, group_id, part: nth + 1 })
  return registration_id
}

/** Two lectures with two seminars and two practices each. */
const lecturesWithParts = async () => {
  const subjectID = await addSubject()
  const add = (type: number, part: number, day: number, hour: number, parentID?: number) =>
    addGroup({
      subjectID,
      type,
      part,
      ...(parentID !== undefined && { parentID }),
      meetings: [[day, `${hour}:00`, `${hour + 1}:00`]],
    })
  const [one, other] = [await add(1, 1, 1, 12), await add(1, 1, 2, 12)]
  return {
    subjectID,
    lecture: one,
    otherLecture: other,
    seminars: [await add(2, 2, 3, 12, one), await add(2, 2, 4, 12, one)] as const,
    otherSeminar: await add(2, 2, 5, 12, other),
    practices: [await add(7, 3, 3, 14, one), await add(7, 3, 3, 12, one)] as const,
    otherPractice: await add(7, 3, 5, 14, other),
  }
}

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('generalForChange', () => {
  it('leaves out the clash and the seat of the registration that would be given up', async () => {
    const student = await newStudent()
    const mine = await student.choose([groupIDs[0]])
    const { registrationID } = mine.data.registration
    const subjectID = await addSubject()
    const clashing = await addGroup({ subjectID, meetings: [[1, '10:15', '10:45']] })
    expect(verdicts(await general(student, `general/${subjectID}`))).toEqual([[clashing, 'group_clash']])
    expect(verdicts(await general(student, `general/${subjectID}/${registrationID}`))).toEqual([
      [clashing, null],
    ])
    // The student's own seat in a full group is free for them, and a closed group must be left.
    await change('study_group', groupIDs[0], { capacity: 1 })
    const own = `general/${subjectIDs[0]}/${registrationID}`
    expect(verdicts(await general(student, own))).toEqual([[groupIDs[0], null]])
    await change('study_group', groupIDs[0], { is_open: false })
    expect(verdicts(await general(student, own))).toEqual([[groupIDs[0], 'group_closed']])
    await change('study_group', groupIDs[0], { is_open: true, capacity: 20 })
    const otherStudent = await newStudent()
    expect(await otherStudent.read(`${base}/groups/${own}`)).toMatchObject({
      status: 404,
      code: 'registration_not_found',
    })
  })

  it('says that the level of English is changed instead in the semesters of the setting', async () => {
    const student = await testStudent(app, db, await addStudent({ study_semester: 1 }))
    const { data } = await student.choose([groupIDs[1]])
    const own = `general/${subjectIDs[1]}/${data.registration.registrationID}`
    expect(await general(student, own)).toMatchObject({
      code: 'english_level_instead',
      message: expect.stringContaining('English level instead'),
    })
    await change('study_group', groupIDs[1], { must_change: true })
    expect((await general(student, own)).code).toBeNull()
    await change('study_group', groupIDs[1], { must_change: false })
  })
})

describe('changeGroups', () => {
  it('needs no old group where the office left none, and only there', async () => {
    const { subjectID, lecture, seminars, practices, otherLecture } = await lecturesWithParts()
    const student = await testStudent(app, db, await addStudent({ study_semester: 3 }))
    await register(student.studentID, subjectID, [])
    const change = (old_group: number | null) =>
      student.send('PATCH', `${base}/${subjectID}`, {
        old_group,
        schedule_ids: [lecture, seminars[0], practices[0]],
      })
    expect(await change(otherLecture)).toMatchObject({ status: 409, code: 'old_group_left' })
    expect((await change(null)).status).toBe(200)
    expect(await held(student, subjectID)).toEqual([lecture, seminars[0], practices[0]])
    const again = { old_group: null, schedule_ids: [lecture, seminars[1], practices[0]] }
    expect(await student.send('PATCH', `${base}/${subjectID}`, again)).toMatchObject({
      status: 409,
      code: 'old_group_left',
    })
  })

  it('refuses in a semester of study in which groups are not changed', async () => {
    const ofSemester = async (study_semester: number) => {
      const student = await testStudent(app, db, await addStudent({ study_semester }))
      const { data } = await student.read<{ english_level_instead: boolean }>(`${base}/already-registered`)
      return data.english_level_instead
    }
    expect([await ofSemester(1), await ofSemester(2)]).toEqual([true, false])
  })
})

describe('choosePractise and registerPractise', () => {
  // spec 7.10
  it('list the registered subject that misses its practice, and the practices that go with it', async () => {
    const { subjectID, lecture, seminars, practices } = await lecturesWithParts()
    const student = await newStudent()
    expect((await student.read<Practise>(`${base}/choose-practise`)).data).toEqual({
      group: null,
      seminar_group: null,
      subject: null,
      subjects: [],
    })
    await register(student.studentID, subjectID, [lecture, seminars[0]])
    expect((await student.read<Practise>(`${base}/choose-practise`)).data).toMatchObject({
      group: { scheduleID: lecture },
      seminar_group: { scheduleID: seminars[0] },
      subject: { subjectID },
      subjects: [{ subject: { subjectID } }],
    })
    expect((await student.read<Seminar>(`${base}/choose-seminar`)).data.subject).toBeNull()
    const offered = await general(student, `practise/${subjectID}`)
    expect(offered).toMatchObject({ code: null, message: null, subject: { subjectID } })
    // Only those of the student's lecture; one of them clashes with the seminar.
    expect(verdicts(offered)).toEqual([
      [practices[0], null],
      [practices[1], 'set_clash'],
    ])
    expect(offered.groups[1]?.reason).toMatch(/cannot go with your group .* \(?.*Wednesday, 12:00 - 13:00/)
    // A student with nothing in it sees them all.
    expect((await general(await newStudent(), `practise/${subjectID}`)).groups).toHaveLength(3)
  })

  it('add the practice once, however often sent; refuse one that does not fit and give nothing up', async () => {
    const { subjectID, lecture, otherLecture, seminars, practices, otherPractice } = await lecturesWithParts()
    const student = await newStudent()
    await register(student.studentID, subjectID, [lecture, seminars[0]])
    const take = (body: object, key?: string) =>
      student.send<{ registration: { groups: object[] } }>('POST', `${base}/practise`, body, 'en', key)
    expect(await take({ group: lecture, practise_group: otherPractice })).toMatchObject({
      status: 422,
      code: 'other_lecture',
    })
    expect(await take({ group: lecture, practise_group: practices[1] })).toMatchObject({
      status: 409,
      code: 'set_clash',
    })
    expect(await take({ group: otherLecture, practise_group: otherPractice })).toMatchObject({
      status: 409,
      code: 'lecture_missing',
      message: expect.stringMatching(/^You have no seat in group/),
    })
    expect(await take({ group: lecture, practise_group: 999_999 })).toMatchObject({ code: 'wrong_set' })
    expect(await take({ group: 999_999, practise_group: practices[0] })).toMatchObject({
      status: 404,
      code: 'group_not_found',
    })
    expect(await held(student, subjectID)).toEqual([lecture, seminars[0]])
    const body = { group: lecture, practise_group: practices[0] }
    const taken = await take(body, 'practice-once')
    expect(taken).toMatchObject({ status: 200, data: { registration: { subjectID } } })
    expect(taken.data.registration.groups).toHaveLength(3)
    expect((await take(body, 'practice-once')).status).toBe(200)
    expect((await take(body)).status).toBe(200)
    expect(await held(student, subjectID)).toEqual([lecture, seminars[0], practices[0]])
    const { data } = await student.read<{ receipts: { code: string | null }[] }>(`${base}/receipts`)
    expect(data.receipts.map(({ code }) => code)).toEqual([
      null,
      'group_not_found',
      'wrong_set',
      'lecture_missing',
      'set_clash',
      'other_lecture',
    ])
  })

  it('refuse outside the window, without a registration, and when the last seat is taken', async () => {
    const { subjectID, lecture, seminars, practices } = await lecturesWithParts()
    const [student, otherStudent] = [await newStudent(), await newStudent()]
    await register(student.studentID, subjectID, [lecture, seminars[0]])
    const body = { group: lecture, practise_group: practices[0] }
    const take = (who: TestStudent) => who.send('POST', `${base}/practise`, body)
    expect(await take(otherStudent)).toMatchObject({ status: 409, code: 'lecture_missing' })
    await change('study_group', practices[0], { capacity: 0 })
    expect(await take(student)).toMatchObject({ status: 409, code: 'group_full' })
    expect(verdicts(await general(student, `practise/${subjectID}`))[0]).toEqual([practices[0], 'group_full'])
    await change('study_group', practices[0], { capacity: 1 })
    const window = `update registration_window set ends_at = now() `
    await db.rows({ name: '', text: `${window} - interval '1 minute'` })
    expect(await take(student)).toMatchObject({ status: 423, code: 'window_closed' })
    expect(await general(student, `practise/${subjectID}`)).toMatchObject({ code: 'window_closed' })
    await db.rows({ name: '', text: `${window} + interval '1 hour'` })
    expect((await take(student)).status).toBe(200)
    const full = await general(await newStudent(), `practise/${subjectID}`)
    expect(verdicts(full)[0]).toEqual([practices[0], 'group_full'])
  })
})

describe('chooseSeminar and registerSeminar', () => {
  it('list the seminars of the named lecture', async () => {
    const { subjectID, lecture, seminars, otherSeminar, otherLecture } = await lecturesWithParts()
    const student = await newStudent()
    await register(student.studentID, subjectID, [lecture])
    expect((await student.read<Seminar>(`${base}/choose-seminar`)).data).toMatchObject({
      group: { scheduleID: lecture },
      subject: { subjectID },
      subjects: [{ subject: { subjectID } }],
    })
    const offered = await general(student, `seminar/${lecture}`)
    expect(verdicts(offered)).toEqual(seminars.map((scheduleID) => [scheduleID, null]))
    expect(offered.groups.every(({ has_practice }) => has_practice)).toBe(true)
    expect(verdicts(await general(student, `seminar/${otherLecture}`))).toEqual([[otherSeminar, null]])
    expect(await student.read(`${base}/groups/seminar/999999`)).toMatchObject({ code: 'group_not_found' })
  })

  it('take the seminar together with its practice, or neither', async () => {
    const { subjectID, lecture, seminars, otherSeminar, practices } = await lecturesWithParts()
    const student = await newStudent()
    await register(student.studentID, subjectID, [lecture])
    const seminar = (seminar_group: number) =>
      student.send('POST', `${base}/seminar`, { group: lecture, seminar_group })
    expect(await seminar(otherSeminar)).toMatchObject({ status: 422, code: 'other_lecture' })
    expect(await seminar(seminars[0])).toMatchObject({
      status: 422,
      code: 'incomplete_set',
      message: expect.stringContaining('Choose also: Practical class'),
    })
    const both = { group: lecture, seminar_group: seminars[0], practise_group: practices[0] }
    await change('study_group', practices[0], { capacity: 0 })
    expect(await student.send('POST', `${base}/practise`, both)).toMatchObject({ code: 'group_full' })
    expect(await held(student, subjectID)).toEqual([lecture])
    await change('study_group', practices[0], { capacity: 5 })
    // The two fields of the call alone name the seminar and its practice.
    const named = { group: seminars[0], practise_group: practices[0] }
    expect((await student.send('POST', `${base}/practise`, named)).status).toBe(200)
    expect(await held(student, subjectID)).toEqual([lecture, seminars[0], practices[0]])
    expect((await student.send('POST', `${base}/practise`, both)).status).toBe(200)
  })

  it('take a seminar alone where no practice is missing', async () => {
    const subjectID = await addSubject()
    const lecture = await addGroup({ subjectID, meetings: [[1, '15:00', '16:00']] })
    const seminar = await addGroup({
      subjectID,
      type: 2,
      part: 2,
      parentID: lecture,
      meetings: [[2, '15:00', '16:00']],
    })
    const student = await newStudent()
    await register(student.studentID, subjectID, [lecture])
    expect((await general(student, `seminar/${lecture}`)).groups[0]).toMatchObject({ has_practice: false })
    const body = { group: lecture, seminar_group: seminar }
    expect((await student.send('POST', `${base}/seminar`, body)).status).toBe(200)
    expect(await held(student, subjectID)).toEqual([lecture, seminar])
    expect((await student.read<Seminar>(`${base}/choose-seminar`)).data.subject).toBeNull()
  })
})
