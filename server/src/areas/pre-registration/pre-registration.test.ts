import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import type { User } from '#contract/account/session.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testOtherProcess } from '#server/areas/registration/test-other-process.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const otherApp = testOtherProcess(db.url)
const { addGroup, addModule, addProgramme, addStudent, addSubject, moduleID, put } = university

type Reply<Name extends keyof typeof preRegistration> = z.output<(typeof preRegistration)[Name]['reply']>

const inWindow = 3
const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent({ study_semester: inWindow, ...columns }))
const read = async <Name extends keyof typeof preRegistration>(student: TestStudent, path: string) =>
  (await student.read<Reply<Name>>(`/api/pre-registration/${path}`)).data
const preRegister = (student: TestStudent, subject_id: number) =>
  student.send<Reply<'choose'>>('POST', '/api/pre-registration', { subject_id })
const change = (student: TestStudent, preRegID: number, subjectID: number) =>
  student.send<Reply<'change'>>('POST', '/api/pre-registration/changePreRegSubject', { preRegID, subjectID })
const remove = (student: TestStudent, preRegID: number) =>
  student.send('DELETE', `/api/pre-registration/${preRegID}`)
const loadUser = async (student: TestStudent) =>
  (await student.read<{ user: User }>('/api/auth/user')).data.user
const verdict = async (student: TestStudent, subjectID: number) => {
  const { subjects } = await read<'subjects'>(student, 'getSubjects')
  const found = subjects.find((each) => each.subjectID === subjectID)
  return [found?.can_choose, found?.code]
}

