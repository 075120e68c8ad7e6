import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { notifications } from '#contract/account/notifications.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addStudent, addSubject, semesterID, put } = university
await university.openWindow({ step: 2, from: -1, to: 10 })

const sql = (text: string, values: unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)
/** Statements of one transaction. */
const together = (...statements: readonly (readonly [text: string, values?: unknown[]])[]) =>
  db.transaction(async (tx) => {
    for (const [text, values = []] of statements) await tx.rows({ name: '', text }, values)
  })

type List = z.output<typeof notifications.list.reply>
const list = async (student: TestStudent, query = '') =>
  (await student.read<List>(`/api/notifications${query}`)).data
const titles = async (student: TestStudent) => (await list(student)).items.map(({ titleeng }) => titleeng)
const count = async (student: TestStudent) =>
  (await student.read<{ notifications: number }>('/api/notifications/new')).data.notifications
const seeAll = (student: TestStudent) => student.send<{ seen: number }>('POST', '/api/notifications')

const newStudent = async () => testStudent(app, db, await addStudent())
/** Students with a seat in a new group. */
const newGroup = async (size: number) => {
  const subjectID = await addSubject()
  const groupID = await addGroup({ subjectID, meetings: [[1, '10:00', '10:50']] })
  const students: TestStudent[] = []
  for (let nth = 0; nth < size; nth += 1) {
    const student = await newStudent()
    expect((await student.choose([groupID])).status).toBe(200)
    students.push(student)
  }
  return { subjectID, groupID, students }
}
let events = 0
const addNotification = async (students: readonly TestStudent[]) => {
  events += 1
  await sql(`select add_notification('mark', $1, $2, '{}', $3)`, [
    `test ${events}`,
    university.subjectIDs[0],
    students.map(({ studentID }) => studentID),
  ])
}

describe('notifications', () => {
  it('are listed newest first, 20 a page, and at most 100', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    for (let nth = 0; nth < 23; nth += 1) await addNotification([student])
    const first = await list(student)
    expect(first).toMatchObject({ total: 23, page: 1, perPage: 20 })
    const ids = first.items.map(({ notificationID }) => notificationID)
    expect(ids).toHaveLength(20)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect((await list(student, '?page=2')).items).toHaveLength(3)
    expect((await list(student, '?page=5&per_page=5')).items).toHaveLength(3)
    expect((await student.read('/api/notifications?per_page=101')).status).toBe(422)
    expect((await list(other)).total).toBe(0)
  })

  it('are seen by opening one, or all at once, by their student only', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    for (let nth = 0; nth < 3; nth += 1) await addNotification([student, other])
    const [newest] = (await list(student)).items
    expect(newest!.seen).toBe(false)
    const one = await student.read<List['items'][number]>(`/api/notifications/${newest!.notificationID}`)
    expect(one.data).toMatchObject({ notificationID: newest!.notificationID, seen: true })
    expect([await count(student), await count(other)]).toEqual([2, 3])
    expect((await seeAll(student)).data).toEqual({ seen: 2 })
    expect((await seeAll(student)).data).toEqual({ seen: 0 })
    expect([await count(student), await count(other)]).toEqual([0, 3])
    const third = await newStudent()
    for (const id of [newest!.notificationID, 999_999])
      expect(await third.read(`/api/notifications/${id}`)).toMatchObject({ status: 404 })
  })

  it('are counted with the agenda', async () => {
    const student = await newStudent()
    await addNotification([student])
    const { data } = await student.read<{ new_notifications: number; new_messages: number }>('/api/agenda')
    expect(data).toMatchObject({ new_notifications: 1, new_messages: 0 })
  })
})

