import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import type { Database, Statement } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from './test-student.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { subjectIDs, groupIDs, addGroup, addSubject, addStudent } = university

/** Does something behind the back of a student whose seats are just about to be taken. */
let beforeTaking: () => Promise<unknown> = () => Promise.resolve()
let decisions = 0
const rows = async <Row>(statement: Statement<Row>, values?: readonly unknown[]) => {
  if (statement.name === 'enrolment.takeSeats') {
    decisions += 1
    await beforeTaking()
  }
  return db.rows(statement, values)
}
const watched: Database = { ...db, rows, seatConnections: { ...db.seatConnections, rows } }
const app = makeApp({ db: watched, checkReplies: true, quiet: true })
/** Another process on the same database: it has a batcher and a cache of its own. */
const otherProcess = makeApp({ db, checkReplies: true, quiet: true })

const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)
const countSeats = async (groupID: number) => {
  const [row] = await run<{ taken: number; held: number }>(
    `select taken, (select count(*) from registration_group where group_id = $1) as held from study_group where id = $1`,
    [groupID],
  )
  return row
}

const newStudent = async () => testStudent(app, db, await addStudent())

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('choose', () => {
  // spec 4.7
  it('registers ten of sixty students at once on ten seats, and refuses fifty because the group is full', async () => {
    const groupID = await addGroup({ subjectID: await addSubject(), capacity: 10 })
    const students = await Promise.all(Array.from({ length: 60 }, newStudent))
    const answers = await Promise.all(students.map((student) => student.choose([groupID])))
    const codes = Map.groupBy(answers, ({ status, code }) => code ?? status)
    expect([...codes].map(([code, all]) => [code, all.length])).toEqual(
      expect.arrayContaining([
        [200, 10],
        ['group_full', 50],
      ]),
    )
    expect(codes.size).toBe(2)
    expect(await countSeats(groupID)).toEqual({ taken: 10, held: 10 })
  })

  it('causes no deadlock and no half sets when students take two linked groups crosswise', async () => {
    const [one, two] = [await addSubject(), await addSubject()]
    const sets = await Promise.all(
      [one, two].map(async (subjectID, day) => [
        await addGroup({ subjectID, part: 1, capacity: 7, meetings: [[day + 1, '17:00', '18:00']] }),
        await addGroup({ subjectID, part: 2, type: 7, capacity: 5, meetings: [[day + 3, '17:00', '18:00']] }),
      ]),
    )
    const students = await Promise.all(Array.from({ length: 16 }, newStudent))
    await Promise.all(
      students.flatMap((student, i) => {
        const order = i % 2 === 0 ? sets : sets.toReversed()
        return order.map((set) => student.choose(i % 3 === 0 ? set.toReversed() : set))
      }),
    )
    for (const [lecture, practice] of sets) {
      expect(await countSeats(lecture!)).toEqual({ taken: 5, held: 5 })
      expect(await countSeats(practice!)).toEqual({ taken: 5, held: 5 })
    }
  })

  it('makes one registration of the same choice twice at once, which both answers have', async () => {
    const groupID = await addGroup({ subjectID: await addSubject() })
    const student = await newStudent()
    const answers = await Promise.all(Array.from({ length: 6 }, () => student.choose([groupID])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.registration.registrationID)).size).toBe(1)
    expect(await countSeats(groupID)).toEqual({ taken: 1, held: 1 })
  })

  it('registers one of two subjects at once that clash, or have too many credits together', async () => {
    const meetings = [[2, '18:00', '19:00']] as const
    const clashing = [await addSubject(), await addSubject()].map((subjectID) =>
      addGroup({ subjectID, meetings }),
    )
    const heavy = [await addSubject({ credits: 30 }), await addSubject({ credits: 30 })].map(
      (subjectID, day) => addGroup({ subjectID, meetings: [[day + 5, '18:00', '19:00']] }),
    )
    for (const [groups, code] of [
      [await Promise.all(clashing), 'group_clash'],
      [await Promise.all(heavy), 'credit_limit'],
    ] as const) {
      const student = await newStudent()
      const answers = await Promise.all(groups.map((groupID) => student.choose([groupID])))
      expect(new Set(answers.map((answer) => answer.code ?? answer.status))).toEqual(new Set([200, code]))
    }
  })

  it('leaves nothing behind when the last part of a linked set fills up meanwhile', async () => {
    const subjectID = await addSubject()
    const set = [
      await addGroup({ subjectID, meetings: [[6, '09:00', '10:00']] }),
      await addGroup({ subjectID, type: 2, part: 2, meetings: [[6, '10:00', '11:00']] }),
      await addGroup({ subjectID, type: 7, part: 3, capacity: 1, meetings: [[6, '11:00', '12:00']] }),
    ]
    const [first, second] = [await testStudent(otherProcess, db, await addStudent()), await newStudent()]
    beforeTaking = async () => {
      beforeTaking = () => Promise.resolve()
      await first.choose(set)
    }
    expect(await second.choose(set)).toMatchObject({
      status: 409,
      code: 'group_full',
      params: { scheduleID: set[2] },
    })
    for (const groupID of set) expect(await countSeats(groupID)).toEqual({ taken: 1, held: 1 })
    const kept = await run('select from registration where student_id = $1', [second.studentID])
    expect(kept).toEqual([])
  })

  it('decides again when the group was moved meanwhile', async () => {
    const groupID = await addGroup({ subjectID: await addSubject(), meetings: [[7, '09:00', '10:00']] })
    const student = await newStudent()
    await student.choose([groupIDs[0]]) // Monday, 10:00
    beforeTaking = async () => {
      beforeTaking = () => Promise.resolve()
      await run('update group_meeting set weekday = 1, starts = $2, ends = $3 where group_id = $1', [
        groupID,
        '10:00',
        '11:00',
      ])
    }
    decisions = 0
    expect(await student.choose([groupID])).toMatchObject({ status: 409, code: 'group_clash' })
    expect(decisions).toBe(2)
  })

  it('is refused as busy after five decisions when the catalogue changes during every attempt, and changes nothing', async () => {
    const student = await newStudent()
    beforeTaking = () => run('update study_group set code = code where id = $1', [groupIDs[1]])
    decisions = 0
    const answer = await student.choose([groupIDs[0]])
    beforeTaking = () => Promise.resolve()
    expect(answer).toMatchObject({ status: 503, code: 'busy' })
    expect(answer.retryAfter).toBe('2')
    expect(decisions).toBe(5)
    expect(await run('select from registration where student_id = $1', [student.studentID])).toEqual([])
  })
})

