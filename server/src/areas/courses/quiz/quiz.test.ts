import type * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import type { courses } from '#contract/studies/courses.ts'
import { minutes, testQuiz } from './test-quiz.ts'

const { sql, subjectID, addQuiz, read, start, send, give, pass, countAnswers, newStudent } = await testQuiz()
const student = await newStudent()

type Course = z.output<typeof courses.course.reply>

beforeEach(async () => {
  await sql('delete from quiz_attempt')
  await sql('delete from quiz')
})

// spec 2.16
describe('a quiz', () => {
  it('is announced before its start without a question, and runs from the start on', async () => {
    expect((await read(student)).data).toMatchObject({ quiz: null, quizzes: [] })
    const quiz = await addQuiz()
    const before = (await read(student)).data.quiz!
    expect(before).toMatchObject({
      quizID: quiz.quizID,
      started_at: null,
      questions: [],
      answers: [],
      questions_count: 3,
      max_score: 12,
      score: null,
    })
    const begun = await start(student, quiz)
    expect(Date.parse(begun.data.ends_at) - Date.parse(begun.data.started_at)).toBe(minutes * 60_000)
    const running = (await read(student)).data.quiz!
    expect(running).toMatchObject({ score: null, is_explained: false })
    const instant = (text: string | null) => Date.parse(text ?? '')
    expect(instant(running.started_at)).toBe(instant(begun.data.started_at))
    expect(instant(running.ends_at)).toBe(instant(begun.data.ends_at))
    expect(running.questions).toHaveLength(3)
    expect(JSON.stringify(running.questions)).not.toContain('heap sort')
    for (const { answers } of running.questions)
      for (const { is_right } of answers) expect(is_right).toBe(null)
    const course = (await student.read<Course>(`/api/courses/${subjectID}`)).data
    expect(course.quizzes).toMatchObject([{ quizID: quiz.quizID, started_at: running.started_at }])
  })

  it('starts once: ten simultaneous starts and one after its end are the same start', async () => {
    const quiz = await addQuiz()
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => start(student, quiz, `start-key-${nth}`)),
    )
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    await pass(minutes + 1, quiz)
    const again = await start(student, quiz)
    expect(Date.parse(again.data.started_at)).toBe(
      Date.parse(all[0]!.data.started_at) - (minutes + 1) * 60_000,
    )
    expect((await give(student, quiz)).status).toBe(423)
  })

  it('does not open early, is missed afterwards, and never lasts beyond its closing', async () => {
    const early = await addQuiz(10, 60)
    expect(await start(student, early)).toMatchObject({ status: 423, code: 'quiz_not_open' })
    await pass(10, early)
    expect((await start(student, early)).status).toBe(200)
    const short = await addQuiz(-60, 5)
    const { data } = await start(student, short)
    expect(Date.parse(data.ends_at)).toBeLessThan(Date.now() + 5 * 60_000 + 1)
    const late = await addQuiz(-60, -0.01)
    expect(await start(student, late)).toMatchObject({ status: 423, code: 'quiz_closed' })
    expect(await sql(`select from quiz_attempt where quiz_id = ${late.quizID}`)).toEqual([])
  })

  it('ends with its quiz for everybody, also when the closing is moved to an earlier time meanwhile', async () => {
    const quiz = await addQuiz()
    const other = await newStudent()
    for (const each of [student, other]) expect((await start(each, quiz)).status).toBe(200)
    expect((await give(other, quiz)).status).toBe(200)
    await sql(`update quiz set closes_at = now() - interval '1 second' where id = ${quiz.quizID}`)
    expect((await read(student)).data.quiz).toMatchObject({ is_explained: true })
    expect(await give(other, quiz, 1)).toMatchObject({ status: 423 })
    const { ends_at, closes_at } = (await read(other)).data.quiz!
    expect(ends_at).toBe(closes_at)
    // A direct update is refused as well.
    await expect(sql('update quiz_answer set saved_at = now()')).rejects.toThrow('quiz_attempt_is_over')
  })

  it('keeps the later of two answers by when they were given, in whatever order they arrive', async () => {
    const quiz = await addQuiz()
    expect(await give(student, quiz)).toMatchObject({ status: 409, code: 'quiz_not_started' })
    await start(student, quiz)
    await pass(1, quiz)
    for (const [answer, given] of [
      [0, 20_000],
      [1, 30_000],
      [0, 10_000],
    ] as const)
      expect((await give(student, quiz, answer, given)).status).toBe(200)
    const { answers } = (await read(student)).data.quiz!
    expect(answers).toMatchObject([{ answerIDs: [quiz.single.ids[1]], given_ms: 30_000 }])
    // A browser whose clock is ahead cannot block later answers.
    expect((await give(student, quiz, 0, 50_000_000)).status).toBe(200)
    expect((await give(student, quiz, 1)).status).toBe(200)
    expect((await read(student)).data.quiz!.answers[0]!.answerIDs).toEqual([quiz.single.ids[1]])
    expect((await send(student, { quizID: quiz.quizID, questionID: quiz.single.questionID })).status).toBe(
      200,
    )
    expect((await read(student)).data.quiz!.answers[0]).toMatchObject({ answerIDs: [], text: null })
    expect(await countAnswers(quiz)).toBe(1)
  })

  it('accepts nothing new after its end, and answers a repeated answer the same', async () => {
    const quiz = await addQuiz()
    await start(student, quiz)
    await give(student, quiz)
    await pass(minutes - 0.05, quiz)
    expect((await give(student, quiz, 1)).status).toBe(200)
    await pass(0.05, quiz)
    expect((await give(student, quiz, 1)).status).toBe(200)
    expect(await give(student, quiz, 0)).toMatchObject({ status: 423, code: 'quiz_over' })
    const text = { quizID: quiz.quizID, questionID: quiz.text.questionID, text: 'heap sort' }
    expect((await send(student, text)).status).toBe(423)
    expect((await send(student, { quizID: quiz.quizID, finish: true })).status).toBe(200)
    expect(await countAnswers(quiz)).toBe(1)
    expect((await read(student)).data.quiz).toMatchObject({
      finished_at: null,
      score: 0,
      is_explained: false,
    })
  })

  it('is submitted once; afterwards no answer is accepted though time is left', async () => {
    const quiz = await addQuiz()
    await start(student, quiz)
    const finish = { quizID: quiz.quizID, finish: true }
    const last = { ...finish, questionID: quiz.text.questionID, text: 'Heap  sort.' }
    for (const body of [last, last, finish]) expect((await send(student, body)).status).toBe(200)
    const { finished_at } = (await read(student)).data.quiz!
    expect(finished_at).not.toBe(null)
    expect(await give(student, quiz)).toMatchObject({ status: 423, code: 'quiz_over' })
    expect((await read(student)).data.quiz).toMatchObject({
      finished_at,
      score: 4,
      waiting: 0,
      max_score: 12,
    })
  })

  it('says of a text question whether its answer is a number, and of no other', async () => {
    const quiz = await addQuiz()
    await start(student, quiz)
    const listNumbers = async () => (await read(student)).data.quiz!.questions.map((each) => each.is_number)
    expect(await listNumbers()).toEqual([false, false, false])
    await sql(`update quiz_option set text_ka = '12,5', text_en = '12.5 %'`)
    expect(await listNumbers()).toEqual([false, false, true])
  })

  it('shows the correct answers when no student can answer any more, and only then', async () => {
    const quiz = await addQuiz()
    await start(student, quiz)
    await give(student, quiz)
    const { quizID, multiple } = quiz
    await send(student, {
      quizID,
      questionID: multiple.questionID,
      answerIDs: [...multiple.ids],
      finish: true,
    })
    const early = (await read(student)).data.quiz!
    expect(early).toMatchObject({ score: 6, is_explained: false })
    expect(early.questions.every(({ score, solution }) => score === null && solution === null)).toBe(true)
    expect(early.questions.flatMap(({ answers }) => answers).every(({ is_right }) => is_right === null)).toBe(
      true,
    )
    await pass(61, quiz)
    const late = (await read(student)).data.quiz!
    expect(late).toMatchObject({
      score: 6,
      is_explained: true,
      questions: [
        { score: 4 },
        { score: 2 },
        { score: 0, solution: 'heap sort-ka', solutioneng: 'heap sort' },
      ],
    })
    expect(late.questions[0]!.answers.map(({ is_right }) => is_right)).toEqual([true, false])
  })

  it("has no points until a lecturer has read it, and the lecturer's points count", async () => {
    const quiz = await addQuiz()
    await sql(`delete from quiz_option where question_id = ${quiz.text.questionID}`)
    await start(student, quiz)
    const text = { quizID: quiz.quizID, questionID: quiz.text.questionID, text: 'my own words', finish: true }
    await send(student, text)
    expect((await read(student)).data.quiz).toMatchObject({ score: 0, waiting: 4 })
    await sql(`update quiz_answer set score = 3 where question_id = ${quiz.text.questionID}`)
    expect((await read(student)).data.quiz).toMatchObject({ score: 3, waiting: 0 })
  })

  it('accepts only possible answers', async () => {
    const [quiz, another] = [await addQuiz(), await addQuiz()]
    await start(student, quiz)
    const wrong = async (body: object) => {
      const { status, code } = await send(student, { quizID: quiz.quizID, ...body })
      return [status, code]
    }
    const { single, multiple, text } = quiz
    const invalid = [422, 'validation_errors']
    expect(await wrong({ questionID: single.questionID, answerIDs: single.ids })).toEqual(invalid)
    expect(await wrong({ questionID: single.questionID, answerIDs: [multiple.ids[0]] })).toEqual(invalid)
    expect(await wrong({ questionID: single.questionID, text: 'right' })).toEqual(invalid)
    expect(
      await wrong({ questionID: another.single.questionID, answerIDs: [another.single.ids[0]] }),
    ).toEqual([404, 'question_not_found'])
    expect(await wrong({ questionID: text.questionID, text: 'x'.repeat(5001) })).toEqual(invalid)
    expect(await countAnswers(quiz)).toBe(0)
  })

  it('gives the quiz that matters now, or the one that is named', async () => {
    const over = await addQuiz(-120, -60)
    const next = await addQuiz(30, 60)
    expect((await read(student)).data.quiz!.quizID).toBe(next.quizID)
    const open = await addQuiz()
    expect((await read(student)).data.quiz!.quizID).toBe(open.quizID)
    expect((await read(student, `?quizID=${over.quizID}`)).data.quiz!.quizID).toBe(over.quizID)
    expect((await read(student)).data.quizzes.map(({ quizID }) => quizID)).toEqual([
      over.quizID,
      open.quizID,
      next.quizID,
    ])
    expect(await read(student, '?quizID=999999')).toMatchObject({ status: 404, code: 'quiz_not_found' })
  })
})
