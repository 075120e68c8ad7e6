import { Refusal } from '#server/http/refusal.ts'
import type { RecentRequests } from './sql.ts'
import { words } from './words.ts'

/** Refuses with 429 after too many requests for approval within 24 hours. */
export const requireFewRequests = ({ recentCount, maxPerDay, retryAfterSeconds }: RecentRequests): void => {
  if (recentCount < maxPerDay) return
  const hours = Math.ceil(retryAfterSeconds / 3600)
  throw new Refusal(words.tooManyRequests, { count: maxPerDay, hours }, retryAfterSeconds)
}
