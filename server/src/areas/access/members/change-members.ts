import { recordAudit, type Actor } from '#server/audit/record-audit.ts'
import { requireAdministrator } from '#server/areas/access/revoke-grant.ts'
import { addGrant, countAdministrators, lockGrants } from '#server/areas/access/sql.ts'
import type { Database } from '#server/db/open.ts'
import { addMember, setActive, type Member } from './sql.ts'

/** The command line of the server, whose operator may do anything. */
export const commandLine: Actor = { staffID: null, operation: 'access.write', request: 'command line' }

interface Name {
  readonly first: string
  readonly last: string
}

interface NewMember {
  readonly email: string
  readonly ka: Name
  readonly en: Name
  readonly lecturerID: number | null
}

/**
 * Adds an account without a password. The first one is the administrator of the whole university. Undefined when there is
 * an account with this e-mail.
 */
export const createMember = (db: Database, { email, ka, en, lecturerID }: NewMember) =>
  db.transaction(async (tx) => {
    await lockGrants(tx)
    const added = await addMember(tx, email, ka.first, ka.last, en.first, en.last, lecturerID)
    if (added === undefined) return undefined
    const { staffID } = added
    const isFirst = (await countAdministrators(tx)).administrators === 0
    if (isFirst)
      await addGrant(tx, staffID, 'administrator', null, 'university', null, null, null, null, null)
    await recordAudit(tx, commandLine, {
      entity: 'staff_member',
      entityID: staffID,
      before: null,
      after: { email: email.toLowerCase(), lecturerID, isAdministrator: isFirst },
    })
    return { staffID, isAdministrator: isFirst }
  })

/** Closes an account and its sessions, or opens it again. The last administrator is refused with 409. */
export const changeActive = (db: Database, { staffID, email }: Member, isActive: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    await lockGrants(tx)
    await setActive(tx, staffID, isActive)
    if (!isActive) await requireAdministrator(tx)
    await recordAudit(tx, commandLine, {
      entity: 'staff_member',
      entityID: staffID,
      before: { email, isActive: !isActive },
      after: { isActive },
    })
  })
