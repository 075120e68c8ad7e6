import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { makePlanCalls } from './test-plans.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { addGroup, addSubject, addStudent } = university
/** Two processes on one database: each has a batcher and a cache of its own. */
const apps = [1, 2].map(() => makeApp({ db, checkReplies: true, quiet: true }))
const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)

const students = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, nth) =>
      makePlanCalls(await testStudent(apps[nth % 2]!, db, await addStudent())),
    ),
  )
const held = async () =>
  Map.groupBy(
    await run<{ student: number; group: number }>(
      `select r.student_id as student, rg.group_id as "group"
       from registration r join registration_group rg on rg.registration_id = r.id`,
    ),
    ({ student }) => student,
  )
const overfull = () =>
  run(`select id from study_group g where taken > capacity
    or taken <> (select count(*) from registration_group rg where rg.group_id = g.id)`)

/** Five subjects on five days: the capacities of a first and of a second group of each. */
const offer = (first: readonly number[], second: readonly number[]) =>
  Promise.all(
    first.map(async (capacity, day) => {
      const subjectID = await addSubject({ credits: 3 })
      return {
        subjectID,
        schedule_ids: [await addGroup({ subjectID, capacity, meetings: [[day + 1, '10:00', '11:00']] })],
        second_schedule_ids: [
          await addGroup({ subjectID, capacity: second[day]!, meetings: [[day + 1, '12:00', '13:00']] }),
        ],
      }
    }),
  )

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('register all or nothing', () => {
  it('gives one of two students on one last seat everything and the other nothing', async () => {
    for (let round = 0; round < 30; round++) {
      const [one, last] = [await addSubject({ credits: 3 }), await addSubject({ credits: 3 })]
      const subjects = [
        {
          subjectID: one,
          schedule_ids: [await addGroup({ subjectID: one, meetings: [[1, '08:00', '09:00']] })],
        },
        {
          subjectID: last,
          schedule_ids: [await addGroup({ subjectID: last, capacity: 1, meetings: [[2, '08:00', '09:00']] })],
        },
      ]
      const both = await students(2)
      const plans = await Promise.all(
        both.map((student) => student.make(round % 2 ? subjects : subjects.toReversed())),
      )
      const answers = await Promise.all(
        both.map((student, nth) =>
          student.register(plans[nth]!.data.planID, { all_or_nothing: true }, `race-${round}-${nth}`),
        ),
      )
      const kept = await held()
      expect(both.map(({ studentID }) => kept.get(studentID)?.length ?? 0).toSorted((a, b) => a - b)).toEqual(
        [0, 2],
      )
      answers.forEach(({ status, data }, nth) => {
        expect(status).toBe(200)
        const count = kept.get(both[nth]!.studentID)?.length ?? 0
        expect(data.subjects.filter(({ outcome }) => outcome === 'registered')).toHaveLength(count)
      })
    }
    expect(await overfull()).toEqual([])
  })
})

describe('register', () => {
  it('takes no seat too many, with true outcomes, for twenty students with the same plan on few seats', async () => {
    const subjects = await offer([20, 8, 20, 3, 12], [0, 5, 0, 4, 20])
    const crowd = await students(20)
    const plans = await Promise.all(
      crowd.map((student, nth) => student.make(nth % 2 ? subjects : subjects.toReversed())),
    )
    // Every third wants all or nothing.
    const answers = await Promise.all(
      crowd.map((student, nth) =>
        student.register(plans[nth]!.data.planID, { all_or_nothing: nth % 3 === 0 }, `crowd-key-${nth}`),
      ),
    )
    expect(await overfull()).toEqual([])
    const kept = await held()
    const seats = await run<{ id: number; taken: number; capacity: number }>(
      'select id, taken, capacity from study_group',
    )
    const isFull = (id: number) => seats.some((group) => group.id === id && group.taken === group.capacity)
    answers.forEach(({ status, data }, nth) => {
      expect(status).toBe(200)
      const mine = (kept.get(crowd[nth]!.studentID) ?? []).map(({ group }) => group)
      const offered = data.subjects.flatMap(({ groups }) => groups.map(({ scheduleID }) => scheduleID))
      expect(offered.toSorted((a, b) => a - b)).toEqual(mine.toSorted((a, b) => a - b))
      if (nth % 3 === 0) expect([0, 5]).toContain(mine.length)
      for (const { subjectID, outcome, first, second } of data.subjects) {
        const wish = subjects.find((each) => each.subjectID === subjectID)!
        // Seats are only taken here, so what was full is still full.
        if (outcome !== 'registered' && first?.code === 'group_full')
          expect(isFull(wish.schedule_ids[0]!)).toBe(true)
        if (outcome === 'second_choice') expect(first?.code).toBe('group_full')
        if (outcome === 'refused' && nth % 3 > 0) {
          expect([first?.code, second?.code]).toEqual(['group_full', 'group_full'])
          expect(isFull(wish.second_schedule_ids[0]!)).toBe(true)
        }
      }
    })
    const again = await Promise.all(
      crowd.map((student, nth) =>
        student.register(plans[nth]!.data.planID, { all_or_nothing: nth % 3 === 0 }, `crowd-key-${nth}`),
      ),
    )
    const listOutcomes = (all: typeof answers) =>
      all.map(({ data }) => data.subjects.map(({ outcome, registrationID }) => [outcome, registrationID]))
    expect(listOutcomes(again)).toEqual(listOutcomes(answers))
    // Whoever did not ask for all or nothing has left no planned seat free.
    const left = subjects.filter(({ schedule_ids: [id] }) => !isFull(id!))
    for (const { subjectID } of left) {
      for (const [nth, { data }] of answers.entries()) {
        if (nth % 3 > 0)
          expect(data.subjects.find((each) => each.subjectID === subjectID)?.outcome).toBe('registered')
      }
    }
  })
})