describe('a change of the timetable', () => {
  it('is one notification, however it is written, for those who have a seat', async () => {
    const { groupID, students } = await newGroup(2)
    const outsider = await newStudent()
    await together(
      ['delete from group_meeting where group_id = $1', [groupID]],
      [
        `insert into group_meeting (group_id, position, weekday, starts, ends) values ($1, 0, 2, '12:00', '12:50')`,
        [groupID],
      ],
      [`update group_meeting set starts = '12:10' where group_id = $1`, [groupID]],
    )
    for (const student of students) {
      const { items } = await list(student)
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({
        kind: 'timetable',
        titleeng: expect.stringMatching(/: new times$/),
        texteng: expect.stringContaining('Monday 10:00–10:50, remotely → Tuesday 12:10–12:50, remotely'),
        text: expect.stringContaining('ორშაბათი 10:00–10:50, დისტანციურად → სამშაბათი'),
        link: '/schedule',
        seen: false,
      })
    }
    expect((await list(outsider)).total).toBe(0)
    expect(await sql('select * from timetable_change')).toEqual([])
  })

  it('that is written as it was is none, and neither is one that is rolled back', async () => {
    const { groupID, students } = await newGroup(1)
    await together(
      ['delete from group_meeting where group_id = $1', [groupID]],
      [
        `insert into group_meeting (group_id, position, weekday, starts, ends) values ($1, 0, 1, '10:00', '10:50')`,
        [groupID],
      ],
    )
    await expect(
      together([`update group_meeting set weekday = 5 where group_id = $1`, [groupID]], ['select 1 / 0']),
    ).rejects.toThrow('division by zero')
    expect((await list(students[0]!)).total).toBe(0)
  })

  it('on one date says that date, and says when it is undone', async () => {
    const { groupID, students } = await newGroup(1)
    const student = students[0]!
    await sql(`insert into meeting_move (group_id, position, day) values ($1, 0, '2026-12-14')`, [groupID])
    await sql(
      `update meeting_move set new_day = '2026-12-16', starts = '16:00', ends = '16:50' where group_id = $1`,
      [groupID],
    )
    await sql('delete from meeting_move where group_id = $1', [groupID])
    const texts = (await list(student)).items.map(({ texteng }) => texteng.replace(/^[^:]+: /, ''))
    expect(texts).toEqual([
      '14 December: at the usual time',
      '14 December → 16 December, 16:00, remotely',
      '14 December: does not take place',
    ])
  })

  it('that closes a group leads to registration', async () => {
    const { groupID, students } = await newGroup(1)
    await sql('update study_group set is_open = false, must_change = true where id = $1', [groupID])
    expect((await list(students[0]!)).items).toMatchObject([
      { titleeng: expect.stringMatching(/your group was closed$/), link: '/registration' },
    ])
  })
})

describe('an exam', () => {
  it('that is moved is one notification with the time before and now', async () => {
    const { subjectID, students } = await newGroup(1)
    const exam_type_id = 1
    const exam = { semester_id: semesterID, subject_id: subjectID, exam_type_id, day: '2026-12-01' }
    const examID = await put('exam', { ...exam, starts: '10:00' })
    await together(
      [`update exam set day = '2026-12-02' where id = $1`, [examID]],
      [`update exam set starts = '12:00' where id = $1`, [examID]],
    )
    // Nothing that the student reads has changed.
    await sql('update exam set starts = starts, duration = 90 where id = $1', [examID])
    expect((await list(students[0]!)).items).toMatchObject([
      {
        kind: 'exam',
        texteng: 'Midterm exam: 1 December, 10:00 → 2 December, 12:00',
        link: `/exam-schedule?exam=${examID}`,
      },
    ])
  })

  it('in another room concerns those who have no seat elsewhere', async () => {
    const { subjectID, students } = await newGroup(2)
    const [inRoom, elsewhere] = students as [TestStudent, TestStudent]
    const exam = { semester_id: semesterID, subject_id: subjectID, exam_type_id: 1, day: '2026-12-01' }
    const examID = await put('exam', { ...exam, starts: '10:00' })
    const [room_id, other] = [await put('room', { name: 'E-1' }), await put('room', { name: 'E-2' })]
    await sql('insert into exam_seat (exam_id, student_id, room_id) values ($1, $2, $3)', [
      examID,
      elsewhere.studentID,
      other,
    ])
    await sql('update exam set room_id = $2 where id = $1', [examID, room_id])
    const texts = async (student: TestStudent) => (await list(student)).items.map(({ texteng }) => texteng)
    expect(await texts(inRoom)).toEqual([
      'Midterm exam: 1 December, 10:00, remotely → 1 December, 10:00, E-1',
    ])
    expect(await texts(elsewhere)).toEqual([])
    await together(
      [`update exam set day = '2026-12-03' where id = $1`, [examID]],
      ['update exam set room_id = $2 where id = $1', [examID, other]],
    )
    expect((await texts(inRoom))[0]).toBe('Midterm exam: 1 December, 10:00, E-1 → 3 December, 10:00, E-2')
    expect(await texts(elsewhere)).toEqual(['Midterm exam: 1 December, 10:00 → 3 December, 10:00'])
    const distance = await put('room', { name: '559', is_distance: true })
    await sql('update exam set room_id = $2 where id = $1', [examID, distance])
    expect((await texts(inRoom))[0]).toContain('E-2 → 3 December, 10:00, remotely')
  })
})

