import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { registrationReply } from '#contract/registration/registered-subject.ts'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addModule, addStudent, addSubject, put, semesterID } = university
const languages = await addModule('compulsory', { position: 3 })

const level = async (number: number, day: number, capacity = 20) => {
  const subjectID = await addSubject({ name_en: `English level ${number}` }, languages)
  await put('english_level', { subject_id: subjectID, level: number })
  const groupID = await addGroup({ subjectID, capacity, meetings: [[day, '17:00', '18:00']] })
  return { subjectID, groupID }
}
const [a2, b1, b2] = [await level(1, 1), await level(2, 1), await level(3, 2, 1)]

type Level = z.output<typeof registration.englishLevelSubject.reply>
type Taken = z.output<typeof registrationReply>

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))
const loadLevel = async (student: TestStudent) =>
  (await student.read<Level>('/api/registration/englishLevelSubject')).data
const change = (student: TestStudent, students_ret_tempID: number | null, more: object, key?: string) =>
  student.send<Taken>('POST', '/api/registration/changeEngLevel', { students_ret_tempID, ...more }, 'en', key)
/** The pre-registered subjects that are offered for registration. */
const listPreRegistered = async (student: TestStudent) =>
  (
    await student.read<{ subjects: { subjectID: number }[] }>('/api/registration/getPreRegSubjects')
  ).data.subjects.map(({ subjectID }) => subjectID)
const countSeats = async (id: number) =>
  (await db.row<{ taken: number }>({ name: '', text: 'select taken from study_group where id = $1' }, [id]))
    ?.taken
const isAsked = async ({ studentID }: TestStudent) =>
  (
    await db.row<{ must: boolean }>(
      { name: '', text: 'select must_choose_english as must from student where id = $1' },
      [studentID],
    )
  )?.must

