import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { deleteClaim, findOpenEntry, listColleagues, lockClaim, saveClaim } from './sql.ts'
import { words } from './words.ts'

interface EntryKey {
  readonly kind: InboxKind
  readonly id: number
}

/** Locks the claim of an open entry in the caller's scope; refuses with 404 any other. */
const lockEntry = async (tx: Connection, { staffID, operation }: StaffActor, { kind, id }: EntryKey) => {
  await lockClaim(tx, kind, id)
  return requireFound(await findOpenEntry(tx, staffID, operation, kind, id), httpWords.notFound)
}

interface ClaimChange extends EntryKey {
  readonly studentID: number
  readonly from: number | null
  readonly to: number | null
}

const recordClaim = (tx: Connection, actor: StaffActor, { kind, id, studentID, from, to }: ClaimChange) =>
  recordAudit(tx, actor, {
    entity: 'inbox_claim',
    entityID: id,
    studentID,
    before: { kind, claimedBy: from },
    after: { kind, claimedBy: to },
  })

/** Claims an open entry; the own claim begins anew. Refuses with 409 one that somebody else has claimed. */
export const claimEntry = (db: Database, actor: StaffActor, key: EntryKey): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { studentID, claimant } = await lockEntry(tx, actor, key)
    if (claimant !== null && claimant.staffID !== actor.staffID)
      throw new Refusal(words.claimed, { name: claimant })
    await saveClaim(tx, key.kind, key.id, actor.staffID)
    if (claimant === null) await recordClaim(tx, actor, { ...key, studentID, from: null, to: actor.staffID })
    return 'ok'
  })

/** Releases the own claim; that of somebody else stays. */
export const releaseEntry = (db: Database, actor: StaffActor, key: EntryKey): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { studentID, claimant } = await lockEntry(tx, actor, key)
    if (claimant?.staffID !== actor.staffID) return 'ok'
    await deleteClaim(tx, key.kind, key.id)
    await recordClaim(tx, actor, { ...key, studentID, from: actor.staffID, to: null })
    return 'ok'
  })

/** Assigns an open entry to somebody who may answer it, or takes it over. */
export const assignEntry = (
  db: Database,
  actor: StaffActor,
  key: EntryKey & { readonly staffID: number },
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { studentID, claimant } = await lockEntry(tx, actor, key)
    const colleagues = await listColleagues(tx, actor.staffID, actor.operation, key.kind, key.id)
    requireFound(
      colleagues.find(({ staffID }) => staffID === key.staffID),
      words.noColleague,
    )
    if (claimant?.staffID === key.staffID) return 'ok'
    await saveClaim(tx, key.kind, key.id, key.staffID)
    const { kind, id } = key
    await recordClaim(tx, actor, { kind, id, studentID, from: claimant?.staffID ?? null, to: key.staffID })
    return 'ok'
  })
