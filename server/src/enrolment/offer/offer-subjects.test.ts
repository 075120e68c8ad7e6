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
const { addGroup, addModule, addStudent, addSubject } = university
const elective = await addModule('elective', { position: 5 })
const free = await addModule('free', { position: 6 })

type Subjects = z.output<typeof registration.moduleSubjects.reply>
type Meeting = readonly [number, string, string]

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))
const offered = async (student: TestStudent, subjectID: number, moduleID = elective, query = '') => {
  const { data } = await student.read<Subjects>(`/api/registration/program-modules/${moduleID}${query}`)
  return data.subjects.find((subject) => subject.subjectID === subjectID)
}
const verdict = async (student: TestStudent, subjectID: number, moduleID = elective, query = '') => {
  const found = await offered(student, subjectID, moduleID, query)
  return [found?.can_choose, found?.code]
}
/** The list must refuse a subject as choosing any of its groups would. */
const agrees = async (
  student: TestStudent,
  subjectID: number,
  sets: readonly (readonly number[])[],
  expected: readonly [boolean, string | null],
) => {
  expect(await verdict(student, subjectID)).toEqual(expected)
  const codes = []
  for (const set of sets) codes.push((await student.choose(set)).code ?? null)
  expect(codes.includes(null)).toBe(expected[0])
}
const oneGroup = async (meeting: Meeting, more: Record<string, unknown> = {}, credits = 5) => {
  const subjectID = await addSubject({ credits }, elective)
  return { subjectID, groupID: await addGroup({ subjectID, meetings: [meeting], ...more }) }
}

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('offerSubjects', () => {
  it('offers a subject of which a whole set is free', async () => {
    const { subjectID, groupID } = await oneGroup([1, '18:00', '19:00'])
    await agrees(await newStudent(), subjectID, [[groupID]], [true, null])
  })

  it('tells full, closed and clashing groups apart; one free group beside a clashing one is enough', async () => {
    const student = await newStudent()
    const mine = await oneGroup([2, '18:00', '20:00'])
    await student.choose([mine.groupID])
    expect(await verdict(student, mine.subjectID)).toEqual([false, null])

    const full = await oneGroup([3, '18:00', '19:00'], { capacity: 0 })
    await agrees(student, full.subjectID, [[full.groupID]], [false, 'no_free_groups'])
    const shut = await oneGroup([3, '18:00', '19:00'], { open: false })
    await agrees(student, shut.subjectID, [[shut.groupID]], [false, 'no_open_groups'])
    const meets = await oneGroup([2, '19:00', '21:00'])
    await agrees(student, meets.subjectID, [[meets.groupID]], [false, 'group_clash'])

    const other = await addGroup({ subjectID: meets.subjectID, meetings: [[4, '19:00', '21:00']] })
    await agrees(student, meets.subjectID, [[meets.groupID], [other]], [true, null])
  })

  it('counts the groups that fit of those that are open, and none where the subject cannot be taken', async () => {
    const student = await newStudent()
    const mine = await oneGroup([2, '08:00', '09:00'])
    await student.choose([mine.groupID])
    const { subjectID } = await oneGroup([2, '08:00', '09:00'])
    expect(await offered(student, subjectID)).toMatchObject({ fitting: null })
    await addGroup({ subjectID, meetings: [[3, '08:00', '09:00']], capacity: 0 })
    await addGroup({ subjectID, meetings: [[4, '08:00', '09:00']], open: false })
    await addGroup({ subjectID, meetings: [[5, '08:00', '09:00']] })
    expect(await offered(student, subjectID)).toMatchObject({ fitting: { count: 1, of: 3 } })
  })

  it('names a subject without groups, and the part of which every group is full', async () => {
    const student = await newStudent()
    const none = await addSubject({}, elective)
    expect(await verdict(student, none)).toEqual([false, 'no_open_groups'])
    const { subjectID, groupID } = await oneGroup([5, '18:00', '19:00'])
    const practice = { subjectID, part: 2, type: 7, capacity: 0, meetings: [[6, '18:00', '19:00']] as const }
    const fullPractice = await addGroup(practice)
    await agrees(student, subjectID, [[groupID, fullPractice]], [false, 'no_free_groups'])
    // The full part is named.
    expect(await offered(student, subjectID)).toMatchObject({
      free_groups: 1,
      obstacle: {
        kind: 'full',
        scope: 'parts',
        parts: 'პრაქტიკული მეცადინეობა',
        partseng: 'Practical class',
      },
    })
  })

  it('offers in exchange for a registered subject what only that clashes with, as the exchange itself does', async () => {
    const student = await newStudent()
    const mine = await oneGroup([1, '08:00', '09:00'], {}, 40)
    const meets = await oneGroup([1, '08:00', '09:00'], {}, 5)
    const tooMany = await oneGroup([1, '07:00', '08:00'], {}, 46)
    await student.choose([mine.groupID])
    expect(await verdict(student, meets.subjectID)).toEqual([false, 'group_clash'])
    const exchange = `?instead=${mine.subjectID}`
    expect(await verdict(student, meets.subjectID, elective, exchange)).toEqual([true, null])
    expect(await verdict(student, tooMany.subjectID, elective, exchange)).toEqual([false, 'credit_limit'])
    const swap = { old_subjectID: mine.subjectID, newSubjectID: meets.subjectID }
    expect((await student.choose([meets.groupID], swap)).status).toBe(200)
  })

  it('refuses too many credits, a closed step, and a student who is not active', async () => {
    const heavy = await oneGroup([7, '18:00', '19:00'], {}, 46)
    const tooHeavy = await newStudent()
    await agrees(tooHeavy, heavy.subjectID, [[heavy.groupID]], [false, 'credit_limit'])
    // It is looked for in place of another subject.
    expect(await offered(tooHeavy, heavy.subjectID)).toMatchObject({ fitting: { count: 1, of: 1 } })
    const { subjectID, groupID } = await oneGroup([7, '20:00', '21:00'])
    await agrees(await newStudent({ status_id: 2 }), subjectID, [[groupID]], [false, 'not_active'])
    const outside = await addSubject({}, null)
    const later = await addGroup({ subjectID: outside, meetings: [[7, '21:00', '22:00']] })
    const student = await newStudent()
    expect(await verdict(student, outside, free)).toEqual([false, 'window_closed'])
    expect((await student.choose([later])).code).toBe('window_closed')
  })
})
