import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { studentID, subjectIDs, groupIDs, semesterID, put, today } = university
const [first, second, third] = subjectIDs
const student = await testStudent(app, db, studentID)
const other = await testStudent(app, db, await university.addStudent())

type Semesters = z.output<typeof evaluations.semesters.reply>
type General = z.output<typeof evaluations.generalData.reply>
type OfSemester = z.output<typeof evaluations.ofSemester.reply>
type OfSubject = z.output<typeof evaluations.ofSubject.reply>

const past = async (academic_year: number, days: number) =>
  put('semester', {
    name_ka: `${academic_year} ქართულად`,
    name_en: `${academic_year}`,
    academic_year,
    season: 'autumn',
    starts_on: await today(days),
    ends_on: await today(days + 100),
  })
const [early, late] = [await past(2024, -800), await past(2025, -400)]
const mark = (semester_id: number, subject_id: number, score: number, more: object = {}) =>
  put('mark', { student_id: studentID, semester_id, subject_id, credits: 5, score, status_id: 1, ...more })

describe('semesters', () => {
  it('has no average, no semester and nothing to read without a mark', async () => {
    expect((await student.read<Semesters>('/api/evaluations/semesters')).data).toMatchObject({
      semesters: [],
      changes: [],
    })
    expect((await student.read<General>('/api/evaluations/general-data')).data).toEqual({
      gpa: null,
      average_score: null,
      ects: 240,
      ects_done: 0,
      subjects_passed: 0,
      subjects_failed: 0,
    })
    expect(await student.read(`/api/evaluations/${early}`)).toMatchObject({
      status: 404,
      code: 'nothing_in_semester',
    })
  })

  // spec 7.8
  it('gives semesters with their averages, the newest first, by every mark or by the last of a subject', async () => {
    await mark(early, first, 40, { status_id: 3 })
    await mark(early, second, 80.5, { credits: 10, status_id: 7 })
    await mark(late, first, 60, { is_recovery: true })
    const read = async () => (await student.read<Semesters>('/api/evaluations/semesters')).data.semesters
    expect(await read()).toMatchObject([
      { semesterID: late, semestereng: '2025', is_current: false, gpa: 60, gpa_so_far: 65.25 },
      { semesterID: early, gpa: 67, gpa_so_far: 67 },
    ])
    const general = async () => (await student.read<General>('/api/evaluations/general-data')).data
    expect(await general()).toEqual({
      gpa: 65.25,
      average_score: 60.17,
      ects: 240,
      ects_done: 15,
      subjects_passed: 2,
      subjects_failed: 0,
    })
    await db.rows({ name: '', text: `update setting set value = '"last"' where name = 'gpa_variant'` })
    expect(await read()).toMatchObject([
      { semesterID: late, gpa: 60, gpa_so_far: 73.67 },
      { semesterID: early, gpa: 67, gpa_so_far: 67 },
    ])
    expect(await general()).toMatchObject({ gpa: 73.67, average_score: 70.25, ects_done: 15 })
  })
})

describe('ofSemester', () => {
  // spec 4.18
  it('gives the subjects of a semester with score, letter, status and recovery', async () => {
    const { data } = await student.read<OfSemester>(`/api/evaluations/${early}`)
    expect(data).toMatchObject({ gpa: 67, total_ects: 15, ects_done: 10 })
    expect(data.subjects).toMatchObject([
      { subjectID: first, score: 40, letter: 'F', statusID: 3, is_recovery: false, statuseng: 'Failed (F)' },
      { subjectID: second, score: 80.5, letter: 'C', statusID: 7, status: 'აღიარებულია', ects: 10 },
    ])
    const { subjects } = (await student.read<OfSemester>(`/api/evaluations/${late}`)).data
    expect(subjects).toMatchObject([{ letter: 'E', statusID: 1, is_recovery: true }])
  })
})

