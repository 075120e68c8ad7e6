import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testAgreements } from './test-agreements.ts'

const { university, abroad, sql, newStudent } = await testAgreements()
const day = university.today

const root = '/api/international-agreements'
const save = async (
  student: TestStudent,
  days = 3,
  selectedTime = '10:00',
  selectedBranch = abroad.branchID,
  key?: string,
) =>
  student.send<string>(
    'POST',
    `${root}/saveChosenDateAndTime`,
    { selectedDate: await day(days), selectedTime, selectedBranch },
    'en',
    key,
  )
interface Visit {
  readonly studentComeDateID: number
  readonly date: string
  readonly start: string
  readonly can_be_removed: boolean
}
const listOwn = async (student: TestStudent) =>
  (await student.read<{ times: Visit[] }>(`${root}/alreadyChosenTimes`)).data.times
const remove = (student: TestStudent, id: number) =>
  student.send<string>('POST', `${root}/removeChosenTime`, { id })
const user = async (student: TestStudent) => (await student.read<{ user: User }>('/api/auth/user')).data.user
const countTaken = async () =>
  (await sql(`select taken from visit_slot where id = ${abroad.slotID}`))!['taken']

beforeEach(async () => {
  await sql('delete from visit')
  await sql(`delete from visit_slot where id <> ${abroad.slotID}`)
  await sql(`update visit_slot set capacity = 10`)
})

describe('a visit', () => {
  // spec 4.4
  it('is booked once, is listed, and can be cancelled until the day before', async () => {
    const student = await newStudent()
    expect(await user(student)).toMatchObject({
      visit: null,
      blockers: [
        { key: 'choose_times', deadline: await day(20), params: { freeVisitSlots: 1 } },
        { key: 'contract' },
      ],
    })
    for (const _ of [1, 2]) expect(await save(student)).toMatchObject({ status: 200, data: 'ok' })
    const [visit, ...others] = await listOwn(student)
    expect(others).toEqual([])
    expect(visit).toMatchObject({
      date: await day(3),
      start: '10:00',
      can_be_removed: true,
      status: 'booked',
    })
    const { studentComeDateID } = visit!
    expect(await user(student)).toMatchObject({
      visit: { studentComeDateID },
      blockers: [{ key: 'contract' }],
    })
    expect(await countTaken()).toBe(1)

    await abroad.addSlot(4, '11:00', '11:30')
    expect(await save(student, 4, '11:00')).toMatchObject({ status: 409, code: 'visit_booked' })
    for (const _ of [1, 2]) expect((await remove(student, visit!.studentComeDateID)).status).toBe(200)
    expect(await countTaken()).toBe(0)
    expect(await listOwn(student)).toEqual([])
    expect(await save(student, 4, '11:00')).toMatchObject({ status: 200, data: 'ok' })
  })

  it('of today is listed and cannot be cancelled; a past one is not listed', async () => {
    const student = await newStudent()
    const slot = await abroad.addSlot(0, '00:00', '00:30')
    const visit = await university.put('visit', { student_id: student.studentID, slot_id: slot })
    expect(await user(student)).toMatchObject({
      visit: { studentComeDateID: visit, can_be_removed: false },
      blockers: [{ key: 'contract' }],
    })
    expect(await remove(student, visit)).toMatchObject({ status: 409, code: 'visit_today' })
    await sql(`update visit_slot set day = day - 1 where id = ${slot}`)
    expect(await user(student)).toMatchObject({ visit: null, blockers: [{ key: 'contract' }] })
  })

  it('of another student cannot be cancelled', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    await save(student)
    const [visit] = await listOwn(student)
    expect(await remove(other, visit!.studentComeDateID)).toMatchObject({
      status: 404,
      code: 'visit_unknown',
    })
    expect(await countTaken()).toBe(1)
  })

  it('is booked once by a repeated attempt, even when it was cancelled in between', async () => {
    const student = await newStudent()
    await save(student, 3, '10:00', abroad.branchID, 'attempt-one')
    await remove(student, (await listOwn(student))[0]!.studentComeDateID)
    expect(await save(student, 3, '10:00', abroad.branchID, 'attempt-one')).toMatchObject({ data: 'ok' })
    expect(await listOwn(student)).toEqual([])
    await abroad.addSlot(5, '10:00', '10:30')
    expect(await save(student, 5, '10:00', abroad.branchID, 'attempt-one')).toMatchObject({
      status: 409,
      code: 'key_of_another',
    })
  })
})

