import { isBlank } from '../text/invisible-characters.ts'

export type QuestionKind = 'single' | 'multiple' | 'text'

/** With its solution; `accepted` are the right texts of a `text` question, empty when a lecturer marks it. */
export interface Question {
  readonly questionID: number
  readonly kind: QuestionKind
  readonly max_score: number
  readonly answerIDs: readonly number[]
  readonly right: readonly number[]
  readonly accepted: readonly string[]
  /** The lecturer's points, which go before the computed ones. */
  readonly given_score: number | null
}

export interface QuestionResponse {
  readonly answerIDs: readonly number[]
  readonly text: string | null
}

export type AnswerError = 'unknown_answer' | 'only_one' | 'no_text'

/** An empty answer is allowed (spec 2.16.5). */
export const checkAnswer = (
  { kind, answerIDs }: Pick<Question, 'kind' | 'answerIDs'>,
  response: QuestionResponse,
): AnswerError | null => {
  if (response.answerIDs.some((id) => !answerIDs.includes(id))) return 'unknown_answer'
  if (response.text !== null && kind !== 'text') return 'no_text'
  return kind === 'single' && new Set(response.answerIDs).size > 1 ? 'only_one' : null
}

/** Blank text is no answer (spec 2.16.5). */
export const isAnswered = (response: QuestionResponse | undefined): response is QuestionResponse =>
  response !== undefined && (response.answerIDs.length > 0 || !isBlank(response.text ?? ''))

const normaliseText = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?]$/, '')
    .replaceAll(',', '.')

const getCorrectShare = (right: readonly number[], chosen: ReadonlySet<number>): number => {
  const hits = right.filter((id) => chosen.has(id)).length
  return right.length === 0 ? 0 : Math.max(0, hits - (chosen.size - hits)) / right.length
}

const roundPoints = (points: number): number => Math.round(points * 100) / 100

/**
 * From 0 to `max_score` with two decimals; null while a lecturer has to mark it. In a `multiple` question each right
 * answer counts its share, and each wrong one takes a share away (spec 2.16.6).
 */
export const scoreAnswer = (question: Question, response: QuestionResponse | undefined): number | null => {
  const { kind, max_score, right, accepted, given_score } = question
  if (given_score !== null) return given_score
  if (!isAnswered(response)) return 0
  if (kind !== 'text') {
    const chosen = new Set(response.answerIDs)
    const share =
      kind === 'single' ? Number(right.some((id) => chosen.has(id))) : getCorrectShare(right, chosen)
    return roundPoints(max_score * share)
  }
  if (accepted.length === 0) return null
  return accepted.some((text) => normaliseText(text) === normaliseText(response.text ?? '')) ? max_score : 0
}

/** `waiting` are points of questions that a lecturer has still to mark. */
export interface QuizScore {
  readonly score: number
  readonly waiting: number
  readonly max_score: number
}

/** `responses` by questionID (spec 2.16.6). */
export const scoreQuiz = (
  questions: readonly Question[],
  responses: ReadonlyMap<number, QuestionResponse>,
): QuizScore => {
  const sum = (points: (question: Question) => number) =>
    roundPoints(questions.reduce((all, question) => all + points(question), 0))
  const scoreOne = (question: Question) => scoreAnswer(question, responses.get(question.questionID))
  return {
    score: sum((question) => scoreOne(question) ?? 0),
    waiting: sum((question) => (scoreOne(question) === null ? question.max_score : 0)),
    max_score: sum(({ max_score }) => max_score),
  }
}
