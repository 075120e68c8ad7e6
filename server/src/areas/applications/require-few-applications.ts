import { Refusal } from '#server/http/refusal.ts'
import type { RecentApplications } from './sql.ts'
import { words } from './words.ts'

/** Refuses with 429 after too many applications within 24 hours. */
export const requireFewApplications = ({
  recentCount,
  maxPerDay,
  retryAfterSeconds,
}: RecentApplications): void => {
  if (recentCount < maxPerDay) return
  const hours = Math.ceil(retryAfterSeconds / 3600)
  throw new Refusal(words.tooMany, { count: maxPerDay, hours }, retryAfterSeconds)
}
