import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import type { Database, Statement } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { makePlanCalls, type Registered } from './test-plans.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { addGroup, addSubject, addStudent } = university

/** Changes something just before the plan of a student is committed. */
let beforeTaking: () => Promise<unknown> = () => Promise.resolve()
let commits = 0
const rows = async <Row>(statement: Statement<Row>, values?: readonly unknown[]) => {
  if (statement.name === 'enrolment.takeSeats') {
    commits += 1
    await beforeTaking()
  }
  return db.rows(statement, values)
}
const watched: Database = { ...db, rows, seatConnections: { ...db.seatConnections, rows } }
const app = makeApp({ db: watched, checkReplies: true, quiet: true })
const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)

const newStudent = async (columns: Record<string, unknown> = {}) =>
  makePlanCalls(await testStudent(app, db, await addStudent(columns)))

let minutes = 0
/** A subject with groups that meet nothing else, with this many seats in each. */
const subjectWith = async (...capacities: number[]) => {
  const subjectID = await addSubject({ credits: 3 })
  const groups: number[] = []
  for (const capacity of capacities) {
    const clock = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
    const day = 1 + (Math.floor(minutes / 1400) % 7)
    const at = minutes % 1400
    minutes += 2
    groups.push(await addGroup({ subjectID, capacity, meetings: [[day, clock(at), clock(at + 1)]] }))
  }
  return { subjectID, groups }
}
type Offered = Awaited<ReturnType<typeof subjectWith>>
const toPlanned = ({ subjectID, groups: [first, second] }: Offered) => ({
  subjectID,
  schedule_ids: [first],
  ...(second && { second_schedule_ids: [second] }),
})
const outcomes = ({ subjects }: Registered) => subjects.map(({ outcome }) => outcome)
const listRegistered = async (studentID: number) =>
  (
    await run<{ id: number }>(
      `select rg.group_id as id from registration r join registration_group rg on rg.registration_id = r.id
     where r.student_id = $1 order by rg.group_id`,
      [studentID],
    )
  ).map(({ id }) => id)
const inOrder = (ids: readonly (number | undefined)[]) => ids.toSorted((one, other) => one! - other!)

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('register', () => {
  // spec 2.28.4
  it('registers each subject by its first option, its second, or gives the reason; the same key answers the same', async () => {
    const [free, full, lost] = [await subjectWith(5), await subjectWith(0, 5), await subjectWith(0, 0)]
    const student = await newStudent()
    const { planID } = (await student.make([toPlanned(free), toPlanned(full), toPlanned(lost)])).data
    commits = 0
    const done = await student.register(planID, {}, 'attempt-one')
    expect(done.status).toBe(200)
    expect(outcomes(done.data)).toEqual(['registered', 'second_choice', 'refused'])
    expect(commits).toBe(3)
    const [one, two, three] = done.data.subjects
    expect(one).toMatchObject({
      first: null,
      second: null,
      groups: [{ scheduleID: free.groups[0], st_count: 1 }],
    })
    expect(two).toMatchObject({ first: { code: 'group_full' }, groups: [{ scheduleID: full.groups[1] }] })
    expect(three).toMatchObject({
      registrationID: null,
      groups: [],
      first: { code: 'group_full', params: { scheduleID: lost.groups[0] } },
      second: { code: 'group_full', params: { scheduleID: lost.groups[1] } },
    })
    expect(done.data.total_ects).toBe(6)
    expect(await listRegistered(student.studentID)).toEqual(inOrder([free.groups[0], full.groups[1]]))
    const { outcome } = (await student.outcome(planID)).data
    expect(outcome).toMatchObject({ subjects: done.data.subjects, all_or_nothing: false })
    expect(await (await newStudent()).outcome(planID)).toMatchObject({ status: 404, code: 'plan_not_found' })
    // Also when the plan has been changed or removed since.
    await student.discard(planID)
    expect(await student.register(planID, {}, 'attempt-one')).toEqual(done)
    const georgian = await student.register(planID, {}, 'attempt-one', 'ka')
    expect(georgian.data.subjects[2]!.first!.message).toMatch(/თავისუფალი ადგილი აღარ/)
    for (const other of [{ all_or_nothing: true }, { version: 2 }])
      expect(await student.register(planID, other, 'attempt-one')).toMatchObject({
        status: 409,
        code: 'key_of_another',
      })
  })
})

