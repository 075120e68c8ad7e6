import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent, type TestStudent } from './test-student.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { addGroup, addSubject, addStudent } = university
const app = makeApp({ db, checkReplies: true, quiet: true })

const newStudent = async () => testStudent(app, db, await addStudent({ study_semester: 3 }))

/** A subject with one group of two seats at each of the hours of a day. */
const addAt = async (day: number, ...hours: number[]) => {
  const subjectID = await addSubject()
  const ids: number[] = []
  for (const hour of hours)
    ids.push(await addGroup({ subjectID, capacity: 2, meetings: [[day, `${hour}:00`, `${hour + 1}:00`]] }))
  return { subjectID, groups: ids }
}
const fill = async (groupID: number) => {
  for (const each of [await newStudent(), await newStudent()]) await each.choose([groupID])
}
const take = async (student: TestStudent, groups: readonly number[], more: object = {}) =>
  (await student.choose(groups, more)).data.registration

interface Own {
  readonly subjectID: number
  readonly program_moduleID: number | null
  readonly groups: readonly { readonly scheduleID: number }[]
}
/** The groups of each registered subject. */
const listSeats = async (student: TestStudent) =>
  Object.fromEntries(
    (await student.read<{ subjects: Own[] }>('/api/registration/already-registered')).data.subjects.map(
      ({ subjectID, groups }) => [subjectID, groups.map(({ scheduleID }) => scheduleID)],
    ),
  )
const at = ({ subjectID }: { readonly subjectID: number }, ...schedule_ids: number[]) => ({
  subjectID,
  program_moduleID: null,
  schedule_ids,
})
type Seats = ReturnType<typeof at> | null
const undo = (
  student: TestStudent,
  steps: readonly (readonly [before: Seats, after: Seats])[],
  key?: string,
) =>
  student.send<'ok'>(
    'POST',
    '/api/registration/undo',
    { steps: steps.map(([before, after]) => ({ before, after })) },
    'en',
    key,
  )

/** A seat that was taken together with the move of another subject. */
const repair = async (day: number) => {
  const [own, requested] = [await addAt(day, 10, 11, 12), await addAt(day, 10)]
  const student = await newStudent()
  await student.choose([own.groups[0]!])
  const moves = [{ subjectID: own.subjectID, schedule_ids: [own.groups[1]!] }]
  const { registrationID } = await take(student, requested.groups, { moves })
  const steps = [
    [at(own, own.groups[0]!), at(own, own.groups[1]!)],
    [null, at(requested, ...requested.groups)],
  ] as const
  return { own, requested, student, steps, registrationID }
}

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

