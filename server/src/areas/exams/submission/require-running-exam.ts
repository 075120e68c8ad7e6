import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { formatDeadline, formatStart } from '#server/areas/exams/format-deadline.ts'
import { words } from '#server/areas/exams/words.ts'
import type { CollectedUploads } from './sql.ts'

/** Refuses an exam in a room, and one that does not run by the database's clock. */
export const requireRunningExam = async (
  db: Connection,
  { isAtDistance, now, opens_at, closes_at }: CollectedUploads,
): Promise<void> => {
  if (!isAtDistance) throw new Refusal(words.notAtDistance)
  if (Date.parse(now) < Date.parse(opens_at))
    throw new Refusal(words.submissionSoon, { when: await formatStart(db, opens_at), opens_at })
  if (Date.parse(now) >= Date.parse(closes_at))
    throw new Refusal(words.submissionOver, { when: await formatDeadline(db, closes_at) })
}
