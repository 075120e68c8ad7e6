import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { program } from '#contract/studies/program.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addSubject, addModule, addProgramme, change, put } = university
const { programmeID, englishProgrammeID, moduleID, electiveModuleID, semesterID } = university
const [passed, running, failed] = university.subjectIDs

type Full = z.output<typeof program.fullProgram.reply>
type Subjects = z.output<typeof program.moduleSubjects.reply>
type Mine = z.output<typeof program.myEvaluations.reply>

await change('module', moduleID, { required_credits: 20 })
await change('module', electiveModuleID, { required_credits: 10 })
const addConcentration = (programme_id: number) =>
  put('concentration', { programme_id, name_ka: 'კონცენტრაცია', name_en: 'Genetics' })
const [genetics, foreign] = [await addConcentration(programmeID), await addConcentration(englishProgrammeID)]
const geneticsModule = await addModule('elective', {
  position: 2,
  concentration_id: genetics,
  required_credits: 10,
})
const plannedSubject = await addSubject({}, electiveModuleID)
const ofGenetics = await addSubject({}, geneticsModule)
const history = await addProgramme('History')
const minorModule = await addModule('minor', { programme_id: history, required_credits: 15 })
const ofMinor = await addSubject({}, minorModule)
const free = await addModule('free', { position: 3, required_credits: 5 })

const student = await testStudent(app, db, university.studentID)
const { studentID } = student
await put('registration', { student_id: studentID, semester_id: semesterID, subject_id: running })
await put('pre_registration', { student_id: studentID, semester_id: semesterID, subject_id: plannedSubject })
const before = await university.addSemester(2025, 'spring', [-200, -60])
const mark = (subject_id: number, score: number, status_id: number) =>
  put('mark', { student_id: studentID, semester_id: before, subject_id, credits: 5, score, status_id })
await mark(passed, 91, 1)
await mark(failed, 30, 3)
await mark(ofMinor, 75, 1)

const full = async (query = '') => student.read<Full>(`/api/programs/getFullProgram${query}`)
const shape = ({ modules }: Full) =>
  modules.map(({ module, credits, subjects }) => [
    module.program_moduleID,
    Object.values(credits),
    subjects.map(({ subjectID, status }) => [subjectID, status]),
  ])

describe('fullProgram', () => {
  // spec 2.26
  it('shows the whole programme: earned, running, planned and missing subjects, each once', async () => {
    const { data } = await full()
    expect(shape(data)).toEqual([
      [
        moduleID,
        [20, 5, 5, 0, 10],
        [
          [passed, 'passed'],
          [running, 'registered'],
          [failed, 'failed'],
        ],
      ],
      [electiveModuleID, [10, 0, 0, 5, 5], [[plannedSubject, 'planned']]],
      // Subjects in none of the student's modules count as free credits.
      [free, [5, 5, 0, 0, 0], [[ofMinor, 'passed']]],
    ])
    expect(data.credits).toEqual({ required: 35, done: 10, registered: 5, planned: 5, missing: 15 })
    expect(data).toMatchObject({ concentrationID: null, minor_programID: null, program: { ects_done: 10 } })
    expect(data.modules[0]!.subjects[0]).toMatchObject({ score: 91, letter: 'A', study_semester: 1 })
  })

  it('shows the programme with another concentration or minor, if it exists', async () => {
    const specialised = (await full(`?concentrationID=${genetics}`)).data
    expect(shape(specialised)).toContainEqual([geneticsModule, [10, 0, 0, 0, 10], [[ofGenetics, 'open']]])
    const minor = (await full(`?minor_programID=${history}`)).data
    // The free subject then counts in the minor.
    expect(shape(minor).slice(2)).toEqual([
      [free, [5, 0, 0, 0, 5], []],
      [minorModule, [15, 5, 0, 0, 10], [[ofMinor, 'passed']]],
    ])
    expect(minor).toMatchObject({ minor_programID: history, concentrationID: null })
    expect((await full()).data.modules).toHaveLength(3)
    expect(await full(`?concentrationID=${foreign}`)).toMatchObject({
      status: 404,
      code: 'concentration_not_found',
    })
    for (const wrong of [englishProgrammeID, programmeID, 999])
      expect(await full(`?minor_programID=${wrong}`)).toMatchObject({ status: 404, code: 'minor_not_found' })
  })
})

