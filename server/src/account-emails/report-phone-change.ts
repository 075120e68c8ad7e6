import type { FastifyRequest } from 'fastify'
import type { Connection } from '#server/db/open.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { queueAccountEmail } from './queue-account-email.ts'
import { queueFormerPhoneText } from './queue-former-phone-text.ts'

/** The former number is null for a student who had none. */
interface PhoneChange {
  readonly studentID: number
  readonly oldPhone: string | null
  readonly newPhone: string
}

/**
 * Writes a new phone into the security log, to every e-mail address of the student and to the former number, in the
 * transaction of the change.
 */
export const reportPhoneChange = async (
  tx: Connection,
  { studentID, oldPhone, newPhone }: PhoneChange,
  request: FastifyRequest,
): Promise<void> => {
  if (oldPhone !== null) await queueFormerPhoneText(tx, oldPhone, newPhone)
  await queueAccountEmail(tx, studentID, oldPhone === null ? 'phoneAdded' : 'phoneChanged', request, newPhone)
  await recordEvent(tx, 'phone_changed', { studentID }, request, oldPhone === null ? 'first phone' : '')
}