let window = 0
beforeAll(async () => {
  window = await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('englishLevelSubject', () => {
  it('gives the subject of English, and the levels that it can be changed to', async () => {
    const student = await newStudent()
    const { data } = await student.choose([a2.groupID])
    expect(await loadLevel(student)).toMatchObject({
      canChange: true,
      code: null,
      subjects: [
        {
          students_ret_tempID: data.registration.registrationID,
          subjectID: a2.subjectID,
          canChangeOnSubjects: [{ subjectID: b1.subjectID }, { subjectID: b2.subjectID }],
        },
      ],
      canChooseSubjects: [],
    })
    const mark = { student_id: student.studentID, semester_id: semesterID, score: 80, credits: 5 }
    await put('mark', { ...mark, subject_id: b1.subjectID, status_id: 1 })
    expect((await loadLevel(student)).subjects[0]!.canChangeOnSubjects).toMatchObject([
      { subjectID: b2.subjectID },
    ])
  })
})

describe('changeEnglishLevel', () => {
  // spec 4.14
  it('takes the new level before the old one is given up; sent twice it is the same', async () => {
    const student = await newStudent()
    const wish = { student_id: student.studentID, semester_id: semesterID, module_id: languages }
    await put('pre_registration', { ...wish, subject_id: b2.subjectID })
    expect(await listPreRegistered(student)).toEqual([b2.subjectID])
    const { registrationID } = (await student.choose([a2.groupID])).data.registration
    const before = await countSeats(a2.groupID)
    // It meets when the old level does, which goes.
    const changed = await change(student, registrationID, { newSubjectID: b1.subjectID }, 'level-attempt')
    expect(changed).toMatchObject({
      status: 200,
      data: {
        registration: { registrationID, subjectID: b1.subjectID, groups: [{ scheduleID: b1.groupID }] },
        total_ects: 5,
      },
    })
    expect(await countSeats(a2.groupID)).toBe(before! - 1)
    expect(await listPreRegistered(student)).toEqual([])
    const again = await change(student, registrationID, { newSubjectID: b1.subjectID }, 'level-attempt')
    expect(again.data.registration).toMatchObject({ registrationID, subjectID: b1.subjectID })
    const { receipts } = (
      await student.read<{ receipts: { action: string }[] }>('/api/registration/receipts')
    ).data
    expect(receipts.map(({ action }) => action)).toEqual(['changed', 'registered'])
  })

  it('changes nothing when no set of the level is free, and says why', async () => {
    const [winner, student, third] = [await newStudent(), await newStudent(), await newStudent()]
    const ids = await Promise.all(
      [winner, student].map(
        async (each) => (await each.choose([a2.groupID])).data.registration.registrationID,
      ),
    )
    const race = await Promise.all([
      change(winner, ids[0]!, { newSubjectID: b2.subjectID }),
      change(student, ids[1]!, { newSubjectID: b2.subjectID }),
    ])
    expect(race.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const loser = race.find(({ status }) => status === 409)!
    expect(['no_free_groups', 'group_full']).toContain(loser.code)
    expect(await countSeats(b2.groupID)).toBe(1)
    const busy = await addSubject()
    const other = await addGroup({ subjectID: busy, meetings: [[2, '17:00', '18:00']] })
    await third.choose([other])
    const { registrationID } = (await third.choose([a2.groupID])).data.registration
    expect(await change(third, registrationID, { newSubjectID: b2.subjectID })).toMatchObject({
      status: 409,
      code: 'group_clash',
    })
    expect(
      await change(third, registrationID, { newSubjectID: b1.subjectID, schedule_ids: [b1.groupID] }),
    ).toMatchObject({
      status: 200,
    })
  })

  it('refuses other semesters of study, other subjects, and a foreign registration', async () => {
    const student = await newStudent({ study_semester: 2 })
    const { registrationID } = (await student.choose([a2.groupID])).data.registration
    expect(await loadLevel(student)).toMatchObject({ canChange: false, code: 'english_level_not_now' })
    expect(await change(student, registrationID, { newSubjectID: b1.subjectID })).toMatchObject({
      status: 403,
      code: 'english_level_not_now',
    })
    const first = await newStudent()
    const own = (await first.choose([university.groupIDs[2]])).data.registration.registrationID
    expect((await change(first, own, { newSubjectID: b1.subjectID })).code).toBe('english_level_not_found')
    expect((await change(first, registrationID, { newSubjectID: b1.subjectID })).code).toBe(
      'registration_not_found',
    )
    const english = (await first.choose([a2.groupID])).data.registration.registrationID
    expect((await change(first, english, { newSubjectID: university.subjectIDs[1] })).code).toBe(
      'english_level_not_found',
    )
  })

  it('counts as the answer of a student who is asked, by changing, keeping or taking a level', async () => {
    const [keeps, takes] = [
      await newStudent({ study_semester: 2, must_choose_english: true }),
      await newStudent({ study_semester: 2, must_choose_english: true }),
    ]
    const { registrationID } = (await keeps.choose([a2.groupID])).data.registration
    expect(await loadLevel(keeps)).toMatchObject({ canChange: true })
    expect(await isAsked(keeps)).toBe(true)
    expect((await change(keeps, registrationID, { newSubjectID: a2.subjectID })).status).toBe(200)
    expect(await isAsked(keeps)).toBe(false)
    expect(await loadLevel(takes)).toMatchObject({
      canChange: true,
      subjects: [],
      canChooseSubjects: [
        { subjectID: a2.subjectID },
        { subjectID: b1.subjectID },
        { subjectID: b2.subjectID },
      ],
    })
    const taken = await change(takes, null, { newSubjectID: b1.subjectID })
    expect(taken.data.registration.groups).toMatchObject([{ scheduleID: b1.groupID }])
    expect(await isAsked(takes)).toBe(false)
  })
})

const answer = (student: TestStudent, newSubjectID: number) =>
  student.send<'ok'>('POST', '/api/registration/english-level', { newSubjectID })

describe('answerEnglishLevel', () => {
  it('saves the level without a seat, another one until there is a seat; in the window it can be taken', async () => {
    const close = (ends_at: number) =>
      university.change('registration_window', window, {
        ends_at: new Date(Date.now() + ends_at).toISOString(),
      })
    const asked = { study_semester: 2, must_choose_english: true }
    const [student, holder] = [await newStudent(asked), await newStudent(asked)]
    const { registrationID } = (await holder.choose([a2.groupID])).data.registration
    await close(-1000)
    try {
      expect(await change(student, null, { newSubjectID: b1.subjectID })).toMatchObject({ status: 423 })
      expect((await answer(student, university.subjectIDs[1])).code).toBe('english_level_not_found')
      const both = await Promise.all([answer(student, b1.subjectID), answer(student, b1.subjectID)])
      expect(both).toMatchObject([
        { status: 200, data: 'ok' },
        { status: 200, data: 'ok' },
      ])
      expect(await isAsked(student)).toBe(false)
      expect(await loadLevel(student)).toMatchObject({ answeredSubjectID: b1.subjectID, subjects: [] })
      // Without a seat the answer can be undone.
      expect((await answer(student, a2.subjectID)).status).toBe(200)
      expect(await loadLevel(student)).toMatchObject({ answeredSubjectID: a2.subjectID, subjects: [] })
      expect((await answer(student, b1.subjectID)).status).toBe(200)
      // The level in which the student has a seat stays.
      expect((await answer(holder, a2.subjectID)).status).toBe(200)
      expect(await answer(holder, b1.subjectID)).toMatchObject({
        status: 409,
        code: 'english_level_answered',
      })
      expect((await answer(await newStudent(), a2.subjectID)).code).toBe('english_level_not_asked')
    } finally {
      await close(36_000_000)
    }
    expect(await loadLevel(holder)).toMatchObject({ canChange: false, code: 'english_level_not_now' })
    expect(await change(holder, registrationID, { newSubjectID: b1.subjectID })).toMatchObject({
      status: 403,
    })
    expect(await loadLevel(student)).toMatchObject({ canChange: true })
    expect((await change(student, null, { newSubjectID: a2.subjectID })).status).toBe(200)
    expect(await loadLevel(student)).toMatchObject({ canChange: false })
    // The answer has become a seat.
    expect((await answer(student, b2.subjectID)).code).toBe('english_level_answered')
    expect(await loadLevel(student)).toMatchObject({ answeredSubjectID: b1.subjectID })
  })
})

describe('changeEnglishLevel', () => {
  it('is undone with the groups of before; a seat that is gone is refused and changes nothing', async () => {
    const [student, rival] = [await newStudent(), await newStudent()]
    const narrow = await level(4, 4, 1)
    const { registrationID } = (await student.choose([narrow.groupID])).data.registration
    const undo = { newSubjectID: narrow.subjectID, schedule_ids: [narrow.groupID] }
    expect((await change(student, registrationID, { newSubjectID: b1.subjectID })).status).toBe(200)
    expect(await change(student, registrationID, undo)).toMatchObject({
      status: 200,
      data: { registration: { registrationID, subjectID: narrow.subjectID } },
    })
    expect((await change(student, registrationID, { newSubjectID: b1.subjectID })).status).toBe(200)
    await rival.choose([narrow.groupID])
    expect((await change(student, registrationID, undo)).code).toBe('group_full')
    expect((await loadLevel(student)).subjects).toMatchObject([{ subjectID: b1.subjectID }])
  })

  it('refuses outside the window of registration', async () => {
    const student = await newStudent()
    const { registrationID } = (await student.choose([a2.groupID])).data.registration
    await university.change('registration_window', window, {
      ends_at: new Date(Date.now() - 1000).toISOString(),
    })
    expect(await loadLevel(student)).toMatchObject({ canChange: false, code: 'window_closed' })
    expect(await change(student, registrationID, { newSubjectID: b1.subjectID })).toMatchObject({
      status: 423,
      code: 'window_closed',
    })
  })
})
