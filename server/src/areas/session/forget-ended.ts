import type { Database } from '#server/db/open.ts'
import { forgetSession } from '#server/http/student.ts'
import type { EndedSession } from './sql.ts'

/** Takes the sessions that a committed transaction has ended: this process forgets them before it answers. */
export const forgetEnded = (db: Database, ended: readonly EndedSession[]): void => {
  for (const { tokenHash } of ended) forgetSession(db, tokenHash)
}
