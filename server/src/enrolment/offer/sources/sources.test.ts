import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addModule, addStudent, addSubject, put, semesterID, subjectIDs } = university
const free = await addModule('free', { position: 6, required_credits: 10 })

type Reply<Name extends keyof typeof registration> = z.output<(typeof registration)[Name]['reply']>

let minute = 0
/** A subject with one group that meets when no other does. */
const subjectIn = async (moduleID: number | null, credits = 5) => {
  const subjectID = await addSubject({ credits }, moduleID)
  minute += 10
  const at = (m: number) =>
    `${String(8 + Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
  const groupID = await addGroup({ subjectID, meetings: [[6, at(minute), at(minute + 10)]] })
  return { subjectID, groupID }
}
const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))
const verdict = async (student: TestStudent, moduleID: number, subjectID: number) => {
  const { data } = await student.read<Reply<'moduleSubjects'>>(
    `/api/registration/program-modules/${moduleID}`,
  )
  const found = data.subjects.find((subject) => subject.subjectID === subjectID)
  return [found?.can_choose, found?.code]
}
const restriction = (student: TestStudent, program_moduleID: number) =>
  student.send<Reply<'moduleRestriction'>>('POST', '/api/registration/program_module_restriction', {
    program_moduleID,
  })
const subjectsNow = async (student: TestStudent) =>
  (await student.read<Reply<'subjects'>>('/api/registration/getSubjects')).data.subjects

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
  await university.openWindow({ step: 3, studySemester: 7, from: -1, to: 10 })
})

describe('moduleSubjects, moduleRestriction and choose', () => {
  it('agree on the most subjects of a module', async () => {
    const moduleID = await addModule('elective', { position: 2, maximum_subjects: 1, required_credits: 5 })
    const [one, two] = [await subjectIn(moduleID), await subjectIn(moduleID)]
    const student = await newStudent()
    expect((await restriction(student, moduleID)).data).toMatchObject({
      restricted: false,
      code: null,
      subjects: 0,
    })
    expect(await verdict(student, moduleID, two.subjectID)).toEqual([true, null])
    const { data } = await student.choose([one.groupID])
    const refused = await restriction(student, moduleID)
    expect(refused.data).toEqual({
      restricted: true,
      code: 'module_subjects',
      message: expect.stringContaining('No more than 1 of the subjects of “elective subjects”'),
      ects: 5,
      ects_done: 0,
      ects_registered: 5,
      maximum_ects: null,
      subjects: 1,
      maximum_subjects: 1,
    })
    expect(await verdict(student, moduleID, two.subjectID)).toEqual([false, 'module_subjects'])
    expect(await student.choose([two.groupID])).toMatchObject({ status: 409, code: 'module_subjects' })
    // Given up for it in the same moment, the other one no longer counts.
    const changed = await student.choose([two.groupID], {
      old_subjectID: one.subjectID,
      newSubjectID: two.subjectID,
    })
    expect(changed.status).toBe(200)
    await student.cancel(data.registration.registrationID)
    expect((await student.choose([one.groupID])).status).toBe(200)
  })
})

describe('moduleRestriction', () => {
  it('counts earned credits for the most credits of a module, a repeated subject once', async () => {
    const moduleID = await addModule('elective', { position: 2, maximum_credits: 10 })
    const [earned, one, two] = [
      await subjectIn(moduleID),
      await subjectIn(moduleID),
      await subjectIn(moduleID),
    ]
    const student = await newStudent()
    const mark = {
      student_id: student.studentID,
      semester_id: semesterID,
      score: 80,
      status_id: 1,
      credits: 5,
    }
    await put('mark', { ...mark, subject_id: earned.subjectID })
    expect((await student.choose([one.groupID])).status).toBe(200)
    expect(await student.choose([two.groupID])).toMatchObject({
      status: 409,
      code: 'module_credits',
      params: { sum: 10, maximum: 10 },
    })
    expect((await student.choose([earned.groupID])).status).toBe(200)
    expect((await restriction(student, moduleID)).data).toMatchObject({
      ects_done: 5,
      ects_registered: 5,
      subjects: 2,
    })
    expect((await student.choose([two.groupID], {}, 'ka')).message).toMatch(
      /^მოდულში „.+“ უკვე 10 კრედიტი გაქვთ/,
    )
  })
})

describe('choose', () => {
  it('refuses a module that comes after another one until that is earned, not only registered', async () => {
    const first = await addModule('compulsory', { position: 2, required_credits: 5 })
    const later = await addModule('elective', { position: 3, after_module_id: first })
    const [begin, requested] = [await subjectIn(first), await subjectIn(later)]
    const student = await newStudent()
    await student.choose([begin.groupID])
    expect(await student.choose([requested.groupID])).toMatchObject({
      status: 409,
      code: 'module_order',
      params: { credits: 5, earned: 0 },
    })
    expect((await restriction(student, later)).data.code).toBe('module_order')
    await put('mark', {
      student_id: student.studentID,
      semester_id: semesterID,
      subject_id: begin.subjectID,
      credits: 5,
      score: 60,
      status_id: 1,
    })
    expect(await verdict(student, later, requested.subjectID)).toEqual([true, null])
    expect((await student.choose([requested.groupID])).status).toBe(200)
  })

  it('takes a subject of two modules out of the one that still allows it', async () => {
    const full = await addModule('elective', { position: 2, maximum_subjects: 1 })
    const other = await addModule('elective', { position: 3 })
    const [one, both] = [await subjectIn(full), await subjectIn(full)]
    await put('module_subject', { module_id: other, subject_id: both.subjectID })
    const student = await newStudent()
    await student.choose([one.groupID])
    expect((await student.choose([both.groupID], { program_module_id: full })).code).toBe('module_subjects')
    const taken = await student.choose([both.groupID])
    expect(taken.data.registration.program_moduleID).toBe(other)
  })
})

describe('blockSubjects', () => {
  it('refuses more subjects of a block than may be chosen', async () => {
    const moduleID = await addModule('elective', { position: 2 })
    const name = { name_ka: 'ენის ბლოკი', name_en: 'Language block' }
    const block = await put('module_block', { module_id: moduleID, ...name, choose: 1 })
    const [one, two, outside] = [await subjectIn(null), await subjectIn(null), await subjectIn(moduleID)]
    for (const { subjectID } of [one, two])
      await put('module_subject', { module_id: moduleID, subject_id: subjectID, block_id: block })
    const student = await newStudent()
    await student.choose([one.groupID])
    expect(await student.choose([two.groupID])).toMatchObject({ status: 409, code: 'block_full' })
    expect((await student.choose([outside.groupID])).status).toBe(200)
    const { data } = await student.read<Reply<'blockSubjects'>>(
      `/api/registration/program-modules/block-subjects/${moduleID}`,
    )
    expect(data.blocks).toMatchObject([{ blockID: block, block: 'ენის ბლოკი', choose: 1, chosen: 1 }])
    const codes = data.blocks[0]!.subjects.map(({ subjectID, code }) => [subjectID, code])
    expect(new Map(codes as [number, string | null][])).toEqual(
      new Map([
        [one.subjectID, null],
        [two.subjectID, 'block_full'],
      ]),
    )
    expect((await student.read('/api/registration/program-modules/block-subjects/999')).status).toBe(404)
    expect((await restriction(student, 999)).code).toBe('module_not_found')
  })
})

describe('concentrationSubjects', () => {
  it('lists the subjects of its module, and of no other', async () => {
    const name = { name_ka: 'გენეტიკა', name_en: 'Genetics' }
    const concentration = await put('concentration', { programme_id: university.programmeID, ...name })
    const moduleID = await addModule('elective', { position: 2, concentration_id: concentration })
    const { subjectID } = await subjectIn(moduleID)
    const student = await newStudent({ concentration_id: concentration })
    const url = `/api/registration/program-modules/${moduleID}/${concentration}`
    const { data } = await student.read<Reply<'concentrationSubjects'>>(url)
    expect(data.subjects).toMatchObject([{ subjectID, can_choose: true }])
    const other = await newStudent()
    expect(await other.read(url)).toMatchObject({ status: 404, code: 'module_not_found' })
    expect((await student.read(`/api/registration/program-modules/${free}/${concentration}`)).status).toBe(
      404,
    )
  })
})

describe('subjects', () => {
  // spec 7.9
  it('lists only modules of an open step, each subject once', async () => {
    const outside = await subjectIn(null)
    const [first, third] = [await newStudent(), await newStudent({ study_semester: 7 })]
    const inFirst = await subjectsNow(first)
    expect(inFirst.find(({ subjectID }) => subjectID === subjectIDs[0])).toMatchObject({
      can_choose: true,
      program_moduleID: university.moduleID,
    })
    expect(inFirst.some(({ subjectID }) => subjectID === outside.subjectID)).toBe(false)
    const inThird = await subjectsNow(third)
    expect(inThird.find(({ subjectID }) => subjectID === outside.subjectID)).toMatchObject({
      can_choose: true,
      program_moduleID: free,
    })
    expect(new Set(inThird.map(({ subjectID }) => subjectID)).size).toBe(inThird.length)
  })
})

describe('dontWantFromFreeCredit', () => {
  it('hides the free subjects until it is undone', async () => {
    const outside = await subjectIn(null)
    const student = await newStudent({ study_semester: 7 })
    const sources = async () =>
      (await student.read<Reply<'freeSubjects'>>('/api/registration/free-subjects')).data
    const say = (body?: object) => student.send('POST', '/api/registration/dontWantFromFreeCredit', body)
    expect(await sources()).toMatchObject({ ects: 10, ects_done: 0, ects_registered: 0, dontWant: false })
    expect((await sources()).subjects.map(({ subjectID }) => subjectID)).toContain(outside.subjectID)
    expect(await say()).toMatchObject({ status: 200, data: 'ok' })
    expect(await say()).toMatchObject({ status: 200, data: 'ok' })
    expect(await sources()).toMatchObject({ subjects: [], dontWant: true })
    expect((await subjectsNow(student)).some(({ subjectID }) => subjectID === outside.subjectID)).toBe(false)
    expect(await verdict(student, free, outside.subjectID)).toEqual([false, 'free_credits_declined'])
    expect(await student.choose([outside.groupID])).toMatchObject({
      status: 409,
      code: 'free_credits_declined',
    })
    expect((await say({ dontWant: false })).status).toBe(200)
    expect((await student.choose([outside.groupID])).status).toBe(200)
    const listReceipts = async (of: TestStudent) =>
      (await of.read<Reply<'receipts'>>('/api/registration/receipts')).data.receipts.map(
        ({ action, code }) => [action, code],
      )
    expect((await listReceipts(student)).filter(([action]) => String(action).startsWith('free_'))).toEqual([
      ['free_wanted', null],
      ['free_refused', null],
    ])
    // The window of the free credits is not open to the student.
    const early = await newStudent()
    expect(await early.send('POST', '/api/registration/dontWantFromFreeCredit')).toMatchObject({
      status: 423,
      code: 'window_closed',
    })
    expect(await listReceipts(early)).toEqual([['free_refused', 'window_closed']])
  })
})

describe('guide and isRegistered', () => {
  it('give the guide of a step, and whether enough is registered', async () => {
    const student = await newStudent()
    const guide = await student.read<Reply<'guide'>>('/api/registration/guide/2')
    expect(guide.data).toMatchObject({ step: 2, nameeng: 'First round', windows: [{}] })
    expect(await student.read('/api/registration/guide/9')).toMatchObject({
      status: 404,
      code: 'step_not_found',
    })
    const isDone = async (of: TestStudent) =>
      (await of.send<Reply<'isRegistered'>>('POST', '/api/registration/isRegistered')).data
    expect(await isDone(student)).toEqual({ isRegistered: false, total_ects: 0, minimum: 18 })
    const big = await subjectIn(university.moduleID, 18)
    await student.choose([big.groupID])
    expect(await isDone(student)).toEqual({ isRegistered: true, total_ects: 18, minimum: 18 })
    const last = await newStudent({ is_on_last_course: true })
    expect(await isDone(last)).toEqual({ isRegistered: false, total_ects: 0, minimum: 0 })
  })
})
