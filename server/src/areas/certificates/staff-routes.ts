import type { certificatesStaff } from '#contract/staff/certificates-staff.ts'
import { parseCertificateCode } from '#rules/certificates/code.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor, type StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import { loadCertificates, lockCertificate, saveRevocation } from './staff-sql.ts'
import { words } from './words.ts'

/** Saves the reason of a revocation, or takes it back with null. */
const changeRevocation = (
  db: Database,
  actor: StaffActor,
  certificateID: number,
  reason: string | null,
): Promise<'ok'> =>
  db.transaction(async (tx): Promise<'ok'> => {
    const found = await lockCertificate(tx, actor.staffID, actor.operation, certificateID)
    const { studentID, number, reason: before } = requireFound(found, httpWords.notFound)
    if (before !== null && reason !== null) throw new Refusal(words.alreadyRevoked)
    if (before === null && reason === null) throw new Refusal(words.notRevoked)
    await saveRevocation(tx, certificateID, reason)
    await recordAudit(tx, actor, {
      entity: 'certificate',
      entityID: certificateID,
      studentID,
      before: { number, reason: before },
      after: { number, reason },
    })
    return 'ok'
  })

/** The certificates in the caller's scope, which may be revoked. */
export const staffRoutes: Routes<typeof certificatesStaff> = {
  list: async ({
    db,
    staff,
    query: { page, per_page, search = '', state = null, kind = null, sort = null },
  }) => {
    const { staffID, operation } = staff
    const code = parseCertificateCode(search)
    const words = toWords(search)
    const found = await loadCertificates(
      db,
      staffID,
      operation,
      per_page,
      page,
      search,
      code,
      state,
      sort,
      words,
      kind,
    )
    return { ...found, page, perPage: per_page }
  },
  revoke: ({ db, staff, params, body, request }) =>
    changeRevocation(db, toActor(staff, request), params.id, body.reason),
  restore: ({ db, staff, params, request }) => changeRevocation(db, toActor(staff, request), params.id, null),
}
