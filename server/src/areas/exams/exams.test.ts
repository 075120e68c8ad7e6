import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { exams } from '#contract/studies/exams.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { subjectIDs, groupIDs, semesterID, put, today, studentID } = university
const student = await testStudent(app, db, studentID)

type Exams = z.output<typeof exams.schedule.reply>
const read = async (who = student) => (await who.read<Exams>('/api/exam-schedule')).data

describe('schedule', () => {
  // spec 2.18, 9.4
  it("gives the exams of the student's subjects, in a room or at a distance, of two hours", async () => {
    await university.openWindow({ step: 2, from: -1, to: 1 })
    expect(await read()).toMatchObject({
      exams: [],
      registration_deadline: null,
      is_seen: false,
      changes: [],
    })
    for (const group of [groupIDs[0], groupIDs[1]]) expect((await student.choose([group])).status).toBe(200)
    const room = await put('room', { name: 'B-2' })
    const exam = async (subject: number, days: number, columns: object) =>
      put('exam', {
        semester_id: semesterID,
        subject_id: subject,
        exam_type_id: 2,
        day: await today(days),
        ...columns,
      })
    const second = await exam(subjectIDs[1], 20, { starts: '12:00', room_id: university.distanceRoomID })
    const first = await exam(subjectIDs[0], 10, { starts: '10:00', room_id: university.distanceRoomID })
    await exam(subjectIDs[2], 11, { starts: '10:00' })
    await put('exam_seat', { exam_id: first, student_id: studentID, room_id: room, seat: '12' })
    await put('exam_registration', {
      semester_id: semesterID,
      deadline: '2026-06-08',
      text_ka: '8 ივნისი',
      text_en: '8 June',
    })
    const mine = await read()
    expect(mine).toMatchObject({ registration_deadline: '8 ივნისი', registration_deadlineeng: '8 June' })
    expect(mine.exams).toMatchObject([
      {
        examScheduleID: first,
        subjecteng: 'Subject 1',
        duration: 120,
        room: 'B-2',
        seat: '12',
        is_distance: false,
      },
      { examScheduleID: second, examTypeeng: 'Final exam', room: null, seat: null, is_distance: true },
    ])

    const see = (version: string) => student.send('POST', '/api/exam-schedule/seen', { version })
    expect(await see(mine.version)).toMatchObject({ status: 200 })
    await university.change('exam', second, { starts: '15:00' })
    const moved = await read()
    const { date, duration, room: no, subject, subjecteng, examType, examTypeeng } = mine.exams[1]!
    const names = { subject, subjecteng, examType, examTypeeng }
    expect(moved).toMatchObject({ is_seen: false })
    const uploads = ({ upload_from, upload_until }: Exams['exams'][number]) => ({ upload_from, upload_until })
    const unchanged = { date, duration, room: no, seat: null }
    expect(moved.changes).toEqual([
      {
        kind: 'exam',
        examScheduleID: second,
        ...names,
        before: { ...unchanged, start: '12:00', ...uploads(mine.exams[1]!) },
        after: { ...unchanged, start: '15:00', ...uploads(moved.exams[1]!) },
      },
    ])
    expect(await see(mine.version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await see(moved.version)).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })

    // A changed duration or a cancelled exam is reported; one that went with its subject is not.
    await university.change('exam', second, { duration: 180 })
    expect((await read()).changes).toMatchObject([{ before: { duration }, after: { duration: 180 } }])
    await university.change('exam', second, { duration })
    // A changed upload time is reported as well.
    const ends_at = `${date}T23:00:00+04:00`
    await put('exam_submission_window', { exam_id: second, starts_at: `${date}T15:00:00+04:00`, ends_at })
    const [longer] = (await read()).changes
    expect(longer).toMatchObject({ kind: 'exam' })
    expect(Date.parse((longer!.after as { upload_until: string }).upload_until)).toBe(Date.parse(ends_at))
    await db.rows({ name: '', text: 'delete from exam_submission_window' })
    const remove = (table: string, column: string, id: number) =>
      db.rows({ name: '', text: `delete from ${table} where ${column} = $1` }, [id])
    await remove('exam', 'id', second)
    const before = { ...unchanged, start: '15:00', ...uploads(moved.exams[1]!) }
    expect((await read()).changes).toEqual([
      { kind: 'exam', examScheduleID: second, ...names, before, after: null },
    ])
    await remove('exam_seat', 'exam_id', first)
    await remove('exam', 'id', first)
    expect((await read()).changes).toHaveLength(2)
    await db.rows({ name: '', text: 'delete from registration where student_id = $1 and subject_id = $2' }, [
      student.studentID,
      mine.exams[0]!.subjectID,
    ])
    expect((await read()).changes).toMatchObject([{ examScheduleID: second }])
    expect((await read(await testStudent(app, db, await university.addStudent()))).exams).toEqual([])
  })

  it('reports a changed registration deadline until it is seen, and none of another semester', async () => {
    const text = (ka: string | null, en: string | null) =>
      db.rows({ name: '', text: 'update exam_registration set text_ka = $1, text_en = $2' }, [ka, en])
    const see = async () => {
      const { version } = await read()
      return student.send('POST', '/api/exam-schedule/seen', { version })
    }
    expect(await see()).toMatchObject({ status: 200 })
    await text('9 ივნისი', '9 June')
    const phrase = (ka: string | null, en: string | null) => ({
      registration_deadline: ka,
      registration_deadlineeng: en,
    })
    const moved = {
      kind: 'registration',
      before: phrase('8 ივნისი', '8 June'),
      after: phrase('9 ივნისი', '9 June'),
    }
    expect(await read()).toMatchObject({ is_seen: false, changes: [moved] })
    expect(await see()).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })
    await university.inNextSemester(async (semester_id) => {
      const of = { semester_id, deadline: '2027-06-08', text_ka: '8 ივნისი', text_en: '8 June' }
      await put('exam_registration', of)
      expect(await read()).toMatchObject({ registration_deadlineeng: '8 June', changes: [] })
    })
    await db.rows({ name: '', text: 'delete from exam_registration' })
    expect(await read()).toMatchObject({
      changes: [{ ...moved, before: moved.after, after: phrase(null, null) }],
    })
  })

  // spec 7.7
  it('gives no exams, but the kinds and rules, without a current semester', async () => {
    await db.rows({ name: '', text: 'update semester set is_current = false' })
    expect(await read()).toMatchObject({ exams: [] })
    const types = await student.read<{ types: unknown[] }>('/api/exam-schedule/types')
    expect(types.data.types).toHaveLength(4)
    const rules = await student.read<{ texteng: string }>('/api/exam-schedule/examInstructions')
    expect(rules.data.texteng).toContain('The exam takes 2 hours')
  })
})
