import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { demoQuizzes, type DemoQuestion, type DemoQuiz } from '#demo/courses/quizzes.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'

/** Every n-th course has no quiz. */
const quizInterval = 4
const closedFrom = 0

interface QuizRow {
  readonly id: number
  readonly subjectID: number
  readonly quiz: DemoQuiz
}
interface QuestionRow {
  readonly id: number
  readonly insertedQuizzes: QuizRow
  readonly position: number
  readonly question: DemoQuestion
  readonly options: readonly number[]
}

const made = (subjectIDs: readonly number[]) => {
  const quizzes = subjectIDs.flatMap((subjectID) => demoQuizzes.map((quiz) => ({ subjectID, quiz })))
  let options = 0
  let questions = 0
  const all = quizzes.map((each, nth): QuizRow => ({ id: nth + 1, ...each }))
  return {
    quizzes: all,
    questions: all.flatMap((one) =>
      one.quiz.questions.map((question, position): QuestionRow => ({
        id: ++questions,
        insertedQuizzes: one,
        position,
        question,
        options: question.options.map(() => ++options),
      })),
    ),
  }
}

/** Answers that are not all correct: every third is wrong. */
const pickAnswer = (
  { question, options, id }: QuestionRow,
  studentID: number,
): readonly [options: string, text: string | null] => {
  const isRight = (studentID + id) % 3 !== 0
  if (question.kind === 'text') return ['{}', isRight ? (question.options[0]?.ka ?? '—') : '100']
  const chosen = options.filter((_, nth) => (question.options[nth]!.isRight === true) === isRight)
  return [`{${(question.kind === 'single' ? chosen.slice(0, 1) : chosen).join(',')}}`, null]
}

/** Writes the quizzes of the courses with students, and the named students' attempts at the first. */
export const seedQuizzes = async (
  tx: Connection,
  registrations: readonly Registration[],
  semester_id: number,
  today: string,
): Promise<void> => {
  const registeredIDs = [...new Set(registrations.map(({ request }) => request.subject.id))]
    .filter((id) => id % quizInterval !== 0)
    .toSorted((one, other) => one - other)
  const { quizzes, questions } = made(registeredIDs)
  const when = ([days, time]: readonly [number, string]) => toInstant(addDays(today, days), time)
  const named = { title_ka: 'text', title_en: 'text' }
  const times = { minutes: 'int', opens_at: 'timestamptz', closes_at: 'timestamptz' }
  await insertRows(
    tx,
    'quiz',
    { id: 'int', semester_id: 'int', subject_id: 'int', ...named, ...times },
    quizzes.map(({ id, subjectID, quiz }) => ({
      id,
      semester_id,
      subject_id: subjectID,
      title_ka: quiz.ka,
      title_en: quiz.en,
      minutes: quiz.minutes,
      opens_at: when(quiz.opens),
      closes_at: when(quiz.closes),
    })),
  )
  const texts = { text_ka: 'text', text_en: 'text' }
  await insertRows(
    tx,
    'quiz_question',
    { id: 'int', quiz_id: 'int', position: 'int', ...texts, kind: 'text', max_score: 'numeric' },
    questions.map(({ id, insertedQuizzes: { id: quiz_id }, position, question }) => ({
      id,
      quiz_id,
      position,
      text_ka: question.ka,
      text_en: question.en,
      kind: question.kind,
      max_score: question.points,
    })),
  )
  await insertRows(
    tx,
    'quiz_option',
    { id: 'int', question_id: 'int', position: 'int', ...texts, is_right: 'boolean' },
    questions.flatMap(({ id: question_id, question, options }) =>
      options.map((id, position) => {
        const { ka, en, isRight = false } = question.options[position]!
        return { id, question_id, position, text_ka: ka, text_en: en, is_right: isRight }
      }),
    ),
  )
  await seedAttempts(tx, { registrations, quizzes, questions }, today)
}

const seedAttempts = async (
  tx: Connection,
  {
    registrations,
    quizzes,
    questions,
  }: {
    readonly registrations: readonly Registration[]
    readonly quizzes: readonly QuizRow[]
    readonly questions: readonly QuestionRow[]
  },
  today: string,
): Promise<void> => {
  const over = quizzes.filter(({ quiz }) => quiz.closes[0] < closedFrom)
  const attempts = registrations
    .filter(({ student }) => student.named !== null)
    .flatMap(({ student, request }) =>
      over.filter(({ subjectID }) => subjectID === request.subject.id).map((one) => ({ student, one })),
    )
  const findDay = ({ quiz }: QuizRow) => addDays(today, quiz.opens[0] + 2)
  await insertRows(
    tx,
    'quiz_attempt',
    { student_id: 'int', quiz_id: 'int', started_at: 'timestamptz', ends_at: 'timestamptz' },
    attempts.map(({ student, one }) => ({
      student_id: student.id,
      quiz_id: one.id,
      started_at: toInstant(findDay(one), '19:30'),
      ends_at: toInstant(findDay(one), '19:40'),
    })),
  )
  const given = attempts.flatMap(({ student, one }) =>
    questions
      .filter((question) => question.insertedQuizzes === one)
      .map((question) => [
        student.id,
        one.id,
        question.id,
        ...pickAnswer(question, student.id),
        60_000 * (question.position + 1),
        toInstant(findDay(one), `19:3${question.position + 1}`),
      ]),
  )
  const text = `insert into quiz_answer (student_id, quiz_id, question_id, option_ids, text, given_ms, saved_at)
    select s, q, k, o::int[], t, ms, w
    from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::timestamptz[]) g (s, q, k, o, t, ms, w)`
  await tx.rows(
    { name: '', text },
    Array.from({ length: 7 }, (_, column) => given.map((row) => row[column])),
  )
  // Submitted last: a submitted quiz accepts no answers.
  const finish = `update quiz_attempt set finished_at = started_at + interval '6 minutes'`
  await tx.rows({ name: '', text: finish })
}
