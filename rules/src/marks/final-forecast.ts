import { minScores, type Letter } from './gpa.ts'

/** What points are given for in a subject: together 100, each with at most two decimals. */
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

export interface FinalForecast {
  /** Points collected so far, and those still to be had before the final exam. */
  readonly collected: number
  readonly open: number
  /** Of the final exam. */
  readonly maxScore: number
  /** Points still missing for admission to the final exam. */
  readonly missing: number
  /** A marked component has fewer points than its minimum, so the subject is failed. */
  readonly isOutOfReach: boolean
  /** For each passing letter, the best first: the fewest points in the final exam; null when out of reach. */
  readonly letters: readonly { readonly letter: Letter; readonly points: number | null }[]
}

const lowestPass: Letter = 'E'
const passingLetters = minScores.slice(0, minScores.findIndex(([letter]) => letter === lowestPass) + 1)

// Hundredths are whole, so that 0.1 + 0.2 is 0.3.
const toHundredths = (points: number): number => Math.round(points * 100)
const sumPoints = (points: readonly number[]): number =>
  points.reduce((total, each) => total + toHundredths(each), 0) / 100

/**
 * What the final exam must bring if `expected` of the open points are won before it; null when there is no final exam
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
  const missing = Math.max(0, sumPoints([final.admitted_from ?? 0, -before]))
  const isOutOfReach = others.some(({ score, min_score }) => score !== null && score < (min_score ?? 0))
  const letters = passingLetters.map(([letter, min]) => {
    const points = Math.max(final.min_score ?? 0, sumPoints([min, -before]), 0)
    const isReachable = !isOutOfReach && missing === 0 && points <= final.max_score
    return { letter, points: isReachable ? points : null }
  })
  return { collected, open, maxScore: final.max_score, missing, isOutOfReach, letters }
}
