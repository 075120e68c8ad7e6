import type * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import type { lab } from '#contract/studies/lab.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { addUnit } from './test-lab.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { put, today } = university
const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })

type Units = z.output<typeof lab.units.reply>
type Unit = z.output<typeof lab.unit.reply>
type Booking = z.output<typeof lab.book.reply>

const addTask = async (unit_id: number, position: number, kind: string, options: [string, boolean][]) => {
  const task_id = await put('lab_task', { unit_id, position, text_ka: 'დავალება', text_en: 'Task', kind })
  const ids: number[] = []
  for (const [nth, [text, is_right]] of options.entries())
    ids.push(await put('lab_option', { task_id, position: nth, text_ka: text, text_en: text, is_right }))
  return { taskID: task_id, ids }
}
const addSlot = async (
  unit_id: number,
  days: number,
  starts: string,
  capacity = 10,
  ends = starts.replace(':00', ':50'),
) => put('lab_slot', { unit_id, day: await today(days), starts, ends, capacity })

const unitColumns = {
  level: 'B1',
  texts: JSON.stringify([{ title: 'A text', text: 'One line.' }]),
  room_id: university.distanceRoomID,
}
const unitID = await addUnit(university, 'Rhythm', unitColumns)
const otherID = await addUnit(university, 'Intonation', unitColumns)
const choice = await addTask(unitID, 1, 'single', [
  ['right', true],
  ['wrong', false],
])
const words = await addTask(unitID, 2, 'text', [['have been', true]])
const name = { name: '0'.repeat(32), filename: 'rhythm.wav', mime: 'audio/wav', size: 5 }
const fileID = await put('stored_file', name)
await put('lab_material', {
  unit_id: unitID,
  file_id: fileID,
  position: 1,
  title_ka: 'რიტმი',
  title_en: 'Rhythm',
})

const newStudent = async () => testStudent(app, db, await university.addStudent())
const [student, other] = [await newStudent(), await newStudent()]
const unit = async (of = student, id = unitID) => (await of.read<Unit>(`/api/lab/${id}`)).data
const units = async (of = student) => (await of.read<Units>('/api/lab')).data
const answer = (of: TestStudent, taskID: number, body: object, id = unitID) =>
  of.send<{ is_right: boolean; tries: number }>('POST', `/api/lab/${id}/tasks/${taskID}`, body)
const book = (of: TestStudent, slotID: number, key?: string, id = unitID) =>
  of.send<Booking>('POST', `/api/lab/${id}`, { slotID }, 'en', key)
const cancel = (of: TestStudent, id: number, on = unitID) =>
  of.send<string>('DELETE', `/api/lab/${on}/bookings/${id}`)
const countBookings = async (slotID: number) =>
  (await sql(`select taken from lab_slot where id = ${slotID}`))[0]!['taken']

beforeEach(async () => {
  await sql('delete from lab_booking')
  await sql('delete from lab_slot')
  await sql('delete from lab_answer')
})

// spec 2.17
describe('a unit', () => {
  it('has texts, audio and tasks, without the correct answers', async () => {
    const read = await unit()
    expect(read).toMatchObject({
      uniteng: 'Rhythm',
      room: null,
      lang: 'en',
      texts: [{ title: 'A text', text: 'One line.' }],
      materials: [{ fileID, filename: 'rhythm.wav', mime: 'audio/wav', titleeng: 'Rhythm' }],
      tasks_count: 2,
      tasks_done: 0,
    })
    expect(read.tasks).toMatchObject([
      { kind: 'single', given: null, is_right: null, is_done: false, tries: 0 },
      { kind: 'text', answers: [] },
    ])
    expect(JSON.stringify(read.tasks)).not.toMatch(/have been|"is_right":(true|false)/)
    expect(await student.read('/api/lab/999')).toMatchObject({ status: 404, code: 'unit_not_found' })
    const file = (id: number, on = unitID) => student.read(`/api/lab/${on}/files/${id}`)
    expect(await file(fileID, otherID)).toMatchObject({ status: 404, code: 'lab_file_not_found' })
    expect(await file(fileID)).toMatchObject({ status: 404, code: 'file_gone' })
  })

  it('counts a solved task for good; repeating an answer is not another try', async () => {
    const { taskID, ids } = choice
    expect((await answer(student, taskID, { answerIDs: [ids[1]] })).data).toEqual({
      is_right: false,
      tries: 1,
    })
    for (const _ of [1, 2])
      expect((await answer(student, taskID, { answerIDs: [ids[0]] })).data).toEqual({
        is_right: true,
        tries: 2,
      })
    expect((await answer(student, taskID, { answerIDs: [ids[1]] })).data).toEqual({
      is_right: false,
      tries: 3,
    })
    expect((await answer(student, words.taskID, { text: ' Have  been. ' })).data).toMatchObject({
      is_right: true,
    })
    const { tasks, tasks_done } = await unit()
    expect(tasks_done).toBe(2)
    expect(tasks[0]).toMatchObject({
      given: { answerIDs: [ids[1]] },
      is_right: false,
      is_done: true,
      tries: 3,
    })
    expect((await units()).units.map((each) => each.tasks_done)).toEqual([2, 0])
    expect((await units(other)).units.map((each) => each.tasks_done)).toEqual([0, 0])
    expect((await unit(other)).tasks[0]).toMatchObject({ given: null, is_done: false })
  })

  it('accepts only possible answers, in its own unit', async () => {
    const { taskID, ids } = choice
    for (const body of [{ answerIDs: ids }, { answerIDs: [999] }, { text: 'right' }])
      expect((await answer(student, taskID, body)).status).toBe(422)
    expect((await answer(student, words.taskID, { answerIDs: [ids[0]] })).status).toBe(422)
    expect(await answer(student, taskID, { answerIDs: [ids[0]] }, otherID)).toMatchObject({
      code: 'task_not_found',
    })
    expect(await sql('select from lab_answer')).toEqual([])
  })
})