describe('points and marks', () => {
  it('of one component are one notification for each student, and for a change only of those whose points changed', async () => {
    const { subjectID, students } = await newGroup(2)
    const [one, other] = students as [TestStudent, TestStudent]
    const component = { semester_id: semesterID, subject_id: subjectID, position: 1, max_score: 20 }
    const componentID = await put('mark_component', { ...component, name_ka: 'ქვიზი', name_en: 'Quiz' })
    const give = (...rows: readonly (readonly [TestStudent, number])[]) =>
      sql(
        `insert into component_score (student_id, component_id, score)
         select s, $1, p from unnest($2::int[], $3::numeric[]) u (s, p)
         on conflict (student_id, component_id) do update set score = excluded.score`,
        [componentID, rows.map(([student]) => student.studentID), rows.map(([, score]) => score)],
      )
    await give([one, 10], [other, 12])
    expect([await titles(one), await titles(other)]).toEqual([
      [expect.stringMatching(/: new points$/)],
      [expect.stringMatching(/: new points$/)],
    ])
    await give([one, 10], [other, 15])
    expect([await count(one), await count(other)]).toEqual([1, 2])
    expect((await titles(other))[0]).toMatch(/: points corrected$/)
    const events = `select count(*)::int as n from notification where event ~ ('points ' || $1 || ' ')`
    expect(await sql(events, [componentID])).toEqual([{ n: 2 }])
  })

  it('of earlier studies that are brought in are no news', async () => {
    const { subjectID, students } = await newGroup(1)
    const [student] = students as [TestStudent]
    const row = { student_id: student.studentID, credits: 5, score: 80, status_id: 1 }
    const insert = (semester: number, subject: number) =>
      sql(
        `insert into mark (student_id, semester_id, subject_id, credits, score, status_id) values ($1, $2, $3, $4, $5, $6)`,
        [row.student_id, semester, subject, row.credits, row.score, row.status_id],
      )
    await insert(semesterID, await addSubject())
    expect(await count(student)).toBe(0)
    await insert(semesterID, subjectID)
    expect((await list(student)).items[0]!.link).toBe(`/evaluations?semester=${semesterID}`)
    await sql('update mark set score = 80 where subject_id = $1', [subjectID])
    expect(await count(student)).toBe(1)
    await sql('update mark set score = 81 where subject_id = $1', [subjectID])
    expect((await titles(student)).join(' ')).toMatch(/: mark corrected .*: mark published$/)
  })
})

describe('an answer of staff', () => {
  it('is a notification that leads to it, until it is undone', async () => {
    const student = await newStudent()
    const answer = {
      kind: 'problem',
      entry_id: 1,
      student_id: student.studentID,
      sent_at: '2026-11-01T10:00:00Z',
      staff_member_id: await testStaff(db).addMember(),
      decision: 'done',
      is_final: true,
      before: '{}',
    }
    const answerID = await put('staff_answer', answer)
    expect((await list(student)).items).toMatchObject([
      {
        kind: 'answer',
        titleeng: 'Your problem was answered',
        texteng: 'The problem is solved.',
        link: '/register_problems?report=1',
      },
    ])
    await sql('update staff_answer set undone_at = now() where id = $1', [answerID])
    expect((await list(student)).total).toBe(0)
    await put('staff_answer', { ...answer, kind: 'application', entry_id: 17, decision: 'received' })
    expect((await list(student)).items).toMatchObject([{ link: '/my-applications?application=17' }])
  })
})

describe('what is brought in quietly', () => {
  it('makes no notification', async () => {
    const { groupID, students } = await newGroup(1)
    await together(
      [`set local portal.notifications = 'off'`],
      [`update group_meeting set weekday = 4 where group_id = $1`, [groupID]],
    )
    expect((await list(students[0]!)).total).toBe(0)
    await sql('update group_meeting set weekday = 3 where group_id = $1', [groupID])
    expect((await list(students[0]!)).total).toBe(1)
  })
})
