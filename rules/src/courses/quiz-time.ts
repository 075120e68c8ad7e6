/** When a quiz can be written, and when one student has begun and ended it; instants are ISO 8601. */
export interface QuizTimes {
  readonly opens_at: string
  readonly closes_at: string
  /** How long it lasts from its start. */
  readonly minutes: number
  readonly started_at: string | null
  readonly ends_at: string | null
  readonly finished_at: string | null
}

/** `before` it opens, `open` to be started, `running`, `over` for her, or `missed`: closed without her. */
export type QuizPhase = 'before' | 'open' | 'running' | 'over' | 'missed'

/** Takes the minutes of a quiz, when it closes and the start (ms); gives the end (ms): nobody's is after the closing (spec 2.16.2). */
export const getQuizEnd = ({ minutes, closes_at }: Pick<QuizTimes, 'minutes' | 'closes_at'>, start: number) =>
  Math.min(start + minutes * 60_000, Date.parse(closes_at))

/** Takes the times of a quiz and now (ms); gives its phase. An instant at which something ends belongs to what is after it (spec 2.16.2). */
export const getQuizPhase = (quiz: QuizTimes, now: number): QuizPhase => {
  if (quiz.started_at !== null && quiz.ends_at !== null)
    return quiz.finished_at !== null || now >= Date.parse(quiz.ends_at) ? 'over' : 'running'
  if (now < Date.parse(quiz.opens_at)) return 'before'
  return now < Date.parse(quiz.closes_at) ? 'open' : 'missed'
}

/** Takes the times of a quiz and now (ms); says whether its solution may be shown: not while anybody may still write it (spec 2.16.8). */
export const isSolutionVisible = (quiz: QuizTimes, now: number): boolean =>
  getQuizPhase(quiz, now) === 'over' && now >= Date.parse(quiz.closes_at)

const shownFirst: readonly QuizPhase[] = ['running', 'open', 'before']

/**
 * Takes the quizzes of a course and now (ms); gives the one to show: what runs, then what is open, then what comes next,
 * otherwise the last one. Undefined when there is none (spec 2.16.9).
 */
export const findCurrentQuiz = <Quiz extends QuizTimes>(
  quizzes: readonly Quiz[],
  now: number,
): Quiz | undefined => {
  const inTime = quizzes.toSorted((one, other) => Date.parse(one.opens_at) - Date.parse(other.opens_at))
  for (const phase of shownFirst) {
    const found = inTime.find((quiz) => getQuizPhase(quiz, now) === phase)
    if (found !== undefined) return found
  }
  return inTime.at(-1)
}
