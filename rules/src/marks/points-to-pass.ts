import { minScores } from './gpa.ts'
import { forecastFinal, type MarkComponent } from './final-forecast.ts'

/** The score with which a subject is passed. */
export const passScore = minScores.find(([letter]) => letter === 'E')![1]

/** The points that a running subject still needs to be passed. */
export interface PointsToPass {
  /** More points, from all that is not marked yet; null: what is left does not suffice. */
  readonly points: number | null
  /** How many of them at least in the final exam. */
  readonly inFinal: number
}

/** The fewest points that pass the subject; null when it has no final exam or that has been marked. */
export const findPointsToPass = (components: readonly MarkComponent[]): PointsToPass | null => {
  const forecast = forecastFinal(components, 0)
  if (forecast === null) return null
  const inFinal = components.find(({ is_final }) => is_final)?.min_score ?? 0
  const isPossible = forecast.letters.at(-1)!.pointsBefore !== null
  const missing = Math.round((passScore - forecast.collected) * 100) / 100
  return { points: isPossible ? Math.max(missing, forecast.missing + inFinal) : null, inFinal }
}
