import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent, type TestStudent } from './test-student.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { addGroup, addSubject, addStudent } = university
const app = makeApp({ db, checkReplies: true, quiet: true })

type Repairs = z.output<typeof groups.repairs.reply>['repairs']

// In the first semester of study groups are not changed (spec 6.4.1).
const newStudent = async (study_semester = 3) => testStudent(app, db, await addStudent({ study_semester }))
const loadRepairs = async (student: TestStudent, subjectID: number, query = '') =>
  (await student.read<{ repairs: Repairs }>(`/api/registration/groups/repairs/${subjectID}${query}`)).data
    .repairs
const toMoves = (repair: Repairs[number] | undefined) =>
  (repair?.moves ?? []).map(({ subjectID, groups: moved }) => ({
    subjectID,
    schedule_ids: moved.map(({ scheduleID }) => scheduleID),
  }))
const listSeats = async ({ studentID }: TestStudent) =>
  (
    await db.rows<{ group_id: number }>(
      {
        name: '',
        text: `select rg.group_id from registration r join registration_group rg on rg.registration_id = r.id
          where r.student_id = $1 order by rg.group_id`,
      },
      [studentID],
    )
  ).map(({ group_id }) => group_id)

/** A subject with one group at each of the hours of a day. */
const addAt = async (day: number, ...hours: number[]) => {
  const subjectID = await addSubject()
  const ids: number[] = []
  for (const hour of hours)
    ids.push(await addGroup({ subjectID, capacity: 2, meetings: [[day, `${hour}:00`, `${hour + 1}:00`]] }))
  return { subjectID, groups: ids }
}

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('repairs', () => {
  it('names the one subject that could make room, and choose takes both changes in one call', async () => {
    const [own, requested] = [await addAt(1, 10, 11), await addAt(1, 10)]
    const student = await newStudent()
    await student.choose([own.groups[0]!])
    const [repair, ...more] = await loadRepairs(student, requested.subjectID)
    expect(more).toEqual([])
    expect(repair).toMatchObject({ scheduleID: requested.groups[0], schedule_ids: requested.groups })
    const moves = toMoves(repair)
    expect(moves).toEqual([{ subjectID: own.subjectID, schedule_ids: [own.groups[1]] }])
    expect((await student.choose(requested.groups)).code).toBe('group_clash')
    const taken = await student.choose(requested.groups, { moves })
    expect(taken).toMatchObject({ status: 200, data: { registration: { subjectID: requested.subjectID } } })
    expect(await listSeats(student)).toEqual([own.groups[1], requested.groups[0]])
    expect(await loadRepairs(student, requested.subjectID)).toEqual([])
  })

  it('moves two subjects that take each other’s hour', async () => {
    const [one, other, requested] = [await addAt(2, 10, 11), await addAt(2, 11, 12), await addAt(2, 10)]
    const student = await newStudent()
    await student.choose([one.groups[0]!])
    await student.choose([other.groups[0]!])
    const [repair] = await loadRepairs(student, requested.subjectID)
    const moves = toMoves(repair)
    expect(moves).toEqual([
      { subjectID: one.subjectID, schedule_ids: [one.groups[1]] },
      { subjectID: other.subjectID, schedule_ids: [other.groups[1]] },
    ])
    expect((await student.choose(requested.groups, { moves })).status).toBe(200)
    expect(await listSeats(student)).toEqual([one.groups[1], other.groups[1], requested.groups[0]])
  })

  it('offers none where the other groups are full, nor where groups are not changed', async () => {
    const [own, requested] = [await addAt(3, 10, 11), await addAt(3, 10)]
    for (const filler of [await newStudent(), await newStudent()]) await filler.choose([own.groups[1]!])
    const [student, first] = [await newStudent(), await newStudent(1)]
    for (const each of [student, first]) await each.choose([own.groups[0]!])
    expect(await loadRepairs(student, requested.subjectID)).toEqual([])
    const free = await addAt(3, 12, 13)
    const clashing = await addAt(3, 12)
    await first.choose([free.groups[0]!])
    expect(await loadRepairs(first, clashing.subjectID)).toEqual([])
    await student.choose([free.groups[0]!])
    expect(await loadRepairs(student, clashing.subjectID)).toHaveLength(1)
  })

  it('offers none for a subject that its credits rule out', async () => {
    const [own, requested] = [await addAt(4, 10, 11), await addSubject({ credits: 44 })]
    await addGroup({ subjectID: requested, meetings: [[4, '10:00', '11:00']] })
    const student = await newStudent()
    await student.choose([own.groups[0]!])
    expect(await loadRepairs(student, requested)).toEqual([])
    expect(await loadRepairs(student, requested, `?instead=${own.subjectID}`)).toEqual([])
  })
})

