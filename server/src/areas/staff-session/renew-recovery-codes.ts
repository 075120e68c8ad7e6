import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { requirePassword } from './require-password.ts'
import { saveRecoveryCodes } from './second-factor/save-recovery-codes.ts'
import { loadSecondFactorState } from './sql.ts'
import { words } from './words.ts'

/** New recovery codes; the former ones stop working. Needs the password. */
export const renewRecoveryCodes = async (
  db: Database,
  staffID: number,
  password: string,
  request: FastifyRequest,
): Promise<{ recovery_codes: string[] }> => {
  await requirePassword(db, staffID, { field: 'password', typed: password }, request)
  const { hasSecret } = await loadSecondFactorState(db, staffID)
  if (!hasSecret) throw new Refusal(words.noSecondFactor)
  return db.transaction(async (tx) => {
    await recordEvent(tx, 'recovery_codes_renewed', { staffID }, request)
    return { recovery_codes: await saveRecoveryCodes(tx, staffID) }
  })
}
