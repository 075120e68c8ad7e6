import type { Connection } from '#server/db/open.ts'
import { replaceRecoveryCodes } from '#server/areas/staff-session/sql.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'

/** Replaces the recovery codes by new ones and returns them; afterwards only their hashes are known. */
export const saveRecoveryCodes = async (tx: Connection, staffID: number): Promise<string[]> => {
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    staffID,
    codes.map((code) => hashRecoveryCode(code)!),
  )
  return codes
}
