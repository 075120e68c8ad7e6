import { listOperations } from '#contract/contract.ts'
import { findUnheldOperations, type Place, type Scope } from '#rules/staff/find-unheld-operations.ts'
import { recordAudit, type Actor } from '#server/audit/record-audit.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import {
  addGrant,
  findActiveMember,
  findPlace,
  findSameGrant,
  listHeld,
  listRoles,
  loadEndOfDay,
  lockGrants,
} from './sql.ts'
import { fieldWords, words } from './words.ts'

interface NewGrant {
  readonly staffID: number
  readonly role?: string | undefined
  readonly operation?: string | undefined
  readonly scope: Scope
  readonly schoolID?: number | undefined
  readonly programID?: number | undefined
  readonly scheduleID?: number | undefined
  readonly ends_on?: string | undefined
}

/** The operations of the role, or the one operation; refuses the field when there is no such. */
const listGrantedOperations = async (
  tx: Connection,
  { role, operation }: Pick<NewGrant, 'role' | 'operation'>,
): Promise<readonly string[]> => {
  if ((role === undefined) === (operation === undefined))
    throw new FieldRefusal({ role: [{ phrase: fieldWords.required }] })
  if (operation !== undefined) {
    if ((listOperations() as string[]).includes(operation)) return [operation]
    throw new FieldRefusal({ operation: [{ phrase: fieldWords.unknown }] })
  }
  const found = (await listRoles(tx)).find((each) => each.role === role)
  if (found === undefined) throw new FieldRefusal({ role: [{ phrase: fieldWords.unknown }] })
  return found.operations
}

const fieldOfScope = { school: 'schoolID', programme: 'programID', group: 'scheduleID' } as const

const loadPlace = async (tx: Connection, { scope, ...ids }: NewGrant): Promise<Place> => {
  const field = scope === 'university' ? undefined : fieldOfScope[scope]
  if (field !== undefined && ids[field] === undefined)
    throw new FieldRefusal({ [field]: [{ phrase: fieldWords.required }] })
  const { schoolID = null, programID = null, scheduleID = null } = ids
  return requireFound(await findPlace(tx, scope, schoolID, programID, scheduleID), words.noSuchPlace)
}

const loadEnd = async (tx: Connection, day: string | undefined): Promise<string | null> => {
  if (day === undefined) return null
  const { endsAt, isPast } = await loadEndOfDay(tx, day)
  if (isPast) throw new FieldRefusal({ ends_on: [{ phrase: fieldWords.past }] })
  return endsAt
}

/** A role that has no operation yet gets some later: only who manages the whole university gives it. */
const university: Place = { scope: 'university', schoolID: null, programmeID: null, groupID: null }

/**
 * Refuses with 403 what the member of staff does not hold in this place and for so long, `access.write` included. The
 * command line may give anything.
 */
export const requireHeld = async (
  tx: Connection,
  staffID: number | null,
  { operations, place, endsAt }: Parameters<typeof findUnheldOperations>[1],
): Promise<void> => {
  if (staffID === null) return
  const held = await listHeld(tx, staffID)
  const where = operations.length === 0 ? university : place
  const unheld = findUnheldOperations(held, {
    operations: [...new Set([...operations, 'access.write'])],
    place: where,
    endsAt,
  })
  if (unheld.length > 0) throw new Refusal(words.notHeld, { operations: unheld.join(', ') })
}

/**
 * Grants a role or an operation. The same grant twice is one. Refuses with 404 if the person is not an active member of staff
 * or the place does not exist, and with 403 if the giver does not hold it.
 */
export const createGrant = (db: Database, actor: Actor, grant: NewGrant): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    await lockGrants(tx)
    const { email } = requireFound(await findActiveMember(tx, grant.staffID), words.noSuchMember)
    const operations = await listGrantedOperations(tx, grant)
    const place = await loadPlace(tx, grant)
    const endsAt = await loadEnd(tx, grant.ends_on)
    await requireHeld(tx, actor.staffID, { operations, place, endsAt })
    const row = [
      grant.staffID,
      grant.role ?? null,
      grant.operation ?? null,
      place.scope,
      place.scope === 'school' ? place.schoolID : null,
      place.programmeID,
      place.groupID,
      endsAt,
    ] as const
    const same = await findSameGrant(tx, ...row)
    if (same !== undefined) return same
    const added = await addGrant(tx, ...row, actor.staffID)
    await recordAudit(tx, actor, {
      entity: 'staff_grant',
      entityID: added.id,
      schoolID: place.schoolID,
      before: null,
      after: { staff: email, role: grant.role, operation: grant.operation, ...place, endsAt },
    })
    return added
  })
