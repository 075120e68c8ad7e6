import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { camera } from '#contract/campus/camera.ts'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

type Page = z.output<typeof camera.requests.reply>
type Request = Page['requests'][number]
const read = async (student: TestStudent, path = 'cam-requests') =>
  (await student.read<Page>(`/api/${path}`)).data
const newStudent = async (columns: object = {}) =>
  testStudent(app, db, await university.addStudent({ ...columns }))
let cameras = 0
const addCamera = (columns: object = {}) => {
  cameras += 1
  return university.put('bookable', {
    kind: 'camera',
    name_ka: `კამერა ${cameras}`,
    name_en: `Camera ${cameras}`,
    ...columns,
  })
}
const send = async (
  student: TestStudent,
  equipmentIDs: readonly number[],
  more: object = {},
  { path = 'cam-requests', key }: { readonly path?: string; readonly key?: string } = {},
) => {
  const body = {
    equipmentIDs,
    date: await university.today(4),
    start: '10:00',
    end: '12:00',
    purpose: 'a film',
    ...more,
  }
  return student.send<Request>('POST', `/api/${path}`, body, 'en', key)
}
const cancel = (student: TestStudent, id: number) => student.send<'ok'>('DELETE', `/api/cam-requests/${id}`)

describe('a request for cameras', () => {
  it('is listed with what was asked for, and leaves the list but not the history when it is cancelled', async () => {
    const cameraID = await addCamera({ description_en: 'Full HD', capacity: 2 })
    const [student, other] = [await newStudent(), await newStudent()]
    expect((await read(student)).equipment).toContainEqual(
      expect.objectContaining({ equipmentID: cameraID, count: 2, descriptioneng: 'Full HD' }),
    )
    const { data } = await send(student, [cameraID], { purpose: '<b>a film</b>' })
    expect((await read(student)).requests).toMatchObject([
      {
        requestID: data.requestID,
        status: 'sent',
        purpose: '<b>a film</b>',
        equipment: [{ equipmentID: cameraID }],
      },
    ])
    expect((await read(other)).requests).toEqual([])
    expect((await cancel(other, data.requestID)).code).toBe('request_unknown')
    expect((await cancel(student, data.requestID)).status).toBe(200)
    expect((await cancel(student, data.requestID)).status).toBe(200)
    expect(await read(student)).toMatchObject({
      requests: [],
      cancelled: [
        { requestID: data.requestID, purpose: '<b>a film</b>', equipment: [{ equipmentID: cameraID }] },
      ],
    })
    expect((await read(other)).cancelled).toEqual([])
  })

  it('is never granted more often than there is of it, however many ask at once', async () => {
    const cameraID = await addCamera({ capacity: 3 })
    const students = await Promise.all(Array.from({ length: 15 }, () => newStudent()))
    const replies = await Promise.all(
      // Some begin when others are half over.
      students.map((student, nth) =>
        send(student, [cameraID], nth % 2 === 0 ? {} : { start: '11:00', end: '13:00' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = replies.find(({ status }) => status !== 200)!
    expect(refused).toMatchObject({ status: 409, code: 'equipment_taken' })
    expect(refused.message).toContain(`Camera ${cameras}`)
    // A time that begins when the others end does not overlap them.
    expect((await send(students[0]!, [cameraID], { start: '13:00', end: '14:00' })).status).toBe(200)
  })

  it('is all that was asked for, or nothing', async () => {
    const [free, taken] = [await addCamera(), await addCamera()]
    expect((await send(await newStudent(), [taken])).status).toBe(200)
    const student = await newStudent()
    expect((await send(student, [free, taken])).code).toBe('equipment_taken')
    expect((await read(student)).requests).toEqual([])
    expect((await send(await newStudent(), [free])).status).toBe(200)
  })

  it('is sent once by a repeated attempt, and refused with its reason', async () => {
    const cameraID = await addCamera({ capacity: 20 })
    const student = await newStudent()
    const key = 'one-attempt-of-a-request'
    const [first, again] = [
      await send(student, [cameraID], {}, { key }),
      await send(student, [cameraID], {}, { key }),
    ]
    expect(again.data.requestID).toBe(first.data.requestID)
    expect((await send(student, [cameraID], { start: '09:00' }, { key })).code).toBe('key_of_another')
    const refused = [
      [[999_999], {}, 'equipment_unknown'],
      [[await addCamera({ is_open: false })], {}, 'equipment_unknown'],
      [[cameraID], { date: await university.today(-1) }, 'time_past'],
    ] as const
    for (const [equipment, change, code] of refused)
      expect((await send(student, equipment, change)).code, code).toBe(code)
    for (const change of [{ end: '10:00' }, { date: await university.today(90) }, { purpose: ' ' }])
      expect((await send(student, [cameraID], change)).status).toBe(422)
    for (let nth = 0; nth < 4; nth += 1) await send(student, [cameraID])
    expect((await send(student, [cameraID])).code).toBe('too_many_requests')
  })

  it('of the school of cinematography is for its students', async () => {
    const [student, other] = [
      await newStudent(),
      await newStudent({
        programme_id: await university.addProgramme('Film', {
          school_id: await university.put('school', { name_ka: 'კინო', name_en: 'Cinema' }),
        }),
      }),
    ]
    const path = 'cinematography-cam-requests'
    const cameraID = await addCamera({ kind: 'cinematography', school_id: university.schoolID })
    expect((await read(student, path)).equipment).toMatchObject([{ equipmentID: cameraID }])
    expect((await read(student)).equipment.map(({ equipmentID }) => equipmentID)).not.toContain(cameraID)
    expect(await other.read(`/api/${path}`)).toMatchObject({ status: 403, code: 'not_of_cinematography' })
    expect((await send(other, [cameraID], {}, { path })).status).toBe(403)
    expect((await send(student, [cameraID])).code).toBe('equipment_unknown')
    expect((await send(student, [cameraID], {}, { path })).status).toBe(200)
  })
})

describeAnswering<{ student: TestStudent }>({
  app,
  db,
  university,
  kind: 'camera_request',
  path: 'camera-requests',
  addEntry: async () => {
    const student = await newStudent()
    const { data } = await send(student, [await addCamera()])
    return { student, id: data.requestID }
  },
  decisions: ['confirmed', 'rejected'],
  read: async ({ student }) =>
    (await read(student)).requests.map(({ status, reason }) => ({ status, reason })),
  before: [{ status: 'sent', reason: null }],
  after: [{ status: 'confirmed', reason: 'the answer' }],
})

describe('undoing a rejected request', () => {
  const staff = testStaff(db)
  it('waits for a booking that is being made, and then does not take what is gone', async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'registrar' })
    const headers = { ...(await staff.signIn(staffID)), 'content-language': 'en' }
    const cameraID = await addCamera({ capacity: 1 })
    const first = await newStudent()
    const { requestID } = (await send(first, [cameraID])).data
    const call = async (path: string, payload: object) => {
      const url = `/api/staff/camera-requests/${requestID}/${path}`
      const reply = await app.inject({ method: 'POST', url, headers, payload })
      return reply.json<{ data: { answerID: number }; code?: string }>()
    }
    const entry = await app.inject({ url: `/api/staff/camera-requests/${requestID}`, headers })
    const { version } = entry.json().data
    const { answerID } = (await call('answer', { version, decision: 'rejected', text: 'why' })).data

    const other = new pg.Client({ connectionString: db.url })
    await other.connect()
    await other.query('begin')
    const { rows } = await other.query(
      `select outcome from book($1, 'camera', $2, null, $3, '11:00', '13:00', false, 'a film', null)`,
      [await university.addStudent(), [cameraID], await university.today(4)],
    )
    expect(rows).toEqual([{ outcome: 'ok' }])
    let isOver = false
    const undoing = call('undo', { answerID }).finally(() => (isOver = true))
    await expect
      .poll(async () =>
        db.rows({
          name: '',
          text: `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        }),
      )
      .toHaveLength(1)
    expect(isOver).toBe(false)
    await other.query('commit')
    await other.end()
    expect((await undoing).code).toBe('undo_impossible')
    expect((await read(first)).requests).toMatchObject([{ status: 'rejected' }])
  })
})