describe('a visit time', () => {
  // spec 7.5
  it('is refused when it is too late, of an unknown branch or not requested', async () => {
    const student = await newStudent()
    await abroad.addSlot(21, '10:00', '10:30')
    expect(await save(student, 21)).toMatchObject({ status: 409, code: 'visit_late' })
    expect(await save(student, 3, '10:00', 999)).toMatchObject({ status: 404, code: 'branch_unknown' })
    for (const columns of [{ is_international: false }, { intake_id: null }])
      expect(await save(await newStudent(columns))).toMatchObject({ status: 403, code: 'visit_not_asked' })
    expect(await listOwn(student)).toEqual([])
  })

  // spec 5.4.2
  it('is unavailable when it is past or there is no such slot', async () => {
    const student = await newStudent()
    await abroad.addSlot(-1, '10:00', '10:30')
    await abroad.addSlot(0, '00:00', '00:30')
    const notAvailable = { status: 200, data: 'not_available' }
    expect(await save(student, -1)).toMatchObject(notAvailable)
    expect(await save(student, 0, '00:00')).toMatchObject(notAvailable)
    expect(await save(student, 3, '10:15')).toMatchObject(notAvailable)
    expect(await save(student, 3, '10:00', abroad.otherBranchID)).toMatchObject(notAvailable)
    expect(await listOwn(student)).toEqual([])
  })

  it('is offered while it is in the future, before the deadline and free', async () => {
    const student = await newStudent()
    await abroad.addSlot(3, '09:00', '09:30', 2)
    await abroad.addSlot(3, '11:00', '11:30', 0)
    await abroad.addSlot(-1, '10:00', '10:30')
    await abroad.addSlot(21, '10:00', '10:30')
    const free = (branch: number) =>
      student.send<object>('POST', `${root}/getAvailableDatesAndTimes`, { branch })
    expect((await free(abroad.branchID)).data).toEqual({
      dates: [
        {
          date: await day(3),
          times: [
            { start: '09:00', end: '09:30', free: 2 },
            { start: '10:00', end: '10:30', free: 10 },
          ],
        },
      ],
    })
    expect((await free(abroad.otherBranchID)).data).toEqual({ dates: [] })
    expect(await free(999)).toMatchObject({ status: 404, code: 'branch_unknown' })
    await sql('update visit_slot set capacity = 0')
    expect((await user(student)).blockers[0]).toMatchObject({
      key: 'choose_times',
      params: { freeVisitSlots: 0 },
    })
  })
})

describe('saveTime', () => {
  it("gives ten places to ten of two hundred concurrent students, and never exceeds a slot's capacity", async () => {
    const students = await Promise.all(Array.from({ length: 200 }, () => newStudent()))
    const answers = await Promise.all(students.map((student) => save(student)))
    const counted = Object.groupBy(answers, ({ status, data }) => `${status} ${data}`)
    expect(counted['200 ok']).toHaveLength(10)
    expect(counted['200 not_available']).toHaveLength(190)
    expect(await countTaken()).toBe(10)
    expect(await sql('select count(*)::int as n from visit where removed_at is null')).toEqual({ n: 10 })
    await expect(
      sql(
        `insert into visit (student_id, slot_id) values (${students.find((_, nth) => answers[nth]!.data !== 'ok')!.studentID}, ${abroad.slotID})`,
      ),
    ).rejects.toThrow('visits_within_capacity')
  })

  it('books one visit for a student with ten concurrent windows', async () => {
    const student = await newStudent()
    for (const hour of [11, 12, 13, 14]) await abroad.addSlot(3, `${hour}:00`, `${hour}:30`)
    await Promise.all([10, 11, 12, 13, 14, 10, 11, 12, 13, 14].map((hour) => save(student, 3, `${hour}:00`)))
    expect(await listOwn(student)).toHaveLength(1)
    expect(await sql('select sum(taken)::int as n from visit_slot')).toEqual({ n: 1 })
  })
})
