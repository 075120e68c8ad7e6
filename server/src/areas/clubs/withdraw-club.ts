import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireHead, requireHeadOfApproved } from './require-role.ts'
import { closeClub, findLastRevision, withdrawLastChange, withdrawRevisions } from './sql.ts'
import { words } from './words.ts'

/** Withdraws a founding that waits or was rejected. Refuses with 409 once the club is approved. */
export const withdrawClub = (db: Database, studentID: number, clubID: number): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    if ((await requireHead(tx, studentID, clubID)).isApproved) throw new Refusal(words.alreadyApproved)
    await withdrawRevisions(tx, clubID)
    await closeClub(tx, clubID)
    return 'ok'
  })

/**
 * Withdraws a change or a closing that waits, or gives up one that was rejected; once more is the same. Refuses with 409
 * what the university has approved meanwhile.
 */
export const withdrawChange = (db: Database, studentID: number, clubID: number): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await requireHeadOfApproved(tx, studentID, clubID)
    if ((await findLastRevision(tx, clubID)).isApproved) throw new Refusal(words.noChange)
    await withdrawLastChange(tx, clubID)
    return 'ok'
  })
