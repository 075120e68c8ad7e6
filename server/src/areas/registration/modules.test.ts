import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent, type TestStudent } from './test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { subjectIDs, groupIDs, moduleID, electiveModuleID, addGroup, addSubject, addStudent, addModule, put } =
  university

type Modules = z.output<typeof registration.programModules.reply>
type Subjects = z.output<typeof registration.moduleSubjects.reply>

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))
const listModules = async (student: TestStudent) =>
  (await student.read<Modules>('/api/registration/program-modules')).data.modules
const listSubjects = (student: TestStudent, id: number) =>
  student.read<Subjects>(`/api/registration/program-modules/${id}`)

beforeAll(async () => {
  await university.openWindow({ step: 3, from: -1, to: 10 })
})

describe('programModules', () => {
  // spec 3.6
  it('gives the modules with the credits earned and registered in each, every subject counted once', async () => {
    const concentration = await put('concentration', {
      programme_id: university.programmeID,
      name_ka: 'გენეტიკა',
      name_en: 'Genetics',
    })
    const own = await addModule('elective', {
      position: 2,
      concentration_id: concentration,
      required_credits: 20,
    })
    const free = await addModule('free', { position: 3, required_credits: 10 })
    const general = await newStudent()
    expect((await listModules(general)).map(({ program_moduleID }) => program_moduleID)).toEqual([
      moduleID,
      electiveModuleID,
      free,
    ])

    const student = await newStudent({ concentration_id: concentration })
    // Listed twice, and taken out of the elective module.
    await put('module_subject', { module_id: electiveModuleID, subject_id: subjectIDs[1] })
    const taken = await student.choose([groupIDs[1]], { program_module_id: electiveModuleID })
    expect(taken.data.registration.program_moduleID).toBe(electiveModuleID)
    const passed = { student_id: student.studentID, semester_id: university.semesterID, score: 60 }
    await put('mark', { ...passed, subject_id: subjectIDs[0], credits: 6, status_id: 1 })
    await put('mark', { ...passed, subject_id: subjectIDs[2], credits: 6, status_id: 3 }) // failed
    const elsewhere = await addSubject({}, null)
    await put('mark', { ...passed, subject_id: elsewhere, credits: 4, status_id: 7 })
    expect(
      (await listModules(student)).map((m) => [
        m.program_moduleID,
        m.kind,
        m.ects,
        m.ects_done,
        m.ects_registered,
        m.subjects,
      ]),
    ).toEqual([
      [moduleID, 'compulsory', 0, 6, 0, 3],
      [electiveModuleID, 'elective', 0, 0, 5, 1],
      [own, 'elective', 20, 0, 0, 0],
      [free, 'free', 10, 4, 0, 0],
    ])
  })
})

describe('moduleSubjects', () => {
  it('gives groups, free groups, the last mark, and whether the subject is registered', async () => {
    const student = await newStudent()
    const subjectID = await addSubject({}, null)
    const elective = await addModule('elective', { position: 5 })
    await put('module_subject', { module_id: elective, subject_id: subjectID, study_semester: 3 })
    await addGroup({ subjectID, capacity: 0 })
    await addGroup({ subjectID, open: false })
    const group = await addGroup({ subjectID, meetings: [[6, '10:00', '11:00']] })
    const years = { name_ka: 'შ', name_en: 'A', season: 'autumn' }
    const marks: readonly (readonly [number, number, number])[] = [
      [2020, 51.5, 1],
      [2021, 30, 3],
    ]
    for (const [academic_year, score, status_id] of marks) {
      const starts_on = await university.today((academic_year - 2026) * 365)
      const ends_on = await university.today((academic_year - 2026) * 365 + 100)
      const semester_id = await put('semester', { ...years, academic_year, starts_on, ends_on })
      const mark = { student_id: student.studentID, subject_id: subjectID, credits: 5 }
      await put('mark', { ...mark, semester_id, score, status_id })
    }
    await student.choose([group])
    expect((await listSubjects(student, elective)).data.subjects).toEqual([
      expect.objectContaining({
        subjectID,
        study_semester: 3,
        groups: 3,
        free_groups: 1,
        is_registered: true,
        passed: true,
        score: 30,
      }),
    ])
    const compulsory = (await listSubjects(await newStudent(), moduleID)).data.subjects
    expect(compulsory.map((s) => [s.subjectID, s.is_registered, s.passed, s.score])).toEqual(
      subjectIDs.map((one) => [one, false, false, null]),
    )
  })

  it('offers of a free module without a list what is taught and is in no other module of the programme', async () => {
    const programmeID = await university.addProgramme('Law')
    const free = await addModule('free', { programme_id: programmeID })
    const student = await newStudent({ programme_id: programmeID })
    const lawSubject = await addSubject({}, null)
    const lawGroup = await addGroup({ subjectID: lawSubject, meetings: [[7, '18:00', '19:00']] })
    const law = await addModule('compulsory', { programme_id: programmeID })
    await put('module_subject', { module_id: law, subject_id: lawSubject })
    const untaught = await addSubject()
    const offered = (await listSubjects(student, free)).data.subjects.map((subject) => subject.subjectID)
    expect(offered).toEqual(expect.arrayContaining([...subjectIDs]))
    expect(offered).not.toContain(lawSubject)
    expect(offered).not.toContain(untaught)
    const taken = await student.choose([groupIDs[0]])
    expect(taken.data.registration.program_moduleID).toBe(free)
    expect((await student.choose([lawGroup])).data.registration.program_moduleID).toBe(law)
  })

  it('gives nothing of an empty module, and refuses a module of another programme or concentration', async () => {
    const student = await newStudent()
    const empty = await addModule('elective', { position: 7 })
    expect((await listSubjects(student, empty)).data).toEqual({ subjects: [] })
    const foreign = await addModule('compulsory', { programme_id: university.englishProgrammeID })
    expect(await listSubjects(student, foreign)).toMatchObject({
      status: 404,
      code: 'module_not_found',
      message: expect.stringMatching(/^Your programme has no such module/),
    })
    const georgian = await student.read(`/api/registration/program-modules/${foreign}`, 'ka')
    expect(georgian.message).toMatch(/^თქვენს პროგრამაში ასეთი მოდული არ არის/)
  })
})
