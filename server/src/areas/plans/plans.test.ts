import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { makePlanCalls } from './test-plans.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { subjectIDs, groupIDs, addGroup, addSubject, addStudent, moduleID } = university

const newStudent = async (columns: Record<string, unknown> = {}) =>
  makePlanCalls(await testStudent(app, db, await addStudent(columns)))
const toPlanned = (subjectID: number, first: readonly number[], second: readonly number[] | null = null) => ({
  subjectID,
  schedule_ids: first,
  second_schedule_ids: second,
})

describe('make', () => {
  // spec 2.28
  it('saves a plan before any window opens, with its order, second options and modules', async () => {
    const student = await newStudent()
    const other = await addGroup({ subjectID: subjectIDs[0], meetings: [[5, '10:00', '11:00']] })
    const made = await student.make([
      toPlanned(subjectIDs[1], [groupIDs[1]]),
      toPlanned(subjectIDs[0], [groupIDs[0]], [other]),
    ])
    expect(made).toMatchObject({ status: 200, data: { name: 'Plan A', version: 1, total_ects: 10 } })
    expect(made.data.subjects.map(({ subjectID }) => subjectID)).toEqual([subjectIDs[1], subjectIDs[0]])
    const [, second] = made.data.subjects
    expect(second).toMatchObject({
      program_moduleID: moduleID,
      schedule_ids: [groupIDs[0]],
      second_schedule_ids: [other],
      valid: true,
      errors: [],
    })
    expect(second?.second_groups.map(({ scheduleID }) => scheduleID)).toEqual([other])
    const elsewhere = makePlanCalls(await testStudent(app, db, student.studentID))
    expect((await elsewhere.plans()).data.plans).toEqual([made.data])
    const otherStudent = await newStudent()
    expect((await otherStudent.plans()).data.plans).toEqual([])
    for (const answer of [
      await otherStudent.alter(made.data.planID, { name: 'Mine' }),
      await otherStudent.discard(made.data.planID),
      await otherStudent.register(made.data.planID),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'plan_not_found' })
  })
})

describe('list', () => {
  // spec 5.7.2
  it('says which subjects the student has passed, not which they have failed', async () => {
    const student = await newStudent()
    const semester = await university.addSemester(2021, 'autumn', [-1800, -1700])
    const mark = { student_id: student.studentID, semester_id: semester, credits: 5 }
    await university.put('mark', { ...mark, subject_id: subjectIDs[0], score: 91, status_id: 1 })
    await university.put('mark', { ...mark, subject_id: subjectIDs[1], score: 30, status_id: 3 })
    await student.make(subjectIDs.slice(0, 2).map((id, nth) => toPlanned(id, [groupIDs[nth]!])))
    const [plan] = (await student.plans()).data.plans
    expect(plan?.subjects.map(({ passed }) => passed)).toEqual([true, false])
  })
})

describe('make and remove', () => {
  it('refuse the key of a plan for another request, and answer the same request after the plan was changed', async () => {
    const student = await newStudent()
    const subjects = [toPlanned(subjectIDs[0], [groupIDs[0]])]
    const { data } = await student.make(subjects, 'A', 'key-of-a-plan')
    const refused = { status: 409, code: 'key_of_another' }
    expect(await student.make(subjects, 'B', 'key-of-a-plan')).toMatchObject(refused)
    expect(await student.make([], 'A', 'key-of-a-plan')).toMatchObject(refused)
    expect((await student.plans()).data.plans).toHaveLength(1)
    await student.alter(data.planID, { name: 'C' })
    const again = await student.make(subjects, 'A', 'key-of-a-plan')
    expect(again).toMatchObject({ status: 200, data: { planID: data.planID, name: 'C' } })
  })

  it('make one plan by a repeated attempt, remove it twice alike, and allow at most twenty', async () => {
    const student = await newStudent()
    const [one, again] = [
      await student.make([], 'A', 'key-of-one'),
      await student.make([], 'A', 'key-of-one'),
    ]
    expect(again.data).toEqual(one.data)
    expect(await student.discard(one.data.planID)).toMatchObject({ status: 200, data: 'ok' })
    expect(await student.discard(one.data.planID)).toMatchObject({ status: 200, data: 'ok' })
    expect((await student.plans()).data.plans).toEqual([])
    for (let nth = 0; nth < 20; nth++) expect((await student.make([], `Plan ${nth}`)).status).toBe(200)
    expect(await student.make([], 'One more')).toMatchObject({ status: 409, code: 'too_many_plans' })
  })
})

