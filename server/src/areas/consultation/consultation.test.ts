import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { consultation } from '#contract/administration/consultation.ts'
import type { consultationStaff } from '#contract/staff/consultation-staff.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const sql = (text: string, values: unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)

type Page = z.output<typeof consultation.times.reply>
type Times = z.output<typeof consultationStaff.times.reply>
const path = '/api/psychologist-consultation'
const read = async (student: TestStudent) => (await student.read<Page>(path)).data
const book = (student: TestStudent, slotID: number, more: object = {}, key?: string) =>
  student.send<Page['bookings'][number]>('POST', path, { slotID, ...more }, 'en', key)
const cancel = (student: TestStudent, id: number) => student.send<'ok'>('DELETE', `${path}/${id}`)
const newStudent = async () => testStudent(app, db, await university.addStudent())

let counsellors = 0
/** A psychologist with the headers of their session. */
const newCounsellor = async () => {
  counsellors += 1
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { role_id: 'counsellor' })
  const names = { name_ka: `ფსიქოლოგი ${counsellors}`, name_en: `Psychologist ${counsellors}` }
  const bookableID = await university.put('bookable', {
    kind: 'consultation',
    ...names,
    staff_member_id: staffID,
  })
  const headers = { ...(await staff.signIn(staffID)), 'content-language': 'en' }
  const call = async <Data>(method: 'GET' | 'POST' | 'DELETE', url = '', payload?: object) => {
    const reply = await app.inject({
      method,
      url: `/api/staff/consultations${url}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, ...reply.json<{ data: Data; code?: string }>() }
  }
  const addTime = async (daysAhead: number, starts = '10:00', ends = '10:50') =>
    university.put('booking_time', {
      bookable_id: bookableID,
      day: await university.today(daysAhead),
      starts,
      ends,
    })
  return { staffID, bookableID, call, addTime }
}

describe('a consultation', () => {
  it('is booked, confirmed with its place, and read by nobody else', async () => {
    const counsellor = await newCounsellor()
    const slotID = await counsellor.addTime(5)
    const [student, other] = [await newStudent(), await newStudent()]
    expect((await read(student)).slots.map((slot) => slot.slotID)).toContain(slotID)
    const made = await book(student, slotID, { is_online: true, text: '<b>I cannot sleep</b>' })
    expect(made).toMatchObject({
      status: 200,
      data: { slotID, status: 'sent', is_online: true, place: null, email: expect.stringContaining('@') },
    })
    expect((await read(other)).slots.map((slot) => slot.slotID)).not.toContain(slotID)
    expect((await read(other)).bookings).toEqual([])

    const { data } = await counsellor.call<Times>('GET')
    expect(data.waiting).toBe(1)
    expect(data.times).toMatchObject([
      { slotID, booking: { bookingID: made.data.bookingID, text: '<b>I cannot sleep</b>', status: 'sent' } },
    ])
    const otherStudent = await newCounsellor()
    expect((await otherStudent.call<Times>('GET')).data.times).toEqual([])
    const answer = { decision: 'confirmed', text: 'https://meet.example/1' }
    expect((await otherStudent.call('POST', `/${made.data.bookingID}/answer`, answer)).status).toBe(404)
    expect((await counsellor.call('POST', `/${made.data.bookingID}/answer`, answer)).status).toBe(200)
    expect((await read(student)).bookings).toMatchObject([
      { status: 'confirmed', place: 'https://meet.example/1', reason: null, text: '<b>I cannot sleep</b>' },
    ])
  })

  it('leaves nothing of it in the audit, the inbox, the notifications and the search of staff', async () => {
    const counsellor = await newCounsellor()
    const student = await newStudent()
    const secret = 'something very private'
    const { data } = await book(student, await counsellor.addTime(6), { text: secret })
    await counsellor.call('POST', `/${data.bookingID}/answer`, { decision: 'rejected', text: secret })
    const rows = await sql('select * from audit where staff_member_id = $1', [counsellor.staffID])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ entity: 'booking', student_id: null, before: null, after: null })
    expect(JSON.stringify(await sql('select * from inbox'))).not.toContain(String(student.studentID))
    expect(
      await sql('select * from notification_recipient where student_id = $1', [student.studentID]),
    ).toEqual([])
    for (const table of ['audit', 'staff_answer', 'outbox'])
      expect(JSON.stringify(await sql(`select * from ${table}`)), table).not.toContain(secret)
  })

  it('is booked by one of many who ask at once', async () => {
    const counsellor = await newCounsellor()
    const slotID = await counsellor.addTime(7)
    const students = await Promise.all(Array.from({ length: 12 }, newStudent))
    const replies = await Promise.all(students.map((student) => book(student, slotID)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['time_taken']),
    )
  })

  it('is either booked or closed, whichever comes first', async () => {
    const counsellor = await newCounsellor()
    for (let nth = 0; nth < 6; nth += 1) {
      const slotID = await counsellor.addTime(9 + nth)
      const student = await newStudent()
      const [booked, closed] = await Promise.all([
        book(student, slotID),
        counsellor.call('DELETE', `/${slotID}`),
      ])
      expect([booked.status, closed.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })

  it('is not closed by a request that waited until it was booked', async () => {
    const counsellor = await newCounsellor()
    const slotID = await counsellor.addTime(20)
    const student = await newStudent()
    const closed = await overtake(db, {
      lock: 'select from booking_time where id = $1 for update',
      values: [slotID],
      begin: () => counsellor.call('DELETE', `/${slotID}`),
      meanwhile: (tx) =>
        tx.rows(
          {
            name: '',
            text: `select * from book($1, 'consultation', null, $2, null, null, null, false, 'a text', null)`,
          },
          [student.studentID, slotID],
        ),
    })
    expect(closed).toMatchObject({ status: 409, code: 'time_booked' })
  })

  it('is booked once by a repeated attempt', async () => {
    const counsellor = await newCounsellor()
    const [slotID, otherID] = [await counsellor.addTime(8), await counsellor.addTime(8, '12:00', '12:50')]
    const student = await newStudent()
    const key = 'a-key-of-one-attempt'
    const [first, again] = [await book(student, slotID, {}, key), await book(student, slotID, {}, key)]
    expect([again.status, again.data.bookingID]).toEqual([200, first.data.bookingID])
    expect((await book(student, otherID, {}, key)).code).toBe('key_of_another')
  })

  it('is one of two at a time, and not of a time that is past, taken away or of another school', async () => {
    const counsellor = await newCounsellor()
    const times = [await counsellor.addTime(9), await counsellor.addTime(10), await counsellor.addTime(11)]
    const student = await newStudent()
    const first = await book(student, times[0]!)
    expect((await book(student, times[1]!)).status).toBe(200)
    expect((await book(student, times[2]!)).code).toBe('too_many_consultations')
    await cancel(student, first.data.bookingID)
    expect((await book(student, times[2]!)).status).toBe(200)

    const other = await newStudent()
    expect((await book(other, await counsellor.addTime(-1))).code).toBe('time_past')
    const closedID = await counsellor.addTime(12)
    expect((await counsellor.call('DELETE', `/${closedID}`)).status).toBe(200)
    expect((await book(other, closedID)).code).toBe('time_unknown')
    const school = await university.put('school', { name_ka: 'სხვა', name_en: 'Another' })
    await university.change('bookable', counsellor.bookableID, { school_id: school })
    expect((await book(other, times[0]!)).code).toBe('time_unknown')
    expect((await read(other)).slots.map(({ slotID }) => slotID)).not.toContain(times[0])
  })

  it('is cancelled by its student only, again too, until some hours before it', async () => {
    const counsellor = await newCounsellor()
    const slotID = await counsellor.addTime(13)
    const [student, other] = [await newStudent(), await newStudent()]
    const { data } = await book(student, slotID)
    expect((await cancel(other, data.bookingID)).code).toBe('booking_unknown')
    await counsellor.call('POST', `/${data.bookingID}/answer`, { decision: 'confirmed', text: 'B-1' })
    expect((await cancel(student, data.bookingID)).status).toBe(200)
    expect((await cancel(student, data.bookingID)).status).toBe(200)
    expect((await read(student)).bookings).toEqual([])
    expect((await read(other)).slots.map((slot) => slot.slotID)).toContain(slotID)
    expect(
      (await counsellor.call('POST', `/${data.bookingID}/answer`, { decision: 'confirmed', text: 'B-1' }))
        .code,
    ).toBe('consultation_closed')

    const soon = await book(other, slotID)
    await sql(
      `update booking set day = d.day, starts = d.starts, ends = d.starts + interval '5 minutes' from (
        select (at)::date as day, (at)::time as starts from (
          select date_trunc('hour', now() at time zone 'Asia/Tbilisi' + interval '3 hours') as at) a) d
      where id = $1`,
      [soon.data.bookingID],
    )
    expect((await cancel(other, soon.data.bookingID)).code).toBe('too_late_to_cancel')
  })
})

describe('times', () => {
  it('are opened on weekdays, and those that are open already are skipped', async () => {
    const counsellor = await newCounsellor()
    const [from, to] = [await university.today(1), await university.today(14)]
    const body = { from, to, weekdays: [1, 3], start: '10:00', end: '12:30', minutes: 60 }
    expect(await counsellor.call('POST', '', body)).toMatchObject({ data: { added: 8, skipped: 0 } })
    expect(await counsellor.call('POST', '', { ...body, minutes: 30 })).toMatchObject({
      data: { added: 4, skipped: 16 },
    })
    const { data } = await counsellor.call<Times>('GET', `?from=${from}`)
    expect(data.times).toHaveLength(12)
    const wrong = [
      [{ from: await university.today(-1) }, 'from'],
      [{ to: await university.today(0) }, 'to'],
      [{ to: await university.today(400) }, 'to'],
      [{ end: '09:00' }, 'end'],
      [{ minutes: 200 }, 'minutes'],
    ] as const
    for (const [change, field] of wrong) {
      const reply = await counsellor.call<object>('POST', '', { ...body, ...change })
      expect([reply.status, Object.keys(reply.data)], field).toEqual([422, [field]])
    }
  })

  it('do not overlap when two requests open them at once', async () => {
    const counsellor = await newCounsellor()
    const day = await university.today(21)
    const body = {
      from: day,
      to: day,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      start: '10:30',
      end: '11:30',
      minutes: 60,
    }
    const reply = await overtake(db, {
      lock: 'select from bookable where id = $1 for no key update',
      values: [counsellor.bookableID],
      begin: () => counsellor.call('POST', '', body),
      meanwhile: (tx) =>
        tx.rows(
          {
            name: '',
            text: `insert into booking_time (bookable_id, day, starts, ends) values ($1, $2::date, '10:00', '11:00')`,
          },
          [counsellor.bookableID, day],
        ),
    })
    expect(reply).toMatchObject({ data: { added: 0, skipped: 1 } })
  })

  it('that are booked are not taken away, and others can be opened again', async () => {
    const counsellor = await newCounsellor()
    const slotID = await counsellor.addTime(20)
    const student = await newStudent()
    const { data } = await book(student, slotID)
    expect((await counsellor.call('DELETE', `/${slotID}`)).code).toBe('time_booked')
    await counsellor.call('POST', `/${data.bookingID}/answer`, { decision: 'rejected', text: 'I am away' })
    expect((await counsellor.call('DELETE', `/${slotID}`)).status).toBe(200)
    expect((await read(student)).bookings).toMatchObject([{ status: 'rejected', reason: 'I am away' }])
    expect((await counsellor.call('DELETE', `/${slotID}`)).status).toBe(404)
    const day = await university.today(20)
    const again = {
      from: day,
      to: day,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      start: '10:00',
      end: '10:50',
      minutes: 50,
    }
    expect(await counsellor.call('POST', '', again)).toMatchObject({ data: { added: 1, skipped: 0 } })
    expect((await read(await newStudent())).slots.map((slot) => slot.slotID)).toContain(slotID)
  })
})
