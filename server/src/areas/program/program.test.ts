import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { program } from '#contract/studies/program.ts'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { loadUser } from '#server/user/load-user.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addStudent, addSubject, addModule, put, programmeID, englishProgrammeID } = university

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))
const addConcentration = (programme_id: number, name_en: string) =>
  put('concentration', { programme_id, name_ka: 'კონცენტრაცია', name_en, popup_en: `${name_en}: for good` })
const blockers = async ({ studentID }: TestStudent) =>
  (await loadUser(db, studentID)).blockers.map(({ key }) => key)

const genetics = await addConcentration(programmeID, 'Genetics')
const zoology = await addConcentration(programmeID, 'Zoology')
const foreign = await addConcentration(englishProgrammeID, 'Surgery')
const own = await addModule('elective', { position: 2, concentration_id: genetics, required_credits: 20 })

const receipts = async (student: TestStudent) =>
  (
    await student.read<z.output<typeof registration.receipts.reply>>('/api/registration/receipts')
  ).data.receipts.map(({ action, code, subjecteng }) => [action, code, subjecteng])

type Info = z.output<typeof program.generalInfo.reply>
type Law = z.output<typeof program.lawSubjects.reply>

const choose = (student: TestStudent, concentration_id: number, language = 'en') =>
  student.send('POST', '/api/choose-concentration', { concentration_id }, language)

describe('generalInfo', () => {
  // spec 3.9
  it('gives the concentrations of a programme, each with the message before choosing', async () => {
    const student = await newStudent()
    const { data } = await student.read<Info>(`/api/programs/${programmeID}/general-info`)
    expect(data).toMatchObject({ programID: programmeID, specialityeng: 'Biology', semesters: 8 })
    expect(data.concentrations).toMatchObject([
      { concentrationID: genetics, concentrationeng: 'Genetics', popup_messageeng: 'Genetics: for good' },
      { concentrationID: zoology },
    ])
    expect(data.modules.map(({ program_moduleID }) => program_moduleID)).toContain(own)
    expect((await student.read('/api/programs/999/general-info')).code).toBe('programme_not_found')
  })
})

describe('chooseConcentration', () => {
  it("saves a concentration once and permanently, and only one of the student's own programme", async () => {
    const student = await newStudent()
    expect(await blockers(student)).toContain('concentration')
    expect(await choose(student, foreign)).toMatchObject({ status: 404, code: 'concentration_not_found' })
    expect(await choose(student, 999)).toMatchObject({ status: 404, code: 'concentration_not_found' })
    expect(await choose(student, genetics)).toMatchObject({ status: 200, data: 'ok' })
    expect(await choose(student, genetics)).toMatchObject({ status: 200, data: 'ok' })
    const refused = await choose(student, zoology, 'ka')
    expect(refused).toMatchObject({ status: 409, code: 'concentration_already_chosen' })
    expect(refused.message).toMatch(/^კონცენტრაცია უკვე არჩეული გაქვთ/)
    expect(await blockers(student)).not.toContain('concentration')
    expect(await receipts(student)).toEqual([
      ['concentration_chosen', 'concentration_already_chosen', null],
      ['concentration_chosen', null, 'Genetics'],
      ['concentration_chosen', 'concentration_not_found', null],
      ['concentration_chosen', 'concentration_not_found', null],
    ])
    expect(await loadUser(db, student.studentID)).toMatchObject({ choose_concentration: false })
    // Its modules are the student's from then on.
    const { modules } = (
      await student.read<{ modules: { program_moduleID: number }[] }>('/api/registration/program-modules')
    ).data
    expect(modules.map(({ program_moduleID }) => program_moduleID)).toContain(own)
  })

  it('accepts the same concentration from two windows at once; of two different ones the first stays', async () => {
    const [same, torn] = [await newStudent(), await newStudent()]
    const twice = await Promise.all([choose(same, genetics), choose(same, genetics), choose(same, genetics)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
    const two = await Promise.all([choose(torn, genetics), choose(torn, zoology)])
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('chooseLawSubjects', () => {
  // spec 7.4
  it('saves the required number of listed law subjects, all at once, permanently', async () => {
    const listed = [await addSubject(), await addSubject(), await addSubject()]
    const other = await addSubject()
    const lawChoiceID = await put('law_choice', { programme_id: programmeID, choose: 2, from_semester: 3 })
    for (const subject_id of listed)
      await db.rows({ name: '', text: 'insert into law_choice_subject values ($1, $2)' }, [
        lawChoiceID,
        subject_id,
      ])
    const read = async (student: TestStudent) => (await student.read<Law>('/api/subjects')).data
    const answer = (student: TestStudent, subjects: readonly number[]) =>
      student.send('POST', '/api/subjects', { subjects })

    const early = await newStudent({ study_semester: 2 })
    expect(await read(early)).toEqual({ subjects: [], choose: 0 })
    expect(await answer(early, listed.slice(0, 2))).toMatchObject({
      status: 404,
      code: 'law_subjects_not_asked',
    })

    const student = await newStudent({ study_semester: 3, concentration_id: genetics })
    const before = await read(student)
    expect(before.choose).toBe(2)
    expect(new Set(before.subjects.map(({ subjectID }) => subjectID))).toEqual(new Set(listed))
    expect(await blockers(student)).toEqual(['law_subjects'])
    for (const wrong of [listed.slice(0, 1), listed, [listed[0]!, listed[0]!], [listed[0]!, other]])
      expect((await answer(student, wrong)).status).toBe(422)
    expect((await answer(student, listed.slice(0, 2))).status).toBe(200)
    expect((await answer(student, listed.slice(0, 2).toReversed())).status).toBe(200)
    expect(await answer(student, listed.slice(1))).toMatchObject({
      status: 409,
      code: 'law_subjects_already_chosen',
    })
    expect(await read(student)).toEqual({ subjects: [], choose: 0 })
    expect(await blockers(student)).toEqual([])
    expect((await receipts(student)).map(([action, code]) => [action, code])).toEqual([
      ['law_chosen', 'law_subjects_already_chosen'],
      ['law_chosen', null],
      ['law_chosen', null],
    ])
  })
})