describe('register again without a key', () => {
  it('answers with the registrations, and takes nothing twice', async () => {
    const [one, two] = [await subjectWith(5), await subjectWith(5)]
    const student = await newStudent()
    const { planID } = (await student.make([toPlanned(one), toPlanned(two)])).data
    const first = await student.register(planID)
    commits = 0
    expect(await student.register(planID)).toEqual(first)
    expect(commits).toBe(1)
    expect(await listRegistered(student.studentID)).toEqual(inOrder([one.groups[0], two.groups[0]]))
  })
})

describe('register', () => {
  it('goes on where it broke off when the same key comes again', async () => {
    const [one, full, three] = [await subjectWith(5), await subjectWith(0, 5), await subjectWith(5)]
    const student = await newStudent()
    const { planID } = (await student.make([toPlanned(one), toPlanned(full), toPlanned(three)])).data
    // The receipt of the same refusal must not come before what the plan takes first.
    expect(await student.choose([full.groups[0]!])).toMatchObject({ code: 'group_full' })
    commits = 0
    beforeTaking = () => (commits === 2 ? Promise.reject(new Error('gone')) : Promise.resolve())
    expect((await student.register(planID, {}, 'broken-off')).status).toBe(500)
    beforeTaking = () => Promise.resolve()
    expect(await listRegistered(student.studentID)).toEqual([one.groups[0]])
    const done = await student.register(planID, {}, 'broken-off')
    expect(outcomes(done.data)).toEqual(['registered', 'second_choice', 'registered'])
    expect(await listRegistered(student.studentID)).toEqual(
      inOrder([one.groups[0], full.groups[1], three.groups[0]]),
    )
    const receipts = await run<{ code: string | null }>(
      'select code from receipt where student_id = $1 order by id',
      [student.studentID],
    )
    expect(receipts.map(({ code }) => code)).toEqual([null, 'group_full', null, null])
    const twice = await Promise.all([1, 2, 3].map(() => student.register(planID, {}, 'broken-off')))
    for (const answer of twice) expect(answer).toEqual(done)
  })

  it('takes the second option of an earlier subject before a later first one that it clashes with', async () => {
    const at = [[7, '23:30', '23:50']] as const
    const [first, later] = [await subjectWith(0), await addSubject({ credits: 3 })]
    const second = await addGroup({ subjectID: first.subjectID, meetings: at })
    const clashing = await addGroup({ subjectID: later, meetings: at })
    const student = await newStudent()
    const { planID } = (
      await student.make([
        { subjectID: first.subjectID, schedule_ids: [first.groups[0]], second_schedule_ids: [second] },
        { subjectID: later, schedule_ids: [clashing] },
      ])
    ).data
    const { data } = await student.register(planID)
    expect(outcomes(data)).toEqual(['second_choice', 'refused'])
    expect(data.subjects[1]!.first).toMatchObject({
      code: 'group_clash',
      params: { subjectID: first.subjectID },
    })
  })
})

