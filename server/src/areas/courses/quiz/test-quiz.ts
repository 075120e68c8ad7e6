import type * as z from 'zod/mini'
import { expect } from 'vitest'
import type { courses } from '#contract/studies/courses.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

export type ReadQuiz = z.output<typeof courses.quiz.reply>

/** Minutes that a quiz of the tests lasts. */
export const minutes = 20

/** A tiny university with a course whose quizzes a test adds, and the calls of students who take them. */
export const testQuiz = async () => {
  const db = await testDatabase()
  const app = makeApp({ db, checkReplies: true, quiet: true })
  const university = await testUniversity(db)
  const { put, subjectIDs, groupIDs, semesterID } = university
  const [subjectID, otherSubjectID] = subjectIDs
  await university.openWindow({ step: 2 })
  const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

  /** A quiz of three questions, by default open from an hour ago until in an hour. */
  const addQuiz = async (opens = -60, closes = 60) => {
    const quizID = await put('quiz', {
      semester_id: semesterID,
      subject_id: subjectID,
      title_ka: 'ტესტი',
      title_en: 'Quiz',
      minutes,
      opens_at: at(opens),
      closes_at: at(closes),
    })
    const ask = async (position: number, kind: string, options: readonly (readonly [string, boolean])[]) => {
      const question_id = await put('quiz_question', {
        quiz_id: quizID,
        position,
        text_ka: 'კითხვა',
        text_en: 'Question',
        kind,
        max_score: 4,
      })
      const option = (text: string, is_right: boolean, nth: number) =>
        put('quiz_option', { question_id, position: nth, text_ka: `${text}-ka`, text_en: text, is_right })
      const ids: number[] = []
      for (const [nth, [text, is_right]] of options.entries()) ids.push(await option(text, is_right, nth))
      return { questionID: question_id, ids }
    }
    const single = await ask(1, 'single', [
      ['right', true],
      ['wrong', false],
    ])
    const multiple = await ask(2, 'multiple', [
      ['one', true],
      ['two', true],
      ['three', false],
    ])
    return { quizID, single, multiple, text: await ask(3, 'text', [['heap sort', true]]) }
  }
  type Quiz = Awaited<ReturnType<typeof addQuiz>>

  const path = `/api/courses/${subjectID}/quiz`
  const read = (student: TestStudent, query = '') => student.read<ReadQuiz>(`${path}${query}`)
  const start = (student: TestStudent, { quizID }: { quizID: number }, key?: string) =>
    student.send<{ started_at: string; ends_at: string }>('POST', `${path}/start`, { quizID }, 'en', key)
  const send = (student: TestStudent, body: object) => student.send<string>('POST', path, body)
  const give = (student: TestStudent, { quizID, single }: Quiz, answer = 0, given_ms?: number) =>
    send(student, {
      quizID,
      questionID: single.questionID,
      answerIDs: [single.ids[answer]],
      ...(given_ms !== undefined && { given_ms }),
    })
  /** Moves the quiz and its attempts into the past by this many minutes. */
  const pass = async (passed: number, { quizID }: { quizID: number }) => {
    const back = `- interval '${passed} minutes'`
    await sql(
      `update quiz set opens_at = opens_at ${back}, closes_at = closes_at ${back} where id = ${quizID}`,
    )
    await sql(`update quiz_attempt set started_at = started_at ${back}, ends_at = ends_at ${back},
      finished_at = finished_at ${back} where quiz_id = ${quizID}`)
  }
  const countAnswers = async ({ quizID }: { quizID: number }) =>
    (await sql(`select count(*)::int as n from quiz_answer where quiz_id = ${quizID}`))[0]!['n']

  const newStudent = async () => {
    const student = await testStudent(app, db, await university.addStudent())
    expect((await student.choose([groupIDs[0]])).status).toBe(200)
    return student
  }
  /** A student who does not take the course. */
  const otherStudent = async () => testStudent(app, db, await university.addStudent())
  return {
    sql,
    subjectID,
    otherSubjectID,
    path,
    addQuiz,
    read,
    start,
    send,
    give,
    pass,
    countAnswers,
    newStudent,
    otherStudent,
  }
}
