import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { startExam } from '#server/areas/exams/test-start-exam.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { semesterID } = university
const room_id = await university.put('room', { name: 'C-3' })

let student: TestStudent
beforeEach(async () => {
  student = await testStudent(app, db, await university.addStudent())
})

/** As the user and the instructions of exams have it. */
const readCurrentExam = async (who = student) => {
  const { data } = await who.read<{ user: { currentExam: number | null } }>('/api/auth/user')
  const rules = await who.read<{ currentExam: number | null }>('/api/exam-schedule/examInstructions')
  expect(rules.data.currentExam).toBe(data.user.currentExam)
  return data.user.currentExam
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const giveMark = (subject_id: number, status_id: number) =>
  university.put('mark', {
    student_id: student.studentID,
    semester_id: semesterID,
    subject_id,
    credits: 5,
    score: 45,
    status_id,
  })

// spec 2.18.5
describe('currentExam', () => {
  it('is the exam that runs in a room, until it ends', async () => {
    const { examID } = await startExam(db, university, student.studentID, { room_id, duration: 20 })
    expect(await readCurrentExam()).toBe(examID)
    await university.change('exam', examID, { duration: 9 })
    expect(await readCurrentExam()).toBeNull()
  })

  it('is the exam at a distance until the deadline for its files', async () => {
    const { examID } = await startExam(db, university, student.studentID, { duration: 5 })
    expect(await readCurrentExam()).toBeNull()
    const times = { starts_at: inMinutes(-2), ends_at: inMinutes(30) }
    await university.put('exam_submission_window', { exam_id: examID, ...times })
    expect(await readCurrentExam()).toBe(examID)
    // A student with a seat in a room submits no files.
    await university.put('exam_seat', { exam_id: examID, student_id: student.studentID, room_id })
    expect(await readCurrentExam()).toBeNull()
  })

  it('is none of a student who is not registered for the subject', async () => {
    const { examID } = await startExam(db, university, student.studentID)
    expect(await readCurrentExam()).toBe(examID)
    expect(await readCurrentExam(await testStudent(app, db, await university.addStudent()))).toBeNull()
  })

  it('is none of a student who is not admitted', async () => {
    const { subjectID } = await startExam(db, university, student.studentID)
    await giveMark(subjectID, 5)
    expect(await readCurrentExam()).toBeNull()
  })

  it('is an additional exam only of a student who failed by a little', async () => {
    const { examID, subjectID } = await startExam(db, university, student.studentID, { exam_type_id: 3 })
    await giveMark(subjectID, 4)
    expect(await readCurrentExam()).toBe(examID)
    const passed = await startExam(db, university, student.studentID, { exam_type_id: 3, duration: 15 })
    await giveMark(passed.subjectID, 1)
    expect(await readCurrentExam()).toBe(examID)
  })
})
