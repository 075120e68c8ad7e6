import { Refusal } from '#server/http/refusal.ts'
import type { RecentMessages } from './sql.ts'
import { words } from './words.ts'

/** Refuses with 429 after too many messages within an hour. */
export const requireFewMessages = ({ recentCount, maxPerHour, retryAfterSeconds }: RecentMessages): void => {
  if (recentCount < maxPerHour) return
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Refusal(words.tooMany, { count: maxPerHour, minutes }, retryAfterSeconds)
}