describe('moduleSubjects and concentrationSubjects', () => {
  // spec 7.6
  it('give the subjects of one module, also of a concentration; 403 for another programme', async () => {
    const read = (path: string) => student.read<Subjects>(`/api/programs/${path}`)
    const { data } = await read(`${programmeID}/module/${moduleID}/subjects`)
    expect(data.subjects.map(({ subjectID }) => subjectID)).toEqual([passed, running, failed])
    const own = await read(`${programmeID}/module/${geneticsModule}/subjects/${genetics}`)
    expect(own.data.subjects).toMatchObject([{ subjectID: ofGenetics, status: 'open' }])
    const another = { status: 403, code: 'another_programme' }
    expect(await read(`${history}/module/${minorModule}/subjects`)).toMatchObject(another)
    expect(await read(`${englishProgrammeID}/module/${moduleID}/subjects`)).toMatchObject(another)
    expect(await read(`${englishProgrammeID}/general-info`)).toMatchObject(another)
    expect(await read('999/general-info')).toMatchObject({ status: 404, code: 'programme_not_found' })
    const none = { status: 404, code: 'module_not_found' }
    expect(await read(`${programmeID}/module/${minorModule}/subjects`)).toMatchObject(none)
    expect(await read(`${programmeID}/module/${moduleID}/subjects/${foreign}`)).toMatchObject({ status: 404 })
    // The modules of the student's minor are their own.
    const other = await testStudent(app, db, await university.addStudent({ minor_programme_id: history }))
    const minorSubjects = await other.read<Subjects>(
      `/api/programs/${history}/module/${minorModule}/subjects`,
    )
    expect(minorSubjects.data.subjects).toMatchObject([{ subjectID: ofMinor, status: 'open', score: null }])
  })
})

describe('myEvaluations', () => {
  it("gives the student's marks by modules, with the average", async () => {
    const { data } = await student.read<Mine>('/api/programs/my-evaluations')
    expect(data).toMatchObject({ gpa: 65.33, ects: 240, ects_done: 10 })
    expect(data.modules[0]).toMatchObject({ program_moduleID: moduleID, ects: 20, ects_done: 5 })
    expect(data.modules[0]!.evaluations).toMatchObject([
      { subjectID: passed, letter: 'A', statusID: 1, semestereng: 'Spring' },
      { subjectID: failed, letter: 'F', statusID: 3 },
    ])
    const newcomer = await testStudent(app, db, await university.addStudent())
    expect((await newcomer.read<Mine>('/api/programs/my-evaluations')).data).toMatchObject({
      gpa: null,
      ects_done: 0,
    })
  })
})

describe('seen', () => {
  it("reports changes by others until they are seen; not the student's own choices, nor a what-if programme", async () => {
    const other = await testStudent(app, db, await university.addStudent())
    const read = async (query = '') => (await other.read<Full>(`/api/programs/getFullProgram${query}`)).data
    const see = async (version?: string) =>
      other.send('POST', '/api/programs/seen', { version: version ?? (await read()).version })
    const { version, ...first } = await read()
    expect(first).toMatchObject({ is_seen: false, changes: [] })
    expect((await see()).status).toBe(200)
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })
    // The what-if programme is not what the student has seen.
    expect(await read(`?concentrationID=${genetics}`)).toMatchObject({
      version: '',
      is_seen: true,
      changes: [],
    })
    const added = await addSubject({}, electiveModuleID)
    await change('module', moduleID, { required_credits: 25 })
    await db.rows({ name: '', text: 'delete from module_subject where module_id = $1 and subject_id = $2' }, [
      electiveModuleID,
      plannedSubject,
    ])
    expect((await read()).changes).toMatchObject([
      { program_moduleID: moduleID, before: { ects: 20 }, after: { ects: 25 }, added: [], removed: [] },
      {
        program_moduleID: electiveModuleID,
        before: { ects: 10 },
        after: { ects: 10 },
        added: [{ subjectID: added, ects: 5 }],
        removed: [{ subjectID: plannedSubject }],
      },
    ])
    expect(await see(version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect((await see()).status).toBe(200)
    await other.send('POST', '/api/choose-concentration', { concentration_id: genetics })
    expect(await read()).toMatchObject({ concentrationID: genetics, is_seen: false, changes: [] })
    expect((await see()).status).toBe(200)
    const late = await addModule('elective', { position: 4, required_credits: 5 })
    expect((await read()).changes).toMatchObject([
      { program_moduleID: late, before: null, after: { ects: 5 } },
    ])
  })
})