let window = 0
beforeAll(async () => {
  window = await university.openWindow({ step: 1, studySemester: inWindow, from: -1, to: 10 })
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('guide and choose', () => {
  it('pre-register a subject; the same again is the same', async () => {
    const student = await newStudent()
    expect(await read<'guide'>(student, 'guide')).toMatchObject({
      guideeng: expect.stringContaining('Groups are not chosen at this step'),
      windows: [{}],
    })
    const subjectID = await addSubject()
    expect(await verdict(student, subjectID)).toEqual([true, null])
    const first = await preRegister(student, subjectID)
    expect(first).toMatchObject({
      status: 200,
      data: {
        registration: { subjectID, program_moduleID: moduleID, is_registered: false },
        total_ects: 5,
        credits: { semester: 5, minimum: 18, maximumPerSemester: 45 },
      },
    })
    expect((await preRegister(student, subjectID)).data).toEqual(first.data)
    expect((await read<'alreadyRegistered'>(student, 'already-registered')).subjects).toEqual([
      first.data.registration,
    ])
    const { subjects } = await read<'subjects'>(student, 'getSubjects')
    expect(subjects.find((each) => each.subjectID === subjectID)).toMatchObject({
      is_preregistered: true,
      st_count: 1,
      can_choose: false,
      code: null,
    })
  })
})

describe('choose', () => {
  it('leaves one pre-registration of many requests at once, and never too many credits', async () => {
    const student = await newStudent()
    const elsewhere = await testStudent(otherApp, db, student.studentID)
    const heavy = await Promise.all([10, 10, 10, 10, 10, 10].map((credits) => addSubject({ credits })))
    await Promise.all(
      heavy.flatMap((subjectID) => [preRegister(student, subjectID), preRegister(elsewhere, subjectID)]),
    )
    const { subjects, total_ects } = await read<'alreadyRegistered'>(student, 'already-registered')
    expect(total_ects).toBe(40)
    expect(new Set(subjects.map(({ subjectID }) => subjectID)).size).toBe(4)
    const left = heavy.find((id) => !subjects.some(({ subjectID }) => subjectID === id))!
    expect(await preRegister(student, left)).toMatchObject({
      status: 409,
      code: 'credit_limit',
      params: { sum: 50, maximum: 45 },
    })
    expect(await verdict(student, left)).toEqual([false, 'credit_limit'])
  })

  it('refuses more than 75 credits in both semesters of the year', async () => {
    const before = await university.addSemester(2026, 'spring', [-200, -100])
    const [done, requested] = [await addSubject({ credits: 45 }, null), await addSubject({ credits: 31 })]
    const student = await newStudent()
    const mark = { student_id: student.studentID, semester_id: before, subject_id: done, score: 70 }
    await put('mark', { ...mark, credits: 45, status_id: 1 })
    expect(await preRegister(student, requested)).toMatchObject({
      status: 409,
      code: 'credit_limit',
      params: { sum: 76, maximum: 75 },
    })
  })
})

describe('must_choose_subjects', () => {
  // spec 4.15
  it('is set until the minimum is reached, and again below it', async () => {
    const student = await newStudent()
    const [ten, nine] = [await addSubject({ credits: 10 }), await addSubject({ credits: 9 })]
    expect(await loadUser(student)).toMatchObject({
      must_choose_subjects: true,
      blockers: [{ key: 'pre_registration' }],
    })
    const { data } = await preRegister(student, ten)
    expect((await loadUser(student)).must_choose_subjects).toBe(true)
    await preRegister(student, nine)
    expect(await loadUser(student)).toMatchObject({ must_choose_subjects: false, blockers: [] })
    await remove(student, data.registration.preRegID)
    expect((await loadUser(student)).must_choose_subjects).toBe(true)
    // In a programme that is not taught in Georgian the minimum is 30.
    const english = await newStudent({ programme_id: university.englishProgrammeID })
    const credits = (await read<'alreadyRegistered'>(english, 'already-registered')).credits
    expect(credits.minimum).toBe(30)
  })
})

describe('change', () => {
  // spec 7.12
  it('frees the credits of the replaced subject, and keeps the number', async () => {
    const student = await newStudent()
    const [big, next, other] = [
      await addSubject({ credits: 40 }),
      await addSubject({ credits: 41 }),
      await addSubject({ credits: 4 }),
    ]
    const { preRegID } = (await preRegister(student, big)).data.registration
    await preRegister(student, other)
    // The list names it before the exchange is made.
    const listed = async (query: string) => {
      const { modules } = await read<'programModules'>(student, `program-modules${query}`)
      const found = modules.flatMap(({ subjects }) => subjects).find(({ subjectID }) => subjectID === next)
      return [found?.can_choose, found?.code]
    }
    expect(await listed('')).toEqual([false, 'credit_limit'])
    expect(await listed(`?instead=${preRegID}`)).toEqual([true, null])
    const changed = await change(student, preRegID, next)
    expect(changed).toMatchObject({
      status: 200,
      data: { registration: { preRegID, subjectID: next }, total_ects: 45 },
    })
    expect((await change(student, preRegID, next)).data).toEqual(changed.data)
    expect(await change(student, preRegID, other)).toMatchObject({
      status: 409,
      code: 'already_preregistered',
    })
    expect(await change(student, 999_999, other)).toMatchObject({
      status: 404,
      code: 'pre_registration_not_found',
    })
    const otherStudent = await newStudent()
    expect((await change(otherStudent, preRegID, other)).status).toBe(404)
    expect((await remove(otherStudent, preRegID)).code).toBe('pre_registration_not_found')
  })
})

describe('remove', () => {
  it('succeeds twice; refuses what is registered, and says why', async () => {
    const student = await newStudent()
    const [one, two] = [await addSubject(), await addSubject()]
    const groupID = await addGroup({ subjectID: two, meetings: [[6, '10:00', '11:00']] })
    const [first, second] = [(await preRegister(student, one)).data, (await preRegister(student, two)).data]
    const [mine, held] = [first.registration.preRegID, second.registration.preRegID]
    expect(await read<'whoCanDelete'>(student, 'whoCanDelete')).toEqual({ preRegIDs: [mine, held], kept: [] })
    await student.choose([groupID], { preRegID: held })
    expect(await read<'whoCanDelete'>(student, 'whoCanDelete')).toMatchObject({
      preRegIDs: [mine],
      kept: [{ preRegID: held, code: 'preregistered_and_registered' }],
    })
    expect(await remove(student, held)).toMatchObject({ status: 409, code: 'preregistered_and_registered' })
    expect((await change(student, held, one)).code).toBe('preregistered_and_registered')
    expect((await remove(student, mine)).status).toBe(200)
    expect((await remove(student, mine)).status).toBe(200)
    expect((await preRegister(student, one)).data.registration.preRegID).not.toBe(mine)
  })
})

describe('choose', () => {
  it('refuses a foreign subject, a full module, and an inactive student', async () => {
    const outside = await addSubject({}, null)
    const small = await addModule('elective', { maximum_subjects: 1, position: 4 })
    const [one, two] = [await addSubject({}, small), await addSubject({}, small)]
    const student = await newStudent()
    expect((await preRegister(student, outside)).code).toBe('not_in_programme')
    expect((await preRegister(student, 999_999)).code).toBe('subject_not_found')
    await preRegister(student, one)
    expect(await preRegister(student, two)).toMatchObject({ status: 409, code: 'module_subjects' })
    expect(await verdict(student, two)).toEqual([false, 'module_subjects'])
    expect((await preRegister(await newStudent({ status_id: 2 }), one)).code).toBe('not_active')
    expect(await preRegister(await newStudent({ study_semester: 5 }), one)).toMatchObject({
      status: 423,
      code: 'window_closed',
    })
  })
})

describe('programModules, freeSubjects and minorSubjects', () => {
  it('list each what can be pre-registered', async () => {
    const chemistry = await addProgramme('Chemistry')
    const minorModule = await addModule('minor', { programme_id: chemistry, required_credits: 30 })
    const ofMinor = await addSubject({}, minorModule)
    const free = await addModule('free', { position: 9, required_credits: 12 })
    const outside = await addSubject({}, null)
    await addGroup({ subjectID: outside })
    const student = await newStudent({ minor_programme_id: chemistry })
    const { modules } = await read<'programModules'>(student, 'program-modules')
    const idsOf = (id: number) =>
      modules.find(({ module }) => module.program_moduleID === id)?.subjects.map(({ subjectID }) => subjectID)
    expect(idsOf(minorModule)).toEqual([ofMinor])
    expect(idsOf(free)).toContain(outside)
    expect(await read<'freeSubjects'>(student, 'free-subjects')).toMatchObject({ ects: 12, ects_done: 0 })
    expect((await read<'minorSubjects'>(student, 'minor-subjects')).subjects).toMatchObject([
      { subjectID: ofMinor, can_choose: true },
    ])
    expect((await read<'hasChooseMinor'>(student, 'hasChooseMinor')).hasChooseMinor).toBe(true)
    expect((await read<'minorPrograms'>(student, 'minor-programs')).programs).toMatchObject([
      { minor_programID: chemistry, is_chosen: true },
    ])
  })
})

describe('toShow', () => {
  it('shows the pre-registration after its window, and nothing can be changed', async () => {
    const student = await newStudent()
    const [one, two] = [await addSubject(), await addSubject()]
    const { preRegID } = (await preRegister(student, one)).data.registration
    expect(await read<'toShow'>(student, 'getPreRegisteredSubjectsToShow')).toMatchObject({
      is_closed: false,
    })
    await university.change('registration_window', window, {
      ends_at: new Date(Date.now() - 1000).toISOString(),
    })
    expect(await read<'toShow'>(student, 'getPreRegisteredSubjectsToShow')).toMatchObject({
      subjects: [{ preRegID, subjectID: one }],
      total_ects: 5,
      is_closed: true,
    })
    for (const refused of [
      await preRegister(student, two),
      await change(student, preRegID, two),
      await remove(student, preRegID),
    ])
      expect(refused).toMatchObject({ status: 423, code: 'window_closed' })
    expect(await read<'whoCanDelete'>(student, 'whoCanDelete')).toMatchObject({
      preRegIDs: [],
      kept: [{ preRegID, code: 'window_closed' }],
    })
    expect((await loadUser(student)).must_choose_subjects).toBe(false)
  })
})

describe('every call', () => {
  it('refuses a student without a token', async () => {
    for (const path of ['guide', 'getSubjects', 'whoCanDelete', 'already-registered'])
      expect((await app.inject({ url: `/api/pre-registration/${path}` })).statusCode).toBe(401)
  })
})