describe('a slot', () => {
  it('is booked once, listed, and can be cancelled until two hours before', async () => {
    const slotID = await addSlot(unitID, 2, '10:00')
    for (const key of ['first-key', 'first-key', 'second-key'])
      expect(await book(student, slotID, key)).toMatchObject({
        status: 200,
        data: { slotID, start: '10:00' },
      })
    expect(await countBookings(slotID)).toBe(1)
    const [mine] = (await units()).bookings
    expect(mine).toMatchObject({ unitId: unitID, slotID, date: await today(2), room: null })
    expect(Date.parse(mine!.starts_at) - Date.parse(mine!.can_cancel_until!)).toBe(2 * 3_600_000)
    expect((await unit()).slots).toMatchObject([{ slotID, capacity: 10, free: 9 }])
    expect((await units()).units.map(({ free }) => free)).toEqual([9, 0])
    expect((await units()).units.map(({ next_free_at }) => next_free_at)).toEqual([mine!.starts_at, null])
    for (const _ of [1, 2]) expect((await cancel(student, mine!.bookingID)).status).toBe(200)
    expect(await countBookings(slotID)).toBe(0)
    expect((await units()).bookings).toEqual([])
    // A cancelled booking is not made again by a late repetition of its attempt.
    expect(await book(student, slotID, 'first-key')).toMatchObject({ status: 409, code: 'attempt_undone' })
    expect(await countBookings(slotID)).toBe(0)
    expect((await book(student, slotID, 'third-key')).status).toBe(200)
    expect(await countBookings(slotID)).toBe(1)
    const another = await addSlot(unitID, 3, '10:00')
    expect((await book(student, another, 'third-key')).status).toBe(409)
  })

  it('is refused when it has begun, belongs to another unit or overlaps a booking', async () => {
    const begun = await addSlot(unitID, 0, '00:00', 10, '23:59')
    const slotID = await addSlot(unitID, 2, '10:00')
    const [touches, overlaps] = [
      await addSlot(otherID, 2, '09:00', 5, '10:00'),
      await addSlot(otherID, 2, '10:00'),
    ]
    expect(await book(student, begun)).toMatchObject({ status: 409, code: 'slot_past' })
    expect(await book(student, slotID, undefined, otherID)).toMatchObject({
      status: 404,
      code: 'slot_not_found',
    })
    expect((await book(student, slotID)).status).toBe(200)
    expect((await book(student, touches, undefined, otherID)).status).toBe(200)
    const refused = { status: 409, code: 'slot_overlaps' }
    expect(await book(student, overlaps, undefined, otherID)).toMatchObject(refused)
  })

  it('is not cancelled by another student, nor too late', async () => {
    const slotID = await addSlot(unitID, 2, '10:00')
    const { bookingID } = (await book(student, slotID)).data
    const unknown = { status: 404, code: 'booking_not_found' }
    expect(await cancel(other, bookingID)).toMatchObject(unknown)
    expect(await cancel(student, bookingID, otherID)).toMatchObject(unknown)
    expect(await countBookings(slotID)).toBe(1)
    await sql(`update lab_slot set day = (now() at time zone 'Asia/Tbilisi' + interval '119 minutes')::date,
      ends = '23:59:59', starts = date_trunc('second', now() at time zone 'Asia/Tbilisi' + interval '119 minutes')::time`)
    expect(await cancel(student, bookingID)).toMatchObject({ status: 409, code: 'booking_late' })
    expect(await countBookings(slotID)).toBe(1)
  })

  it('with ten seats has ten bookings when sixty students ask for it', async () => {
    const slotID = await addSlot(unitID, 2, '10:00')
    const students = await Promise.all(Array.from({ length: 60 }, () => newStudent()))
    const answers = await Promise.all(students.map((each) => book(each, slotID)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === 'slot_full')).toHaveLength(50)
    expect(await countBookings(slotID)).toBe(10)
    const late = students[answers.findIndex(({ status }) => status !== 200)]!.studentID
    const insert = `insert into lab_booking (student_id, slot_id) values (${late}, ${slotID})`
    await expect(sql(insert)).rejects.toThrow('lab_bookings_within_capacity')
  })

  it("is not booked twice or overlapping by one student's simultaneous requests", async () => {
    const slots = [
      await addSlot(unitID, 2, '10:00'),
      await addSlot(unitID, 2, '10:30', 10, '11:20'),
      await addSlot(unitID, 2, '11:00'),
    ]
    await Promise.all([...slots, ...slots, ...slots].map((slotID) => book(student, slotID)))
    const { bookings } = await units()
    expect(bookings.length).toBeLessThanOrEqual(2)
    for (const [nth, { starts_at }] of bookings.entries())
      if (nth > 0)
        expect(Date.parse(starts_at)).toBeGreaterThanOrEqual(Date.parse(bookings[nth - 1]!.ends_at))
  })
})
