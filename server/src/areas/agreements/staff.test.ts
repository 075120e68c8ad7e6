import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { loadUser } from '#server/user/load-user.ts'
import { testAgreements } from './test-agreements.ts'

const { app, db, university, abroad, sql, newStudent } = await testAgreements()
const staff = testStaff(db)
const root = '/api/international-agreements'

interface Visit {
  readonly studentComeDateID: number
  readonly status: string
  readonly reason: string | null
  readonly can_be_removed: boolean
}
const listOwn = async (student: TestStudent) =>
  (await student.read<{ times: Visit[] }>(`${root}/alreadyChosenTimes`)).data.times
const readOutcomes = async (student: TestStudent) =>
  (await listOwn(student)).map(({ status, reason }) => [status, reason])
const keysOf = async ({ studentID }: TestStudent) =>
  (await loadUser(db, studentID)).blockers.map(({ key }) => key)

let slots = 0
/** A booked visit of its own slot; yesterday, unless a number of days later is given. */
const addVisit = async (days = -1) => {
  slots += 1
  const minute = String(slots % 60).padStart(2, '0')
  const hour = String(Math.floor(slots / 60)).padStart(2, '0')
  const student = await newStudent()
  const slotID = await abroad.addSlot(days, `${hour}:${minute}`, `${hour}:${minute}:30`, 1)
  const id = await university.put('visit', { student_id: student.studentID, slot_id: slotID })
  return { id, student, slotID }
}
const book = (student: TestStudent, days: number, selectedTime: string) =>
  university.today(days).then((selectedDate) =>
    student.send<string>('POST', `${root}/saveChosenDateAndTime`, {
      selectedDate,
      selectedTime,
      selectedBranch: abroad.branchID,
    }),
  )
const countTaken = async (slotID: number) =>
  (await sql(`select taken from visit_slot where id = ${slotID}`))!['taken']

const signIn = async () => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { role_id: 'registrar' })
  return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
}
type Headers = Awaited<ReturnType<typeof signIn>>
const read = async (id: number, headers: Headers) =>
  (await app.inject({ url: `/api/staff/visits/${id}`, headers })).json().data as {
    version: string
    status: string
    missed: number
  }
const post = (url: string, headers: Headers, payload: object) =>
  app.inject({ method: 'POST', url: `/api/staff/visits/${url}`, headers, payload })
const decide = async (id: number, headers: Headers, decision: string) => {
  const { version } = await read(id, headers)
  return post(`${id}/answer`, headers, { version, decision, text: 'nobody came' })
}

describeAnswering<{ student: TestStudent }>({
  app,
  db,
  university,
  kind: 'visit',
  path: 'visits',
  addEntry: addVisit,
  decisions: ['held', 'missed'],
  read: ({ student }) => readOutcomes(student),
  before: [['booked', null]],
  after: [['held', 'the answer']],
})

describe('a missed visit', () => {
  // spec 4.4.5
  it('is listed with its reason, counts in its slot no longer, and another one can be booked', async () => {
    const headers = await signIn()
    const { id, student, slotID } = await addVisit()
    expect(await keysOf(student)).toEqual(['contract'])
    expect(await countTaken(slotID)).toBe(1)
    expect((await decide(id, headers, 'missed')).statusCode).toBe(200)
    expect(await countTaken(slotID)).toBe(0)
    expect(await keysOf(student)).toEqual(['choose_times', 'contract'])
    expect(await book(student, 3, '10:00')).toMatchObject({ status: 200, data: 'ok' })
    expect(await readOutcomes(student)).toEqual([
      ['missed', 'nobody came'],
      ['booked', null],
    ])
    expect(await keysOf(student)).toEqual(['contract'])
    const [, second] = await listOwn(student)
    expect(await read(second!.studentComeDateID, headers)).toMatchObject({ status: 'booked', missed: 1 })
    expect(await book(student, 4, '10:00')).toMatchObject({ status: 409, code: 'visit_booked' })
  })

  it('cannot be undone once the student has booked again, and can before that', async () => {
    const headers = await signIn()
    const { id, student, slotID } = await addVisit()
    const first = (await decide(id, headers, 'missed')).json().data
    expect((await post(`${id}/undo`, headers, first)).statusCode).toBe(200)
    expect(await countTaken(slotID)).toBe(1)
    expect(await readOutcomes(student)).toEqual([['booked', null]])
    const second = (await decide(id, headers, 'missed')).json().data
    await book(student, 3, '10:00')
    expect((await post(`${id}/undo`, headers, second)).json().code).toBe('undo_impossible')
  })

  it('is decided once by two members of staff at the same time', async () => {
    const [own, colleague] = [await signIn(), await signIn()]
    const { id, student } = await addVisit()
    const { version } = await read(id, own)
    const replies = await Promise.all([
      post(`${id}/answer`, own, { version, decision: 'held' }),
      post(`${id}/answer`, colleague, { version, decision: 'missed', text: 'nobody came' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('entry_changed')
    const [[status]] = (await readOutcomes(student)) as [[string]]
    expect(status).toBe(replies[0]!.statusCode === 200 ? 'held' : 'missed')
    expect(
      await sql(`select count(*)::int as n from staff_answer where kind = 'visit' and entry_id = ${id}`),
    ).toEqual({ n: 1 })
  })

  it('is booked again and undone at the same time: the student has one visit', async () => {
    const headers = await signIn()
    const { id, student } = await addVisit()
    const answer = (await decide(id, headers, 'missed')).json().data
    const [booked, undone] = await Promise.all([
      book(student, 3, '10:00'),
      post(`${id}/undo`, headers, answer),
    ])
    expect([booked.status, undone.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409])
    const own = await listOwn(student)
    expect(own.filter(({ status }) => status === 'booked')).toHaveLength(1)
  })
})

describe('a visit ahead', () => {
  it('can be held before its time, but not missed', async () => {
    const headers = await signIn()
    const { id, student } = await addVisit(5)
    const entry = await app.inject({ url: `/api/staff/inbox/visit/${id}`, headers })
    expect(Date.parse(entry.json().data.entry.due_at)).toBeGreaterThan(Date.now() + 3 * 86_400_000)
    expect((await decide(id, headers, 'missed')).json().code).toBe('entry_closed')
    expect((await decide(id, headers, 'held')).statusCode).toBe(200)
    expect(await listOwn(student)).toMatchObject([{ status: 'held', can_be_removed: false }])
    expect((await loadUser(db, student.studentID)).visit).toBeNull()
    const removed = await student.send('POST', `${root}/removeChosenTime`, { id })
    expect(removed).toMatchObject({ status: 409, code: 'visit_decided' })
  })

  it('that the student cancels leaves the inbox, and nothing can be decided about it', async () => {
    const headers = await signIn()
    const { id, student } = await addVisit(5)
    const { version } = await read(id, headers)
    expect(await student.send('POST', `${root}/removeChosenTime`, { id })).toMatchObject({ status: 200 })
    expect((await app.inject({ url: `/api/staff/inbox/visit/${id}`, headers })).statusCode).toBe(404)
    expect(await read(id, headers)).toMatchObject({ status: 'cancelled' })
    const late = await post(`${id}/answer`, headers, { version, decision: 'held' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'entry_changed'])
    expect((await decide(id, headers, 'held')).json().code).toBe('entry_closed')
  })
})
