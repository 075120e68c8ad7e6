import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from './test-student.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { addGroup, addSubject, addStudent } = university
const app = makeApp({ db, checkReplies: true, quiet: true })

const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)
const countSeats = async (groupID: number) =>
  (await run<{ taken: number }>('select taken from study_group where id = $1', [groupID]))[0]?.taken
// In the first semester of study groups are not changed (spec 6.4.1).
const newStudent = async () => testStudent(app, db, await addStudent({ study_semester: 3 }))

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('changeGroups', () => {
  // spec 4.8
  it('frees the old seats once the new ones are taken, and keeps the groups of both sets', async () => {
    const subjectID = await addSubject()
    const lecture = await addGroup({ subjectID, meetings: [[1, '17:00', '18:00']] })
    const [one, other] = [
      await addGroup({ subjectID, part: 2, type: 7, capacity: 1, meetings: [[2, '17:00', '18:00']] }),
      await addGroup({ subjectID, part: 2, type: 7, capacity: 1, meetings: [[3, '17:00', '18:00']] }),
    ]
    const student = await newStudent()
    const first = await student.choose([lecture, one])
    const changed = await student.change(subjectID, one, [lecture, other])
    expect(changed.status).toBe(200)
    expect(changed.data.registration.registrationID).toBe(first.data.registration.registrationID)
    expect(changed.data.registration.groups.map((group) => group.scheduleID)).toEqual([lecture, other])
    expect(changed.data.total_ects).toBe(first.data.total_ects)
    expect([await countSeats(lecture), await countSeats(one), await countSeats(other)]).toEqual([1, 0, 1])
  })

  it('gives nothing up for a full group', async () => {
    const subjectID = await addSubject()
    const [mine, full] = [
      await addGroup({ subjectID, capacity: 1, meetings: [[4, '17:00', '18:00']] }),
      await addGroup({ subjectID, capacity: 1, meetings: [[5, '17:00', '18:00']] }),
    ]
    const [student, other] = [await newStudent(), await newStudent()]
    await student.choose([mine])
    await other.choose([full])
    expect(await student.change(subjectID, mine, [full])).toMatchObject({ status: 409, code: 'group_full' })
    expect([await countSeats(mine), await countSeats(full)]).toEqual([1, 1])
  })

  it('refuses a group that the student is not in, and a subject that is not registered', async () => {
    const subjectID = await addSubject()
    const [mine, other] = [await addGroup({ subjectID }), await addGroup({ subjectID })]
    const student = await newStudent()
    expect(await student.change(subjectID, mine, [other])).toMatchObject({
      status: 404,
      code: 'registration_not_found',
    })
    await student.choose([mine])
    expect(await student.change(subjectID, other, [mine])).toMatchObject({
      status: 409,
      code: 'old_group_left',
    })
  })

  it('gives two students who swap at once both a seat', async () => {
    const subjectID = await addSubject()
    const [one, other] = [
      await addGroup({ subjectID, capacity: 2, meetings: [[6, '17:00', '18:00']] }),
      await addGroup({ subjectID, capacity: 2, meetings: [[7, '17:00', '18:00']] }),
    ]
    const [first, second] = [await newStudent(), await newStudent()]
    await Promise.all([first.choose([one]), second.choose([other])])
    const answers = await Promise.all([
      first.change(subjectID, one, [other]),
      second.change(subjectID, other, [one]),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await countSeats(one), await countSeats(other)]).toEqual([1, 1])
  })
})

describe('choose', () => {
  it('replaces another subject in one call, without its credits and its clash', async () => {
    const [old, next] = [await addSubject({ credits: 25 }), await addSubject({ credits: 30 })]
    const [mine, requested] = [
      await addGroup({ subjectID: old, meetings: [[1, '19:00', '20:00']] }),
      await addGroup({ subjectID: next, meetings: [[1, '19:00', '20:00']] }),
    ]
    const student = await newStudent()
    await student.choose([mine])
    // Together they would be 55 credits, and they meet at the same hour.
    expect((await student.choose([requested])).status).toBe(409)
    const changed = await student.choose([requested], { old_subjectID: old, newSubjectID: next })
    expect(changed).toMatchObject({ status: 200, data: { total_ects: 30 } })
    expect([await countSeats(mine), await countSeats(requested)]).toEqual([0, 1])
    expect(
      await run('select subject_id from registration where student_id = $1', [student.studentID]),
    ).toEqual([{ subject_id: next }])
  })
})

describe('choose and cancel', () => {
  // spec 4.17
  it('answer the same key the same: a seat is taken and cancelled once, and a refusal stays a refusal', async () => {
    const subjectID = await addSubject()
    const groupID = await addGroup({ subjectID, capacity: 1, meetings: [[2, '19:00', '20:00']] })
    const [student, other] = [await newStudent(), await newStudent()]
    const first = await student.chooseBy('attempt-1', [groupID])
    const again = await student.chooseBy('attempt-1', [groupID])
    expect(again.data.registration).toEqual(first.data.registration)
    expect((await other.chooseBy('attempt-1', [groupID])).code).toBe('group_full')
    const { registrationID } = first.data.registration
    expect((await student.cancelBy('attempt-2', registrationID)).status).toBe(200)
    expect((await student.cancelBy('attempt-2', registrationID)).status).toBe(200)
    // Free by now, but that attempt was refused; a new attempt is a new key.
    expect((await other.chooseBy('attempt-1', [groupID])).code).toBe('group_full')
    expect((await other.chooseBy('attempt-2', [groupID])).status).toBe(200)
    expect(await countSeats(groupID)).toBe(1)
  })

  it('treat many calls at once with one key as one attempt, and refuse the key of another request', async () => {
    const [one, two] = [
      await addGroup({ subjectID: await addSubject() }),
      await addGroup({ subjectID: await addSubject(), meetings: [[3, '19:00', '20:00']] }),
    ]
    const student = await newStudent()
    const answers = await Promise.all(Array.from({ length: 8 }, () => student.chooseBy('attempt-3', [one])))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await run('select count(*) from receipt where student_id = $1', [student.studentID])).toEqual([
      { count: 1 },
    ])
    expect(await student.chooseBy('attempt-3', [two])).toMatchObject({
      status: 409,
      code: 'key_of_another',
    })
    expect((await student.chooseBy('short', [two])).status).toBe(422)
  })
})

describe('receipts', () => {
  it('has one of every attempt: registered, refused, full, changed and cancelled', async () => {
    const [subjectID, clashing] = [await addSubject(), await addSubject()]
    const [mine, next, full, meets] = [
      await addGroup({ subjectID, meetings: [[4, '19:00', '20:00']] }),
      await addGroup({ subjectID, meetings: [[4, '19:00', '20:00']] }),
      await addGroup({ subjectID, capacity: 0, meetings: [[4, '20:00', '21:00']] }),
      await addGroup({ subjectID: clashing, meetings: [[4, '19:30', '20:30']] }),
    ]
    const student = await newStudent()
    await student.choose([full])
    const { data } = await student.choose([mine])
    await student.choose([meets])
    await student.change(subjectID, mine, [next])
    await student.cancel(data.registration.registrationID)
    const { receipts } = (
      await student.read<{ receipts: { action: string; code: string | null; subjectID: number }[] }>(
        '/api/registration/receipts',
      )
    ).data
    expect(receipts.map(({ action, code, subjectID: of }) => [action, code, of])).toEqual([
      ['cancelled', null, subjectID],
      ['changed', null, subjectID],
      ['registered', 'group_clash', clashing],
      ['registered', null, subjectID],
      ['registered', 'group_full', subjectID],
    ])
  })
})
