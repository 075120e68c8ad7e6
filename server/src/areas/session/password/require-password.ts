import type { FastifyRequest } from 'fastify'
import { toFieldError } from '#rules/text/field-error.ts'
import { readDeviceToken } from '#server/credentials/device-cookie.ts'
import { loadStudentCode } from '#server/areas/session/sql.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { verifyPassword } from './verify-password.ts'

const wrongPassword = { ka: 'პაროლი არასწორია', en: 'Wrong password' }

/**
 * Refuses the field `password` when it is missing or wrong, so that who finds an open session cannot change what the
 * account is protected by. Guessing it is throttled like a log-in.
 */
export const requirePassword = async (
  db: Database,
  studentID: number,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> => {
  if (password === undefined) throw new FieldRefusal({ password: [toFieldError({ code: 'invalid_type' })] })
  const code = await loadStudentCode(db, studentID)
  const attempt = { code, password, address: request.ip, device: readDeviceToken(request) }
  const verified = await verifyPassword(db, attempt)
  if (verified === undefined) throw new FieldRefusal({ password: [{ phrase: wrongPassword }] })
  await verified.forgive(db)
}
