import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireHead } from './require-role.ts'
import { closeClub, withdrawRevisions } from './sql.ts'
import { words } from './words.ts'

/** Withdraws a founding that waits or was rejected. Refuses with 409 once the club is approved. */
export const withdrawClub = (db: Database, studentID: number, clubID: number): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    if ((await requireHead(tx, studentID, clubID)).isApproved) throw new Refusal(words.alreadyApproved)
    await withdrawRevisions(tx, clubID)
    await closeClub(tx, clubID)
    return 'ok'
  })