describe('choose with moves', () => {
  const crowd = async (day: number) => {
    const [own, requested] = [await addAt(day, 14, 15), await addAt(day, 14)]
    const student = await newStudent()
    await student.choose([own.groups[0]!])
    const moves = [{ subjectID: own.subjectID, schedule_ids: [own.groups[1]!] }]
    return { own, requested, student, moves }
  }
  const fill = async (groupID: number) => {
    for (const each of [await newStudent(), await newStudent()]) await each.choose([groupID])
  }

  it('changes nothing when the group to move to is full, and names its subject', async () => {
    const { own, requested, student, moves } = await crowd(1)
    await fill(own.groups[1]!)
    const refused = await student.choose(requested.groups, { moves })
    expect(refused).toMatchObject({ status: 409, code: 'move_refused' })
    expect(refused.message).toContain('nothing has changed')
    expect(await listSeats(student)).toEqual([own.groups[0]])
  })

  it('changes nothing when the wanted group is full', async () => {
    const { own, requested, student, moves } = await crowd(2)
    await fill(requested.groups[0]!)
    expect(await student.choose(requested.groups, { moves })).toMatchObject({
      status: 409,
      code: 'group_full',
    })
    expect(await listSeats(student)).toEqual([own.groups[0]])
  })

  it('refuses a move that clashes, of a subject that is not registered, and into groups of another subject', async () => {
    const { own, requested, student, moves } = await crowd(3)
    const beside = await addAt(3, 15)
    await student.choose(beside.groups)
    const free = await addAt(3, 16)
    for (const wrong of [
      moves,
      [...moves, { subjectID: free.subjectID, schedule_ids: free.groups }],
      [{ subjectID: own.subjectID, schedule_ids: free.groups }],
    ])
      expect((await student.choose(requested.groups, { moves: wrong })).code).toBe('move_refused')
    expect((await student.choose(requested.groups, { moves: [...moves, ...moves, ...moves] })).status).toBe(
      422,
    )
    expect(await listSeats(student)).toEqual([own.groups[0], beside.groups[0]])
  })

  it('answers the same key the same, and leaves a receipt of each change', async () => {
    const { own, requested, student, moves } = await crowd(4)
    const choose = (more: object) =>
      student.send<{ registration: { registrationID: number } }>(
        'POST',
        '/api/registration',
        { schedule_ids: requested.groups, ...more },
        'en',
        'attempt-with-moves',
      )
    const [first, again] = [await choose({ moves }), await choose({ moves })]
    expect(again).toMatchObject({ status: 200, data: { registration: first.data.registration } })
    // The same groups, but not the same request.
    for (const other of [{}, { moves, old_subjectID: own.subjectID }])
      expect(await choose(other)).toMatchObject({ status: 409, code: 'key_of_another' })
    expect(await listSeats(student)).toEqual([own.groups[1], requested.groups[0]])
    const { receipts } = (
      await student.read<{ receipts: { action: string; subjectID: number }[] }>('/api/registration/receipts')
    ).data
    expect(receipts.slice(0, 2).map(({ action, subjectID }) => [action, subjectID])).toEqual([
      ['registered', requested.subjectID],
      ['changed', own.subjectID],
    ])
  })

  it('lets only one of two students have the last seat to move to; the other keeps all they had', async () => {
    const { own, requested, student, moves } = await crowd(5)
    const other = await newStudent()
    await other.choose([own.groups[0]!])
    await (await newStudent()).choose([own.groups[1]!])
    const answers = await Promise.all(
      [student, other].map((each) => each.choose(requested.groups, { moves })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const seats = await Promise.all([student, other].map(listSeats))
    expect(seats.toSorted((a, b) => a.length - b.length)).toEqual([
      [own.groups[0]],
      [own.groups[1], requested.groups[0]],
    ])
  })
})

describe('change with moves', () => {
  it('lets two subjects take each other’s hour in one call, or changes nothing', async () => {
    const [own, other] = [await addAt(5, 10, 11), await addAt(5, 11, 10)]
    const student = await newStudent()
    await student.choose([own.groups[0]!])
    await student.choose([other.groups[0]!])
    const repairs = await loadRepairs(student, own.subjectID)
    expect(repairs).toHaveLength(1)
    expect(repairs[0]).toMatchObject({ scheduleID: own.groups[1], schedule_ids: [own.groups[1]] })
    const moves = toMoves(repairs[0])
    expect(moves).toEqual([{ subjectID: other.subjectID, schedule_ids: [other.groups[1]] }])
    const change = (more: object) => student.change(own.subjectID, own.groups[0]!, [own.groups[1]!], more)
    expect((await change({})).code).toBe('group_clash')
    const wrong = [{ subjectID: other.subjectID, schedule_ids: [own.groups[0]!] }]
    expect((await change({ moves: wrong })).code).toBe('move_refused')
    expect(await listSeats(student)).toEqual([own.groups[0], other.groups[0]])
    expect((await change({ moves })).status).toBe(200)
    expect(await listSeats(student)).toEqual([own.groups[1], other.groups[1]])
  })

  it('keeps the other parts of the subject, also where they are full', async () => {
    const [subjectID, other] = [await addSubject(), await addAt(5, 14, 15)]
    const lecture = (hour: number) =>
      addGroup({ subjectID, capacity: 1, part: 1, meetings: [[5, `${hour}:00`, `${hour + 1}:00`]] })
    const seminar = (hour: number) =>
      addGroup({ subjectID, capacity: 2, part: 2, meetings: [[5, `${hour}:00`, `${hour + 1}:00`]] })
    const [lectures, seminars] = [
      [await lecture(17), await lecture(18)],
      [await seminar(13), await seminar(14)],
    ]
    const student = await newStudent()
    await student.choose([lectures[1]!, seminars[0]!])
    await student.choose([other.groups[0]!])
    const repair = (await loadRepairs(student, subjectID)).find(
      ({ scheduleID }) => scheduleID === seminars[1],
    )
    expect(new Set(repair?.schedule_ids)).toEqual(new Set([lectures[1], seminars[1]]))
  })
})
