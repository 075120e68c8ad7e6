import type * as z from 'zod/mini'
import type { courses } from '#contract/studies/courses.ts'
import { scoreAnswer, scoreQuiz, type Question } from '#rules/courses/quiz-answer.ts'
import { isSolutionVisible, getQuizPhase, findCurrentQuiz } from '#rules/courses/quiz-time.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '#server/areas/courses/words.ts'
import { loadQuestions, loadQuizzes, type QuestionRow } from './sql.ts'

type Reply = z.input<typeof courses.quiz.reply>
type Quiz = NonNullable<Reply['quiz']>

const toQuestion = ({ questionID, kind, max_score, options, given }: QuestionRow): Question => ({
  questionID,
  kind,
  max_score,
  answerIDs: options.map(({ answerID }) => answerID),
  right: options.flatMap(({ answerID, is_right }) => (is_right ? [answerID] : [])),
  accepted: options.flatMap(({ answer, answereng }) => [answer, answereng]),
  given_score: given?.score ?? null,
})

/** Whether every accepted text is a number, such as 12,5 or 25%. */
const isNumber = (options: QuestionRow['options']): boolean =>
  options.length > 0 &&
  options.every(({ answer, answereng }) =>
    [answer, answereng].every((each) => /^-?\d+([.,]\d+)?\s?%?$/.test(each.trim())),
  )

/**
 * A question as it is shown: with the correct answers only when the solution is visible, and never with the accepted
 * texts.
 */
const showQuestion = (row: QuestionRow, isSolutionShown: boolean): Quiz['questions'][number] => {
  const { options, given, questionID, question, questioneng, kind, max_score } = row
  const isText = kind === 'text'
  const solution = isSolutionShown && isText ? options[0] : undefined
  return {
    questionID,
    question,
    questioneng,
    kind,
    is_number: isText && isNumber(options),
    max_score,
    answers: isText
      ? []
      : options.map(({ is_right, ...option }) => ({
          ...option,
          is_right: isSolutionShown ? is_right : null,
        })),
    score: isSolutionShown ? scoreAnswer(toQuestion(row), given ?? undefined) : null,
    solution: solution?.answer ?? null,
    solutioneng: solution?.answereng ?? null,
  }
}

const showQuiz = (times: Reply['quizzes'][number], rows: readonly QuestionRow[], now: number): Quiz => {
  const phase = getQuizPhase(times, now)
  const hasBegun = phase === 'running' || phase === 'over'
  const answers = rows.flatMap(({ questionID, given }) => (given === null ? [] : [{ questionID, ...given }]))
  const { score, waiting, max_score } = scoreQuiz(
    rows.map(toQuestion),
    new Map(answers.map((answer) => [answer.questionID, answer])),
  )
  const isOver = phase === 'over'
  return {
    ...times,
    questions_count: rows.length,
    max_score,
    score: isOver ? score : null,
    waiting: isOver ? waiting : null,
    is_explained: isSolutionVisible(times, now),
    questions: hasBegun ? rows.map((each) => showQuestion(each, isSolutionVisible(times, now))) : [],
    answers: hasBegun ? answers : [],
  }
}

/**
 * One quiz of a subject, or the one that matters now, in two statements (spec 2.16). Questions are shown from the
 * start, the solution when no student can answer any more. 403 for students who do not take the subject.
 */
export const loadQuiz = async (
  db: Connection,
  studentID: number,
  { subjectId, quizID }: { readonly subjectId: number; readonly quizID: number | undefined },
): Promise<Reply> => {
  const course = requireFound(await loadQuizzes(db, studentID, subjectId), registrationWords.subjectNotFound)
  const { is_registered, now, quizzes, subject } = course
  if (!is_registered) throw new Refusal(words.notOnCourse)
  const at = Date.parse(now)
  const chosen =
    quizID === undefined ? findCurrentQuiz(quizzes, at) : quizzes.find((each) => each.quizID === quizID)
  if (chosen === undefined && quizID !== undefined) throw new Refusal(words.quizNotFound)
  const quiz =
    chosen === undefined ? null : showQuiz(chosen, await loadQuestions(db, studentID, chosen.quizID), at)
  return { subject, now, quizzes, quiz }
}