describe('the version of the catalogue', () => {
  it('moves with groups, meetings and dates, but not with seats', async () => {
    const version = async () =>
      (await run<{ v: number }>('select catalogue_version as v from semester where is_current'))[0]!.v
    const moves = async (text: string, values: readonly unknown[] = []) => {
      const before = await version()
      await run(text, values)
      return (await version()) - before
    }
    const subjectID = await addSubject()
    const groupID = await addGroup({ subjectID })
    expect(await moves('update study_group set is_open = false where id = $1', [groupID])).toBe(1)
    expect(await moves('insert into group_dates values ($1, now()::date, now()::date)', [groupID])).toBe(1)
    expect(await moves('delete from group_dates where group_id = $1', [groupID])).toBe(1)
    expect(await moves('update group_meeting set weekday = 2 where group_id = $1', [groupID])).toBe(1)
    expect(await moves('delete from study_group where id = $1', [groupID])).toBe(1)
    const before = await version()
    expect((await (await newStudent()).choose([groupIDs[2]])).status).toBe(200)
    expect(await version()).toBe(before)
  })
})

describe('cancel', () => {
  it('frees every seat of the set, once', async () => {
    const subjectID = await addSubject()
    const set = [
      await addGroup({ subjectID, capacity: 1, meetings: [[7, '09:00', '10:00']] }),
      await addGroup({ subjectID, type: 7, part: 2, capacity: 1, meetings: [[7, '10:00', '11:00']] }),
    ]
    const [first, second] = [await newStudent(), await newStudent()]
    const { data } = await first.choose(set)
    const { registrationID } = data.registration
    expect((await second.choose(set)).code).toBe('group_full')
    expect((await second.cancel(registrationID)).status).toBe(404)
    const twice = await Promise.all([first.cancel(registrationID), first.cancel(registrationID)])
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect(twice.find(({ status }) => status === 404)!.code).toBe('registration_not_found')
    for (const groupID of set) expect(await countSeats(groupID)).toEqual({ taken: 0, held: 0 })
    expect((await second.choose(set)).status).toBe(200)
  })
})

describe('choose', () => {
  it('refuses a subject that is registered without any group', async () => {
    const student = await newStudent()
    beforeTaking = async () => {
      beforeTaking = () => Promise.resolve()
      await run('insert into registration (student_id, semester_id, subject_id) values ($1, $2, $3)', [
        student.studentID,
        university.semesterID,
        subjectIDs[0],
      ])
    }
    expect(await student.choose([groupIDs[0]])).toMatchObject({ status: 409, code: 'already_registered' })
  })
})

describe('the database', () => {
  it('refuses a seat too many, a second registration of a subject, and a foreign registration', async () => {
    const groupID = await addGroup({ subjectID: await addSubject(), capacity: 1 })
    const [holder, other] = [await newStudent(), await newStudent()]
    const { data } = await holder.choose([groupID])
    const { registrationID, subjectID } = data.registration
    const register =
      'insert into registration (student_id, semester_id, subject_id) values ($1, $2, $3) returning id'
    const mine = [other.studentID, university.semesterID, subjectID]
    const [row] = await run<{ id: number }>(register, mine)
    const seat = run('insert into registration_group values ($1, $2, 1)', [row?.id, groupID])
    await expect(seat).rejects.toMatchObject({ constraint: 'seats_within_capacity' })
    await expect(run(register, mine)).rejects.toMatchObject({ constraint: 'one_registration_per_subject' })
    const state = await run<{ version: number; semester: number; catalogue: number }>(
      `select registration_version as version, s.id as semester, catalogue_version as catalogue
     from student join semester s on s.is_current where student.id = $1`,
      [other.studentID],
    )
    const { version, semester, catalogue } = state[0]!
    const move = { action: 'cancelled', subject: subjectID, groups: [], registration: registrationID }
    const item = { student: other.studentID, as_of: version, semester, catalogue, moves: [move] }
    const settled = run('select outcome from take_seats($1)', [JSON.stringify([item])])
    await expect(settled).rejects.toThrow(`registration ${registrationID} is not of student`)
    expect(await countSeats(groupID)).toEqual({ taken: 1, held: 1 })
    expect(
      (await holder.read<{ subjects: unknown[] }>('/api/registration/already-registered')).data.subjects,
    ).toHaveLength(1)
  })
})