// spec 4.8, 4.9
describe('undo', () => {
  it('takes a repair back as one act: the seat is given up, the moved subject is in its former group', async () => {
    const { own, student, steps } = await repair(1)
    expect(await undo(student, steps)).toMatchObject({ status: 200, data: 'ok' })
    expect(await listSeats(student)).toEqual({ [own.subjectID]: [own.groups[0]] })
  })

  it('changes nothing when a former seat is taken meanwhile, and names the group and those with seats', async () => {
    const { own, requested, student, steps } = await repair(2)
    await fill(own.groups[0]!)
    const refused = await undo(student, steps)
    expect(refused).toMatchObject({ status: 409, code: 'undo_refused' })
    expect(refused.message).toContain('nothing has changed')
    const codes = await db.rows<{ id: number; code: string }>(
      { name: '', text: 'select id, code from study_group where id = any($1) order by id' },
      [own.groups],
    )
    expect(refused.message).toContain(`Group “${codes[0]!.code}” has no free seat`)
    expect(refused.message).toContain(codes[2]!.code)
    expect(await listSeats(student)).toEqual({
      [own.subjectID]: [own.groups[1]],
      [requested.subjectID]: requested.groups,
    })
  })

  it('lets two who want the last former seat have it once; the other keeps all they had', async () => {
    const [one, other] = [await repair(3), await newStudent()]
    const { own, student, steps, requested } = one
    await (await newStudent()).choose([own.groups[0]!])
    const answers = await Promise.all([undo(student, steps), other.choose([own.groups[0]!])])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await listSeats(student)).toEqual(
      answers[0].status === 200
        ? { [own.subjectID]: [own.groups[0]] }
        : { [own.subjectID]: [own.groups[1]], [requested.subjectID]: requested.groups },
    )
  })

  it('does it once, with the same key and with another', async () => {
    const { own, student, steps } = await repair(4)
    for (const key of ['attempt-to-undo-1', 'attempt-to-undo-1', 'attempt-to-undo-2', undefined])
      expect((await undo(student, steps, key)).status).toBe(200)
    expect(await listSeats(student)).toEqual({ [own.subjectID]: [own.groups[0]] })
    const { receipts } = (
      await student.read<{ receipts: { action: string; subjectID: number; code: string | null }[] }>(
        '/api/registration/receipts',
      )
    ).data
    expect(receipts.map(({ action, code }) => [action, code])).toEqual([
      ['cancelled', null],
      ['changed', null],
      ['registered', null],
      ['changed', null],
      ['registered', null],
    ])
  })

  it('answers a refusal the same when it is sent again with its key', async () => {
    const { own, student, steps } = await repair(5)
    await fill(own.groups[0]!)
    const answers = [
      await undo(student, steps, 'attempt-refused'),
      await undo(student, steps, 'attempt-refused'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
  })

  it('is refused when the registrations have changed since', async () => {
    const { own, requested, student, steps } = await repair(1)
    await student.change(own.subjectID, own.groups[1]!, [own.groups[2]!])
    expect(await undo(student, steps)).toMatchObject({ status: 409, code: 'undo_outdated' })
    expect(await listSeats(student)).toEqual({
      [own.subjectID]: [own.groups[2]],
      [requested.subjectID]: requested.groups,
    })
  })

  it('takes a given-up seat again, or says that its group is full', async () => {
    const own = await addAt(2, 15)
    const student = await newStudent()
    const { registrationID } = await take(student, own.groups)
    const steps = [[at(own, ...own.groups), null]] as const
    await student.cancel(registrationID)
    expect((await undo(student, steps)).status).toBe(200)
    const seats = await listSeats(student)
    expect(seats).toEqual({ [own.subjectID]: own.groups })
    const { subjects } = (
      await student.read<{ subjects: { registrationID: number }[] }>('/api/registration/already-registered')
    ).data
    await student.cancel(subjects[0]!.registrationID)
    await fill(own.groups[0]!)
    expect(await undo(student, steps)).toMatchObject({ status: 409, code: 'undo_refused' })
    expect(await listSeats(student)).toEqual({})
  })

  it('gives a seat up and puts the subjects that had moved for it back, in one act', async () => {
    const { own, requested, student, steps, registrationID } = await repair(3)
    await student.cancel(registrationID)
    expect((await undo(student, steps)).code).toBe('undo_outdated')
    expect((await undo(student, steps.slice(0, 1))).status).toBe(200)
    expect(await listSeats(student)).toEqual({ [own.subjectID]: [own.groups[0]] })
    // And all of that back again.
    const back = [
      [at(own, own.groups[1]!), at(own, own.groups[0]!)],
      [at(requested, ...requested.groups), null],
    ] as const
    expect((await undo(student, back)).status).toBe(200)
    expect(await listSeats(student)).toEqual({
      [own.subjectID]: [own.groups[1]],
      [requested.subjectID]: requested.groups,
    })
  })

  it('exchanges a subject back, and keeps the number of the registration', async () => {
    const [old, requested] = [await addAt(4, 15), await addAt(4, 15)]
    const student = await newStudent()
    const first = await take(student, old.groups)
    await student.choose(requested.groups, {
      old_subjectID: old.subjectID,
      newSubjectID: requested.subjectID,
    })
    const answer = await undo(student, [[at(old, ...old.groups), at(requested, ...requested.groups)]])
    expect(answer.status).toBe(200)
    const { subjects } = (
      await student.read<{ subjects: (Own & { registrationID: number })[] }>(
        '/api/registration/already-registered',
      )
    ).data
    expect(subjects).toMatchObject([{ subjectID: old.subjectID, registrationID: first.registrationID }])
  })

  it('is no way around the rules: what clashes or is over the credits is refused', async () => {
    const [own, clashing] = [await addAt(5, 16), await addAt(5, 16)]
    const heavy = await addSubject({ credits: 44 })
    const groupID = await addGroup({ subjectID: heavy, meetings: [[5, '19:00', '20:00']] })
    const student = await newStudent()
    await student.choose(own.groups)
    const [clash, credits] = [
      await undo(student, [[at(clashing, ...clashing.groups), null]]),
      await undo(student, [[at({ subjectID: heavy }, groupID), null]]),
    ]
    expect([clash.code, credits.code]).toEqual(['undo_refused', 'undo_refused'])
    expect(await listSeats(student)).toEqual({ [own.subjectID]: own.groups })
  })

  it('counts the credits as they are after all steps', async () => {
    const [light, heavy] = [await addSubject({ credits: 5 }), await addSubject({ credits: 44 })]
    const groups = [
      await addGroup({ subjectID: light, meetings: [[5, '20:00', '21:00']] }),
      await addGroup({ subjectID: heavy, meetings: [[5, '21:00', '22:00']] }),
    ] as const
    const student = await newStudent()
    await student.choose([groups[0]])
    const answer = await undo(student, [
      [null, at({ subjectID: light }, groups[0])],
      [at({ subjectID: heavy }, groups[1]), null],
    ])
    expect(answer.status).toBe(200)
    expect(await listSeats(student)).toEqual({ [heavy]: [groups[1]] })
  })
})
