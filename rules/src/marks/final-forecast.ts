import { minScores, type Letter } from './gpa.ts'

/** The components of a subject: together 100 points, each with at most two decimals. */
export interface MarkComponent {
  /** Null: not marked yet. */
  readonly score: number | null
  readonly max_score: number
  /** With fewer points here the subject is failed. */
  readonly min_score: number | null
  readonly is_final: boolean
  /** Points to be collected before the final exam may be taken; set on the final exam only. */
  readonly admitted_from: number | null
}

/** The points needed for a letter; both null if all remaining points together are too few. */
export interface LetterForecast {
  readonly letter: Letter
  /** The fewest points in the final exam, given the points expected before it; null when its maximum does not suffice. */
  readonly points: number | null
  /** The letter itself takes fewer: `points` are the minimum of the final exam. */
  readonly isMinimum: boolean
  /** The fewest of the open points with which the maximum of the final exam suffices; null when not even all of them do. */
  readonly pointsBefore: number | null
}

export interface FinalForecast {
  /** Points collected so far, and those that can still be collected before the final exam. */
  readonly collected: number
  readonly open: number
  /** Of the final exam. */
  readonly maxScore: number
  /** Points still missing for admission to the final exam. */
  readonly missing: number
  /** Why no result passes: a marked component is below its minimum, or all open points do not admit to the exam. */
  readonly failure: 'minimum' | 'admission' | null
  /** For each passing letter, the best first. */
  readonly letters: readonly LetterForecast[]
}

const lowestPass: Letter = 'E'
const passingLetters = minScores.slice(0, minScores.findIndex(([letter]) => letter === lowestPass) + 1)

// Hundredths are whole, so that 0.1 + 0.2 is 0.3.
const toHundredths = (points: number): number => Math.round(points * 100)
const sumPoints = (points: readonly number[]): number =>
  points.reduce((total, each) => total + toHundredths(each), 0) / 100

/**
 * Points needed in the final exam if `expected` of the open points are won before it; null if there is no final exam
 * or it has been marked.
 */
export const forecastFinal = (
  components: readonly MarkComponent[],
  expected: number,
): FinalForecast | null => {
  const final = components.find(({ is_final }) => is_final)
  if (final === undefined || final.score !== null) return null
  const others = components.filter((each) => each !== final)
  const collected = sumPoints(others.flatMap(({ score }) => score ?? []))
  const open = sumPoints(others.flatMap(({ score, max_score }) => (score === null ? max_score : [])))
  const before = sumPoints([collected, Math.max(0, Math.min(open, expected))])
  const missingAfter = (points: number) => Math.max(0, sumPoints([final.admitted_from ?? 0, -points]))
  const isBelowMinimum = others.some(({ score, min_score }) => score !== null && score < (min_score ?? 0))
  const failure = isBelowMinimum
    ? 'minimum'
    : missingAfter(sumPoints([collected, open])) > 0
      ? 'admission'
      : null
  const missing = missingAfter(before)
  const letters = passingLetters.map(([letter, min]): LetterForecast => {
    const forLetter = Math.max(sumPoints([min, -before]), 0)
    const points = Math.max(final.min_score ?? 0, forLetter)
    const pointsBefore = Math.max(missingAfter(collected), sumPoints([min, -final.max_score, -collected]), 0)
    const isPossible = failure === null && (final.min_score ?? 0) <= final.max_score
    const isReachable = isPossible && missing === 0 && points <= final.max_score
    return {
      letter,
      points: isReachable ? points : null,
      isMinimum: isReachable && points > forLetter,
      pointsBefore: isPossible && pointsBefore <= open ? pointsBefore : null,
    }
  })
  return { collected, open, maxScore: final.max_score, missing, failure, letters }
}
