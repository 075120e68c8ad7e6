import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { courses } from '#contract/studies/courses.ts'
import { testQuiz } from './test-quiz.ts'

const { sql, subjectID, addQuiz, start, send, pass, newStudent } = await testQuiz()
type Course = z.output<typeof courses.course.reply>

describe('course', () => {
  it('reports points for a written answer in its course, once no student can answer any more', async () => {
    const [quiz, student, other] = [await addQuiz(), await newStudent(), await newStudent()]
    const read = async () => (await student.read<Course>(`/api/courses/${subjectID}`)).data
    const see = async () =>
      student.send('POST', `/api/courses/${subjectID}/seen`, { version: (await read()).version })
    const answer = { quizID: quiz.quizID, questionID: quiz.text.questionID, text: 'quick sort' }
    for (const each of [student, other]) {
      expect((await start(each, quiz)).status).toBe(200)
      expect((await send(each, answer)).status).toBe(200)
    }
    expect((await see()).status).toBe(200)
    // Neither other students' points, nor points given while somebody can still answer.
    await sql(`update quiz_answer set score = 1 where student_id = ${other.studentID}`)
    await sql(`update quiz_answer set score = 2.5 where student_id = ${student.studentID}`)
    expect(await read()).toMatchObject({ is_seen: true, quizzes: [{ marked: null }] })
    await pass(120, quiz)
    const { is_seen, quizzes, changes } = await read()
    expect({ is_seen, quizzes }).toMatchObject({ is_seen: false, quizzes: [{ marked: 2.5 }] })
    // The clock was moved, so the quiz itself has changed too.
    expect(changes.filter(({ kind }) => kind === 'points')).toMatchObject([
      { id: quiz.quizID, before: null, after: { titleeng: 'Quiz', points: 2.5 } },
    ])
    expect((await see()).status).toBe(200)
    await sql(`update quiz_answer set score = 3 where student_id = ${student.studentID}`)
    expect((await read()).changes).toMatchObject([
      { kind: 'points', before: { points: 2.5 }, after: { points: 3 } },
    ])
    // A withdrawn mark has no points to report.
    await sql(`update quiz_answer set score = null where student_id = ${student.studentID}`)
    expect(await read()).toMatchObject({ is_seen: false, changes: [] })
  })
})
