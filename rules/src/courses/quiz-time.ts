/** When a quiz can be taken, and when the student started and finished it; instants are ISO 8601. */
export interface QuizTimes {
  readonly opens_at: string
  readonly closes_at: string
  /** The time allowed from the start. */
  readonly minutes: number
  readonly started_at: string | null
  readonly ends_at: string | null
  readonly finished_at: string | null
}

/** `over`: the student has taken it; `missed`: it closed and the student had not started. */
export type QuizPhase = 'before' | 'open' | 'running' | 'over' | 'missed'

/** The end (ms) of an attempt that starts at `start` (ms): never after the quiz closes (spec 2.16.2). */
export const getQuizEnd = ({ minutes, closes_at }: Pick<QuizTimes, 'minutes' | 'closes_at'>, start: number) =>
  Math.min(start + minutes * 60_000, Date.parse(closes_at))

/** `now` is in ms. The instant at which something ends no longer belongs to it (spec 2.16.2). */
export const getQuizPhase = (quiz: QuizTimes, now: number): QuizPhase => {
  if (quiz.started_at !== null && quiz.ends_at !== null)
    return quiz.finished_at !== null || now >= Date.parse(quiz.ends_at) ? 'over' : 'running'
  if (now < Date.parse(quiz.opens_at)) return 'before'
  return now < Date.parse(quiz.closes_at) ? 'open' : 'missed'
}

/** The solution is hidden while anybody may still take the quiz (spec 2.16.8). */
export const isSolutionVisible = (quiz: QuizTimes, now: number): boolean =>
  getQuizPhase(quiz, now) === 'over' && now >= Date.parse(quiz.closes_at)

const shownFirst: readonly QuizPhase[] = ['running', 'open', 'before']

/**
 * The quiz of a course to show: the running one, else the first that is open, else the next to open, else the last
 * (spec 2.16.9).
 */
export const findCurrentQuiz = <Quiz extends QuizTimes>(
  quizzes: readonly Quiz[],
  now: number,
): Quiz | undefined => {
  const byOpening = quizzes.toSorted((one, other) => Date.parse(one.opens_at) - Date.parse(other.opens_at))
  for (const phase of shownFirst) {
    const found = byOpening.find((quiz) => getQuizPhase(quiz, now) === phase)
    if (found !== undefined) return found
  }
  return byOpening.at(-1)
}
