import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const { put, semesterID, subjectIDs } = university
const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()
let origin = ''
let headers: Record<string, string>
let studentID = 0
let exam = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  exam = await put('exam', {
    semester_id: semesterID,
    subject_id: subjectIDs[0],
    exam_type_id: 1,
    day: '2026-01-10',
    starts: '10:00',
    room_id: null,
  })
  await put('exam_submission_window', { exam_id: exam, starts_at: hours(-1), ends_at: hours(1) })
})
afterAll(() => app.close())
const enrolled = async () => {
  studentID = await university.addStudent()
  await put('registration', { student_id: studentID, semester_id: semesterID, subject_id: subjectIDs[0] })
  headers = { ...(await signIn(db, studentID)).headers, 'content-language': 'en' }
}
beforeEach(enrolled)

const window = (from: number, to: number) =>
  db.rows(
    { name: '', text: 'update exam_submission_window set starts_at = $2, ends_at = $3 where exam_id = $1' },
    [exam, hours(from), hours(to)],
  )
type File = readonly [content: Buffer, filename: string]
const send = async (files: readonly File[], key = 'attempt-one', id = exam) => {
  const form = new FormData()
  for (const [bytes, name] of files) form.append('files[]', new Blob([new Uint8Array(bytes)]), name)
  const reply = await fetch(`${origin}/api/exam-schedule/${id}/files`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: form,
  })
  const body = (await reply.json()) as { data?: { files: { filename: string }[] }; code?: string }
  return { status: reply.status, ...body }
}
const nothingLeft = async () =>
  expect((await listFiles(folder)).length).toBe(
    (await db.row<{ n: number }>({ name: '', text: 'select count(*)::int as n from stored_file' }))!.n,
  )
const [pdf, png] = [smallFiles['pdf']!, smallFiles['png']!]
const file: File = [pdf, 'ნაშრომი 🎓.pdf']

describe('uploadFiles', () => {
  it('accepts files of a distance exam while it runs, and lists them in the schedule', async () => {
    expect(await send([file, [png, '../page.png']])).toMatchObject({
      status: 200,
      data: { files: [{ filename: 'ნაშრომი 🎓.pdf', size: pdf.length }, { filename: 'page.png' }] },
    })
    const again = await send([file, [png, '../page.png']])
    expect(again.data!.files).toHaveLength(2)
    const { data } = (await app.inject({ url: '/api/exam-schedule', headers })).json()
    expect(data.exams).toMatchObject([
      { examScheduleID: exam, files: [{ filename: 'ნაშრომი 🎓.pdf' }, { mime: 'image/png' }] },
    ])
    expect(Date.parse(data.exams[0].upload_from)).toBeLessThan(Date.now())
    expect((await send(Array(8).fill(file), 'attempt-two')).data!.files).toHaveLength(10)
    expect(await send([file], 'attempt-three')).toMatchObject({ status: 409, code: 'too_many_files' })
    await nothingLeft()
  })

  it('submits once when the same attempt is sent twice at once', async () => {
    const both = await Promise.all([send([file]), send([file])])
    expect(both.map(({ data }) => data!.files.length)).toEqual([1, 1])
    await nothingLeft()
  })

  it("refuses before and after its time, a stranger's exam, and an exam in a room", async () => {
    await window(1, 2)
    expect(await send([file])).toMatchObject({ status: 423, code: 'hand_in_soon' })
    await window(-2, -0.01)
    expect(await send([file])).toMatchObject({ status: 423, code: 'hand_in_over' })
    // Without a window of its own it is the exam's own two hours, at the university.
    await db.rows({ name: '', text: 'delete from exam_submission_window' })
    expect(await send([file])).toMatchObject({ status: 423, code: 'hand_in_over' })
    await db.rows(
      {
        name: '',
        text: `update exam set day = (now() - interval '119 minutes') at time zone 'Asia/Tbilisi',
        starts = date_trunc('minute', (now() - interval '119 minutes') at time zone 'Asia/Tbilisi') where id = $1`,
      },
      [exam],
    )
    expect((await send([file], 'attempt-four')).status).toBe(200)
    await put('exam_submission_window', { exam_id: exam, starts_at: hours(-1), ends_at: hours(1) })
    const room = await put('room', { name: 'B-9' })
    await put('exam_seat', { exam_id: exam, student_id: studentID, room_id: room })
    expect(await send([file], 'attempt-five')).toMatchObject({ status: 403, code: 'not_at_distance' })
    headers = { ...(await signIn(db, await university.addStudent())).headers }
    expect(await send([file])).toMatchObject({ status: 404, code: 'no_such_exam' })
    await nothingLeft()
  })

  // spec 2.18.4, 9.4
  it('refuses a wrong type under a right name, an empty file, none at all, and one byte beyond 30 MB', async () => {
    expect(await send([[pdf, 'photo.png']])).toMatchObject({ status: 415, code: 'wrong_file' })
    expect(await send([[Buffer.from('hello'), 'notes.txt']])).toMatchObject({
      status: 415,
      code: 'wrong_file',
    })
    expect(await send([[Buffer.alloc(0), 'a.pdf']])).toMatchObject({ status: 422 })
    expect(await send([])).toMatchObject({ status: 422 })
    const limit = 30 * 1024 * 1024
    const whole = Buffer.concat([pdf, Buffer.alloc(limit - pdf.length, 0x20)])
    expect(await send([[Buffer.concat([whole, Buffer.from(' ')]), 'a.pdf']])).toMatchObject({
      status: 413,
      code: 'file_too_large',
    })
    expect((await send([[whole, 'a.pdf']])).status).toBe(200)
    await nothingLeft()
  })
})
