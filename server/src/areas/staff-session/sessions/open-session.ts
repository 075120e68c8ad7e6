import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { queueStaffEmail } from '#server/account-emails/queue-staff-email.ts'
import { readDeviceToken, saveDeviceCookie } from '#server/credentials/device-cookie.ts'
import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { toDeviceName } from '#server/security-log/device-name.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { addDevice, addSession } from './sql.ts'

export interface Browser {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Opening {
  readonly hasSecondFactor: boolean
  /** Detail for the security log. */
  readonly detail?: string
}

const maxSessions = 20

/** A secret of 256 bits for a token, a link or a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/**
 * Opens a session for a member of staff who has passed every step; the token is stored only as a hash. They get an e-mail
 * about a new device.
 */
export const openSession = async (
  tx: Connection,
  staffID: number,
  { request, reply }: Browser,
  { hasSecondFactor, detail = '' }: Opening,
): Promise<string> => {
  const token = createToken()
  const sent = readDeviceToken(request, 'staff')
  const fresh = createToken()
  const name = toDeviceName(request.headers['user-agent'])
  const sentHash = sent === null ? null : hashToken(sent)
  const device = await addDevice(tx, staffID, sentHash, hashToken(fresh), name)
  saveDeviceCookie(request, reply, sent !== null && device.isIssued ? sent : fresh, 'staff')
  await addSession(tx, hashToken(token), staffID, device.id, maxSessions - 1, hasSecondFactor)
  const details = [detail, device.isNew ? 'new device' : ''].filter((each) => each !== '').join(', ')
  await recordEvent(tx, 'logged_in', { staffID }, request, details)
  if (device.isNew) await queueStaffEmail(tx, staffID, 'newDevice', request)
  return token
}
