import { Refusal } from '#server/http/refusal.ts'
import type { RecentReports } from './sql.ts'
import { words } from './words.ts'

/** Refuses with 429 after too many reports within an hour. */
export const requireFewReports = ({ recentCount, maxPerHour, retryAfterSeconds }: RecentReports): void => {
  if (recentCount < maxPerHour) return
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Refusal(words.tooMany, { count: maxPerHour, minutes }, retryAfterSeconds)
}
