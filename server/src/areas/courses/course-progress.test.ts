import type * as z from 'zod/mini'
import { expect, it } from 'vitest'
import type { courses } from '#contract/studies/courses.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { put, addStudent, addSubject, addGroup, openWindow, semesterID, today } = university

type Course = z.output<typeof courses.course.reply>

// spec 2.15
it("shows a course's student their own points, exams with seats, and the presentation, and no other's", async () => {
  await openWindow({ step: 2 })
  const subjectID = await addSubject()
  const groupID = await addGroup({ subjectID, meetings: [[6, '10:00', '11:00']] })
  const of = { semester_id: semesterID, subject_id: subjectID }
  const part = (position: number, columns: object) =>
    put('mark_component', {
      ...of,
      position,
      name_ka: `ნაწილი ${position}`,
      name_en: `Part ${position}`,
      ...columns,
    })
  const quiz = await part(1, { max_score: 60 })
  await part(2, { max_score: 40, min_score: 20, is_final: true, admitted_from: 11 })
  const room = await put('room', { name: 'B-12' })
  const exam = async (exam_type_id: number, days: number, room_id: number) =>
    put('exam', { ...of, exam_type_id, day: await today(days), starts: '10:00', room_id })
  const atHome = await exam(1, 5, university.distanceRoomID)
  const inRoom = await exam(2, 9, room)
  await put('presentation_task', { ...of, upload_until: '2999-01-01T00:00:00Z' })

  const ids = [await addStudent(), await addStudent(), await addStudent()] as const
  const [mine, other, visitor] = [
    await testStudent(app, db, ids[0]),
    await testStudent(app, db, ids[1]),
    await testStudent(app, db, ids[2]),
  ]
  for (const student of [mine, other]) expect((await student.choose([groupID])).status).toBe(200)
  await put('component_score', { component_id: quiz, student_id: ids[0], score: 41.5 })
  await put('component_score', { component_id: quiz, student_id: ids[1], score: 12 })
  await put('exam_seat', { exam_id: inRoom, student_id: ids[0], room_id: room, seat: '24' })
  await put('exam_seat', { exam_id: inRoom, student_id: ids[1], room_id: room, seat: '7' })
  const file_id = await put('stored_file', {
    name: '0'.repeat(32),
    filename: 'a.txt',
    mime: 'text/plain',
    size: 1,
  })
  await put('presentation', { ...of, student_id: ids[0], title: 'Mine', file_id })
  await put('exam_submission', { exam_id: atHome, student_id: ids[1], file_id })

  const load = async (student: typeof mine) =>
    (await student.read<Course>(`/api/courses/${subjectID}`)).data.progress
  const final = { componenteng: 'Part 2', score: null, min_score: 20, is_final: true, admitted_from: 11 }
  const presentation = { upload_until: '2999-01-01T00:00:00+00:00', is_open: true }
  expect(await load(mine)).toMatchObject({
    semesterID,
    score: null,
    letter: null,
    statusID: null,
    components: [{ componenteng: 'Part 1', score: 41.5, max_score: 60 }, final],
    exams: [
      { examScheduleID: atHome, room: null, is_distance: true, has_files: false },
      { examScheduleID: inRoom, room: 'B-12', seat: '24', upload_until: null, has_files: false },
    ],
    presentation: { ...presentation, submitted: 1 },
  })
  expect(await load(other)).toMatchObject({
    components: [{ score: 12 }, { score: null }],
    exams: [{ has_files: true }, { seat: '7', has_files: false }],
    presentation: { ...presentation, submitted: 0 },
  })
  expect(await load(visitor)).toBe(null)

  await put('mark', { ...of, student_id: ids[0], credits: 5, score: 82, status_id: 1 })
  expect(await load(mine)).toMatchObject({ score: 82, letter: 'B', statusID: 1 })
  expect(await load(other)).toMatchObject({ score: null, letter: null })
})

it("shows the last mark of a subject that the student took before, and no other student's", async () => {
  const subject_id = await addSubject()
  const named = { name_ka: 'წარსული', name_en: 'Past', academic_year: 2023, season: 'spring' }
  const first = await put('semester', { ...named, starts_on: '2023-03-01', ends_on: '2023-07-01' })
  const next = { ...named, name_en: 'Later', academic_year: 2024 }
  const second = await put('semester', { ...next, starts_on: '2024-03-01', ends_on: '2024-07-01' })
  const [mine, other] = [await addStudent(), await addStudent()]
  const mark = { student_id: mine, subject_id, credits: 5 }
  await put('mark', { ...mark, semester_id: second, score: 64, status_id: 1, is_recovery: true })
  await put('mark', { ...mark, semester_id: first, score: 30, status_id: 3 })
  const load = async (id: number) =>
    (await (await testStudent(app, db, id)).read<Course>(`/api/courses/${subject_id}`)).data
  expect(await load(mine)).toMatchObject({
    progress: null,
    earlier_mark: { semesterID: second, semestereng: 'Later', score: 64, letter: 'D', is_recovery: true },
  })
  expect((await load(other)).earlier_mark).toBe(null)
})

it('has no exams, components and presentation where there are none', async () => {
  const subjectID = await addSubject()
  const groupID = await addGroup({ subjectID, meetings: [[6, '12:00', '13:00']] })
  const student = await testStudent(app, db, await addStudent())
  expect((await student.choose([groupID])).status).toBe(200)
  const { progress } = (await student.read<Course>(`/api/courses/${subjectID}`)).data
  expect(progress).toMatchObject({ components: [], exams: [], presentation: null })
})
