import { recordAudit, type Actor } from '#server/audit/record-audit.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireHeld } from './create-grant.ts'
import { countAdministrators, endGrant, findGrant, listRoles, lockGrants } from './sql.ts'
import { words } from './words.ts'

/** Refuses with 409 when the change would leave the university without an administrator. */
export const requireAdministrator = async (tx: Connection): Promise<void> => {
  const { administrators } = await countAdministrators(tx)
  if (administrators === 0) throw new Refusal(words.lastAdministrator)
}

/**
 * Ends a grant now; one that has ended stays as it is. Refuses with 404 outside the caller's scope, with 403 if the caller
 * does not hold it, and with 409 if it is the last administrator's.
 */
export const revokeGrant = (
  db: Database,
  actor: Actor & { readonly staffID: number },
  grantID: number,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await lockGrants(tx)
    const found = await findGrant(tx, actor.staffID, actor.operation, grantID)
    const grant = requireFound(found, httpWords.notFound)
    if (!grant.isCurrent) return 'ok'
    const { id, staffID: _, email, role, operation, isCurrent: __, endsAt, ...place } = grant
    const ofRole = (await listRoles(tx)).find((each) => each.role === role)?.operations ?? []
    const operations = operation === null ? ofRole : [operation]
    // Who holds it for a shorter time may still end it.
    await requireHeld(tx, actor.staffID, { operations, place, endsAt: new Date().toISOString() })
    const ended = await endGrant(tx, id, actor.staffID)
    if (role === 'administrator') await requireAdministrator(tx)
    await recordAudit(tx, actor, {
      entity: 'staff_grant',
      entityID: id,
      schoolID: place.schoolID,
      before: { staff: email, role, operation, ...place, endsAt },
      after: { endsAt: ended.endsAt },
    })
    return 'ok'
  })
