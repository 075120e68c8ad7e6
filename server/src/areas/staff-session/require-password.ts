import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { loadSecondFactorState } from './sql.ts'
import { verifyPassword } from './verify-password.ts'

const wrongPassword = { ka: 'პაროლი არასწორია', en: 'Wrong password' }

/** The e-mail of the member of staff; refuses the field when the password is wrong. */
export const requirePassword = async (
  db: Database,
  staffID: number,
  { field, typed }: { readonly field: string; readonly typed: string },
  request: FastifyRequest,
): Promise<string> => {
  const { email } = await loadSecondFactorState(db, staffID)
  const verified = await verifyPassword(db, { email, password: typed }, request)
  if (verified === undefined) throw new FieldRefusal({ [field]: [{ phrase: wrongPassword }] })
  return email
}