describe('ofSubject', () => {
  it('shows the points so far and the components of a running subject', async () => {
    await university.openWindow({ step: 2, from: -1, to: 1 })
    const lecturer = await put('lecturer', {
      fname_ka: 'ლია',
      lname_ka: 'ხე',
      fname_en: 'Lia',
      lname_en: 'Khe',
    })
    await university.change('study_group', groupIDs[2], { lecturer_id: lecturer })
    expect((await student.choose([groupIDs[2]])).status).toBe(200)
    const of = { semester_id: semesterID, subject_id: third }
    const part = (position: number, max_score: number, more: object) =>
      put('mark_component', { ...of, position, name_ka: 'ქართულად', name_en: 'Part', max_score, ...more })
    const quiz = await part(1, 30, { day: await today(-3) })
    await part(2, 30, {})
    await part(3, 40, { is_final: true, min_score: 20, admitted_from: 11 })
    await put('component_score', { student_id: studentID, component_id: quiz, score: 22.5 })
    await put('component_score', { student_id: other.studentID, component_id: quiz, score: 1 })

    const { data } = await student.read<OfSemester>(`/api/evaluations/${semesterID}`)
    expect(data).toMatchObject({ gpa: null, total_ects: 5, ects_done: 0 })
    const [running] = data.subjects
    expect(running).toMatchObject({ collected: 22.5, judged: 30, score: null, letter: null, statusID: null })
    const path = `/api/evaluations/${semesterID}/${third}/${running!.registrationID}`
    const { data: made } = await student.read<OfSubject>(path)
    expect(made.evaluation).toEqual(running)
    expect(made.lecturers).toMatchObject([{ personID: lecturer, nameeng: 'Lia Khe' }])
    expect(made.components).toMatchObject([
      { score: 22.5, max_score: 30, date: await today(-3), is_final: false },
      { score: null, date: null },
      { is_final: true, min_score: 20, admitted_from: 11 },
    ])
    const { semesters } = (await student.read<Semesters>('/api/evaluations/semesters')).data
    expect(semesters[0]).toMatchObject({ semesterID, is_current: true, gpa: null, gpa_so_far: 73.67 })

    const refused = { status: 404, code: 'no_such_mark' }
    expect(await other.read(path)).toMatchObject(refused)
    expect(await other.read(`/api/evaluations/${semesterID}`)).toMatchObject({ code: 'nothing_in_semester' })
    for (const wrong of [`${early}/${third}`, `${semesterID}/${first}`])
      expect(await student.read(`/api/evaluations/${wrong}/${running!.registrationID}`)).toMatchObject(
        refused,
      )
  })

  it("finds an old mark by the number in its semester's list, only for its owner", async () => {
    const { subjects } = (await student.read<OfSemester>(`/api/evaluations/${early}`)).data
    for (const { subjectID, registrationID, score } of subjects) {
      const path = `/api/evaluations/${early}/${subjectID}/${registrationID}`
      const { data } = await student.read<OfSubject>(path)
      expect(data).toMatchObject({ evaluation: { score }, lecturers: [], components: [] })
      expect((await other.read(path)).status).toBe(404)
      expect((await student.read(`${path}9`)).status).toBe(404)
    }
  })
})

describe('seen', () => {
  it('reports changed marks until the student confirms having seen them', async () => {
    const read = async () => (await student.read<Semesters>('/api/evaluations/semesters')).data
    const see = (version: string) => student.send<'ok'>('POST', '/api/evaluations/seen', { version })
    const firstPage = await read()
    expect(firstPage).toMatchObject({ is_seen: false, changes: [] })
    expect((await see(firstPage.version)).data).toBe('ok')
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })

    const parts = await db.rows<{ id: number }>({
      name: '',
      text: `select id from mark_component where subject_id = ${third} order by position`,
    })
    await put('component_score', { student_id: studentID, component_id: parts[1]!.id, score: 12 })
    await db.rows({
      name: '',
      text: `update mark set score = 62 where student_id = ${studentID} and semester_id = ${late}`,
    })
    await mark(late, second, 91)
    const changed = await read()
    expect(changed).toMatchObject({ is_seen: false })
    expect(changed.changes).toHaveLength(3)
    expect(changed.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          subjectID: first,
          before: expect.objectContaining({ score: 60, letter: 'E' }),
          after: expect.objectContaining({ score: 62, letter: 'D' }),
        }),
        expect.objectContaining({
          subjectID: second,
          before: null,
          after: { score: 91, letter: 'A', status: 'ჩაბარებულია', statuseng: 'Passed', is_recovery: false },
        }),
        expect.objectContaining({
          component: 'ქართულად',
          componenteng: 'Part',
          before: null,
          after: { score: 12, letter: null, status: null, statuseng: null, is_recovery: false },
        }),
      ]),
    )
    // The confirmed version is the one that was shown: later changes are still reported.
    await mark(early, third, 55)
    expect(await see(changed.version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect((await see((await read()).version)).data).toBe('ok')
    expect((await read()).changes).toEqual([])

    // Another status with the same points is a change, and so is recovery.
    const status = (id: number, is_recovery: boolean) =>
      db.rows({
        name: '',
        text: `update mark set status_id = ${id}, is_recovery = ${is_recovery} where semester_id = ${late} and subject_id = ${first}`,
      })
    await status(1, false)
    expect(await read()).toMatchObject({
      is_seen: false,
      changes: [{ before: { is_recovery: true }, after: { statuseng: 'Passed', is_recovery: false } }],
    })
    await status(7, false)
    expect((await read()).changes).toMatchObject([
      {
        subjectID: first,
        before: { score: 62, letter: 'D', is_recovery: true },
        after: { score: 62, letter: 'D', statuseng: 'Recognised', is_recovery: false },
      },
    ])
    await status(1, true)
    expect((await read()).changes).toEqual([])

    // A subject repeated in another semester does not lose its points of this one.
    await university.inNextSemester(async (semester_id) => {
      await put('registration', { student_id: studentID, semester_id, subject_id: third })
      expect(await read()).toMatchObject({ is_seen: false, changes: [] })
    })
    // The points of a subject that the student gives up are no change.
    const { subjects } = (await student.read<OfSemester>(`/api/evaluations/${semesterID}`)).data
    const running = subjects.find(({ subjectID }) => subjectID === third)!
    await db.rows({ name: '', text: `delete from registration where id = ${running.registrationID}` })
    expect(await read()).toMatchObject({ is_seen: false, changes: [] })
  })
})
