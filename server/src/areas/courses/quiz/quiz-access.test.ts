import { describe, expect, it } from 'vitest'
import { minutes, testQuiz } from './test-quiz.ts'

const quizzes = await testQuiz()
const { sql, otherSubjectID, addQuiz, read, start, send, give, newStudent } = quizzes
const [student, other, otherStudent] = [await newStudent(), await newStudent(), await quizzes.otherStudent()]

describe('a quiz of another student', () => {
  it("shows and changes only the student's own answers", async () => {
    const quiz = await addQuiz()
    await start(student, quiz)
    await give(student, quiz)
    expect((await read(other)).data.quiz).toMatchObject({ started_at: null, answers: [], questions: [] })
    expect(await give(other, quiz, 1)).toMatchObject({ status: 409, code: 'quiz_not_started' })
    await start(other, quiz)
    expect((await read(other)).data.quiz!.answers).toEqual([])
    await send(other, { quizID: quiz.quizID, finish: true })
    expect((await read(student)).data.quiz).toMatchObject({
      finished_at: null,
      answers: [{ answerIDs: [quiz.single.ids[0]] }],
    })
  })

  it('is refused to students who do not take the subject, and not found under another subject', async () => {
    const quiz = await addQuiz()
    const refused = { status: 403, code: 'not_on_course' }
    expect(await read(otherStudent)).toMatchObject(refused)
    expect(await start(otherStudent, quiz)).toMatchObject(refused)
    expect(await give(otherStudent, quiz)).toMatchObject(refused)
    expect(await student.read('/api/courses/999/quiz')).toMatchObject({ status: 404 })
    const elsewhere = `/api/courses/${otherSubjectID}/quiz`
    const wrongSubject = await student.send('POST', `${elsewhere}/start`, { quizID: quiz.quizID })
    expect(wrongSubject).toMatchObject({ status: 404, code: 'quiz_not_found' })
  })
})

describe('answerQuiz', () => {
  it('is guarded by the database: no answer outside its time', async () => {
    const quiz = await addQuiz()
    await start(student, quiz)
    const write = (saved: string) =>
      sql(`insert into quiz_answer (student_id, quiz_id, question_id, given_ms, saved_at)
      values (${student.studentID}, ${quiz.quizID}, ${quiz.single.questionID}, 1, now() ${saved})`)
    for (const saved of [`- interval '1 hour'`, `+ interval '${minutes} minutes'`])
      await expect(write(saved)).rejects.toThrow('quiz_attempt_is_over')
    await write('')
    await expect(
      sql(
        `insert into quiz_attempt select student_id, quiz_id, now(), now() + interval '1 hour' from quiz_attempt`,
      ),
    ).rejects.toThrow('quiz_attempt_pkey')
  })
})