describe('change', () => {
  it('refuses a version that is not the latest, but accepts the same twice', async () => {
    const student = await newStudent()
    const { planID } = (await student.make([])).data
    const subjects = [toPlanned(subjectIDs[0], [groupIDs[0]])]
    const changed = await student.alter(planID, { subjects, version: 1 })
    expect(changed).toMatchObject({ status: 200, data: { version: 2 } })
    expect((await student.alter(planID, { subjects, version: 1 })).data).toEqual(changed.data)
    expect(await student.alter(planID, { name: 'Other', version: 1 })).toMatchObject({
      status: 409,
      code: 'plan_changed',
    })
    expect((await student.alter(planID, { name: 'Other' })).data).toMatchObject({ version: 3, name: 'Other' })
    const twice = [...subjects, ...subjects]
    expect(await student.alter(planID, { subjects: twice })).toMatchObject({ status: 422 })
    expect(await student.alter(planID, { subjects: [toPlanned(999_999, [1])] })).toMatchObject({
      status: 404,
    })
  })
})

describe('list', () => {
  it('names what is wrong with each subject, in both languages', async () => {
    const student = await newStudent()
    const at = [[4, '10:00', '11:00']] as const
    const [one, two, closed, gone, heavy] = [
      await addSubject(),
      await addSubject(),
      await addSubject(),
      await addSubject(),
      await addSubject({ credits: 40 }),
    ]
    const groups = {
      one: await addGroup({ subjectID: one, meetings: at }),
      oneLater: await addGroup({ subjectID: one, meetings: [[4, '12:00', '13:00']] }),
      two: await addGroup({ subjectID: two, meetings: at, capacity: 0 }),
      closed: await addGroup({ subjectID: closed, open: false, meetings: [[6, '10:00', '11:00']] }),
      gone: await addGroup({ subjectID: gone, meetings: [[6, '12:00', '13:00']] }),
      heavy: await addGroup({ subjectID: heavy, meetings: [[6, '15:00', '16:00']] }),
    }
    await student.make([
      toPlanned(one, [groups.one], [groups.oneLater]),
      toPlanned(two, [groups.two]),
      toPlanned(closed, [groups.closed]),
      toPlanned(gone, [groups.gone]),
      toPlanned(heavy, [groups.heavy]),
    ])
    await db.rows({ name: '', text: 'delete from group_meeting where group_id = $1' }, [groups.gone])
    await db.rows({ name: '', text: 'delete from study_group where id = $1' }, [groups.gone])
    const listErrors = async (language: string) => {
      const { subjects } = (await student.plans(language)).data.plans[0]!
      return subjects.map(({ valid, errors }) => [valid, errors.map(({ choice, code }) => [choice, code])])
    }
    const errors = [
      [true, [['first', 'group_clash']]],
      [
        false,
        [
          ['first', 'group_full'],
          ['first', 'group_clash'],
        ],
      ],
      [
        false,
        [
          [null, 'no_open_groups'],
          ['first', 'group_closed'],
        ],
      ],
      [
        false,
        [
          [null, 'no_open_groups'],
          ['first', 'group_not_found'],
        ],
      ],
      [false, [[null, 'credit_limit']]],
    ]
    expect(await listErrors('en')).toEqual(errors)
    expect(await listErrors('ka')).toEqual(errors)
    const said = (await student.plans('ka')).data.plans[0]!.subjects.flatMap(({ errors: all }) => all)
    for (const { reason } of said) expect(reason).not.toMatch(/[{}]|„“/)
    const english = (await student.plans()).data.plans[0]!.subjects[0]!.errors[0]!.reason
    expect(english).toMatch(
      /coincides with an already chosen subject: “Subject \d+” \(Thursday, 10:00 - 11:00\)/,
    )
  })
})

describe('change', () => {
  it('keeps a subject that is not taught any more by its name', async () => {
    const student = await newStudent()
    const gone = await addSubject({}, null)
    const { planID } = (await student.make([toPlanned(gone, [1]), toPlanned(subjectIDs[0], [groupIDs[0]])]))
      .data
    await db.rows({ name: '', text: 'delete from subject where id = $1' }, [gone])
    const { subjects } = (await student.plans()).data.plans[0]!
    expect(subjects[0]).toMatchObject({ subjectID: gone, valid: false, errors: [{ code: 'subject_gone' }] })
    expect(subjects[0]!.errors[0]!.reason).toMatch(/“Subject \d+” is no longer among the subjects/)
    const reordered = [toPlanned(subjectIDs[0], [groupIDs[0]]), toPlanned(gone, [1])]
    expect((await student.alter(planID, { subjects: reordered })).status).toBe(200)
  })
})

describe('list', () => {
  it('names the closed group that is to be changed first', async () => {
    const windowID = await university.openWindow({ step: 2 })
    const student = await newStudent()
    const own = await addGroup({ subjectID: subjectIDs[2], meetings: [[6, '18:00', '19:00']] })
    expect((await student.choose([own])).status).toBe(200)
    await student.make([toPlanned(subjectIDs[2], [own]), toPlanned(subjectIDs[0], [groupIDs[0]])])
    await university.change('study_group', own, { is_open: false })
    const [held, other] = (await student.plans()).data.plans[0]!.subjects
    expect(held).toMatchObject({ is_registered: true, errors: [] })
    expect(other).toMatchObject({ valid: false, errors: [{ choice: null, code: 'must_change_first' }] })
    await university.change('registration_window', windowID, { ends_at: new Date().toISOString() })
  })
})
