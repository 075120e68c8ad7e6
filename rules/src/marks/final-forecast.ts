import { minScores, type Letter } from './gpa.ts'

/** What the points of a subject are given for; points are of 100 together, with two decimals at most. */
export interface MarkComponent {
  /** Null: not given yet. */
  readonly score: number | null
  readonly max_score: number
  /** With fewer points in it the subject is not passed. */
  readonly min_score: number | null
  readonly is_final: boolean
  /** Of the final exam: the points that must be collected before it; null: none. */
  readonly admitted_from: number | null
}

/** What the final exam must bring for each letter. */
export interface FinalForecast {
  /** Points that are collected already, and those that can still be collected before the final exam. */
  readonly collected: number
  readonly open: number
  /** The most that the final exam gives. */
  readonly maxScore: number
  /** The points that are still lacking to be admitted to it, 0 when nothing is. */
  readonly missing: number
  /** In a component that is marked already there are fewer points than it must have: no letter can be reached. */
  readonly isOutOfReach: boolean
  /** For each passing letter, the best first, the least points in the final exam; null: out of reach. */
  readonly letters: readonly { readonly letter: Letter; readonly points: number | null }[]
}

const lowestPass: Letter = 'E'
const passingLetters = minScores.slice(0, minScores.findIndex(([letter]) => letter === lowestPass) + 1)

// Hundredths are whole, so that 0.1 + 0.2 is 0.3.
const toHundredths = (points: number): number => Math.round(points * 100)
const sum = (points: readonly number[]): number =>
  points.reduce((total, each) => total + toHundredths(each), 0) / 100

/**
 * Takes the components of a running subject and how many of the open points are reckoned with before the final exam;
 * gives what the final exam must bring, or null when there is none or it has been marked.
 */
export const forecastFinal = (
  components: readonly MarkComponent[],
  reckoned: number,
): FinalForecast | null => {
  const final = components.find(({ is_final }) => is_final)
  if (final === undefined || final.score !== null) return null
  const others = components.filter((each) => each !== final)
  const collected = sum(others.flatMap(({ score }) => score ?? []))
  const open = sum(others.flatMap(({ score, max_score }) => (score === null ? max_score : [])))
  const before = sum([collected, Math.max(0, Math.min(open, reckoned))])
  const lacking = Math.max(0, sum([final.admitted_from ?? 0, -before]))
  const isSpoilt = others.some(({ score, min_score }) => score !== null && score < (min_score ?? 0))
  const letters = passingLetters.map(([letter, least]) => {
    const points = Math.max(final.min_score ?? 0, sum([least, -before]), 0)
    const isReachable = !isSpoilt && lacking === 0 && points <= final.max_score
    return { letter, points: isReachable ? points : null }
  })
  return { collected, open, maxScore: final.max_score, missing: lacking, isOutOfReach: isSpoilt, letters }
}
