/** How a question is answered: by one of its answers, by several, or in words. */
export type QuestionKind = 'single' | 'multiple' | 'text'

/** A question with what is right: for `text` the texts that are accepted, none when somebody has to read it. */
export interface Question {
  readonly questionID: number
  readonly kind: QuestionKind
  readonly max_score: number
  readonly answerIDs: readonly number[]
  readonly right: readonly number[]
  readonly accepted: readonly string[]
  /** What a lecturer has given for it, over all else. */
  readonly given_score: number | null
}

/** What was answered to one question. */
export interface QuestionResponse {
  readonly answerIDs: readonly number[]
  readonly text: string | null
}

/** Why something cannot be an answer to a question. */
export type AnswerError = 'unknown_answer' | 'only_one' | 'no_text'

/** Takes a question and what was answered; gives why that cannot be an answer to it, or null. No answer at all can be (spec 2.16.5). */
export const checkAnswer = (
  { kind, answerIDs }: Pick<Question, 'kind' | 'answerIDs'>,
  given: QuestionResponse,
): AnswerError | null => {
  if (given.answerIDs.some((id) => !answerIDs.includes(id))) return 'unknown_answer'
  if (given.text !== null && kind !== 'text') return 'no_text'
  return kind === 'single' && new Set(given.answerIDs).size > 1 ? 'only_one' : null
}

/** Takes what was answered; says whether it is an answer at all (spec 2.16.5). */
export const isAnswered = (given: QuestionResponse | undefined): boolean =>
  given !== undefined && (given.answerIDs.length > 0 || (given.text ?? '').trim() !== '')

const normaliseText = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?]$/, '')
    .replaceAll(',', '.')

const getCorrectShare = (right: readonly number[], chosen: ReadonlySet<number>): number => {
  const good = right.filter((id) => chosen.has(id)).length
  return right.length === 0 ? 0 : Math.max(0, good - (chosen.size - good)) / right.length
}

const roundPoints = (points: number): number => Math.round(points * 100) / 100

/**
 * Takes a question and what was answered; gives its points, 0 to `max_score` with two decimals, or null while somebody
 * has to read it. Of several right answers each counts its share, and each wrong one takes a share away (spec 2.16.6).
 */
export const scoreAnswer = (question: Question, given: QuestionResponse | undefined): number | null => {
  const { kind, max_score, right, accepted, given_score } = question
  if (given_score !== null) return given_score
  if (given === undefined || !isAnswered(given)) return 0
  if (kind !== 'text') {
    const chosen = new Set(given.answerIDs)
    const part = kind === 'single' ? Number(right.some((id) => chosen.has(id))) : getCorrectShare(right, chosen)
    return roundPoints(max_score * part)
  }
  if (accepted.length === 0) return null
  return accepted.some((text) => normaliseText(text) === normaliseText(given.text ?? '')) ? max_score : 0
}

/** Points of a quiz: what was won, what may still come when it has been read, and the most there is. */
export interface QuizScore {
  readonly score: number
  readonly waiting: number
  readonly max_score: number
}

/** Takes the questions of a quiz and what was answered by questionID; gives its points (spec 2.16.6). */
export const scoreQuiz = (
  questions: readonly Question[],
  given: ReadonlyMap<number, QuestionResponse>,
): QuizScore => {
  const sum = (points: (question: Question) => number) =>
    roundPoints(questions.reduce((all, question) => all + points(question), 0))
  const won = (question: Question) => scoreAnswer(question, given.get(question.questionID))
  return {
    score: sum((question) => won(question) ?? 0),
    waiting: sum((question) => (won(question) === null ? question.max_score : 0)),
    max_score: sum(({ max_score }) => max_score),
  }
}