describe('register all or nothing', () => {
  it('registers every subject by one of its options in one transaction, or none', async () => {
    const [one, full] = [await subjectWith(5), await subjectWith(0, 5)]
    const student = await newStudent()
    const { planID } = (await student.make([toPlanned(one), toPlanned(full)])).data
    const whole = await student.register(planID, { all_or_nothing: true }, 'whole-one')
    expect(outcomes(whole.data)).toEqual(['registered', 'second_choice'])
    expect(await student.register(planID, { all_or_nothing: true }, 'whole-one')).toEqual(whole)

    const lost = await subjectWith(0)
    const other = await newStudent()
    const plan = (await other.make([toPlanned(one), toPlanned(lost), toPlanned(full)])).data
    const none = await other.register(plan.planID, { all_or_nothing: 1 }, 'whole-two')
    expect(outcomes(none.data)).toEqual(['refused', 'refused', 'refused'])
    expect(none.data.subjects.map(({ first }) => first?.code)).toEqual([
      'not_whole',
      'group_full',
      'group_full',
    ])
    expect(none.data.total_ects).toBe(0)
    expect(await listRegistered(other.studentID)).toEqual([])
    expect(await other.register(plan.planID, { all_or_nothing: 1 }, 'whole-two')).toEqual(none)
    const read = await other.read<{ receipts: { code: string; reason: string; reasoneng: string }[] }>(
      '/api/registration/receipts',
    )
    const receipt = read.data.receipts.find(({ code }) => code === 'not_whole')
    expect(receipt?.reasoneng).toMatch(/all or nothing/)
    expect(receipt?.reason).toMatch(/ყველა ან არცერთი/)
  })

  it('takes nothing when one subject is refused', async () => {
    const one = await subjectWith(5)
    const heavy = await addSubject({ credits: 44 })
    const group = await addGroup({ subjectID: heavy, meetings: [[7, '22:00', '22:30']] })
    const student = await newStudent()
    const { planID } = (await student.make([toPlanned(one), { subjectID: heavy, schedule_ids: [group] }]))
      .data
    const { data } = await student.register(planID, { all_or_nothing: true })
    expect(data.subjects.map(({ first }) => first?.code)).toEqual(['not_whole', 'credit_limit'])
    expect(await listRegistered(student.studentID)).toEqual([])
    // One after the other the first one is registered.
    expect(outcomes((await student.register(planID)).data)).toEqual(['registered', 'refused'])
  })
})

describe('register', () => {
  it('answers 423 with the next opening before the window, and the same key works afterwards', async () => {
    const programmeID = await university.addProgramme('Later')
    const module = await university.addModule('compulsory', { programme_id: programmeID })
    const subjectID = await addSubject({}, module)
    const group = await addGroup({ subjectID, meetings: [[7, '21:00', '21:30']] })
    const student = await newStudent({ programme_id: programmeID })
    const { planID } = (await student.make([{ subjectID, schedule_ids: [group] }])).data
    const windowID = await university.openWindow({ step: 2, programmeID, from: 2, to: 5 })
    const closed = await student.register(planID, {}, 'at-noon-sharp')
    expect(closed).toMatchObject({ status: 423, code: 'window_closed' })
    expect(closed.message).toMatch(/registration starts at \d\d:\d\d/i)
    expect(Date.parse(String(closed.params?.['opens_at']))).toBeGreaterThan(Date.now())
    await university.change('registration_window', windowID, {
      starts_at: new Date(Date.now() - 1000).toISOString(),
    })
    expect(outcomes((await student.register(planID, {}, 'at-noon-sharp')).data)).toEqual(['registered'])
  })

  it('refuses an empty or changed plan; names closed groups, lost groups and lost subjects', async () => {
    const student = await newStudent()
    const { planID } = (await student.make([])).data
    expect(await student.register(planID)).toMatchObject({ status: 409, code: 'plan_empty' })
    const [closed, good] = [await subjectWith(5), await subjectWith(5)]
    const gone = await addSubject({}, null)
    const changed = await student.alter(planID, {
      subjects: [
        toPlanned(closed),
        { subjectID: gone, schedule_ids: [1] },
        toPlanned(good),
        { ...toPlanned(await subjectWith(5)), schedule_ids: [999_999] },
      ],
    })
    await run('delete from subject where id = $1', [gone])
    expect(await student.register(planID, { version: 1 })).toMatchObject({
      status: 409,
      code: 'plan_changed',
    })
    // Closed in the very moment of the press: decided again.
    beforeTaking = async () => {
      beforeTaking = () => Promise.resolve()
      await university.change('study_group', closed.groups[0]!, { is_open: false })
    }
    const { data } = await student.register(planID, { version: changed.data.version })
    expect(data.subjects.map(({ outcome, first }) => first?.code ?? outcome)).toEqual([
      'group_closed',
      'subject_gone',
      'registered',
      'group_not_found',
    ])
  })
})
