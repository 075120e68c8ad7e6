import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { queueAccountEmail } from '#server/account-emails/queue-account-email.ts'
import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { toDeviceName } from '#server/security-log/device-name.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { readDeviceToken, saveDeviceCookie } from '#server/credentials/device-cookie.ts'
import { addDevice, addSession, deleteOldestDevices, deleteOldestSessions } from './sql.ts'
import { toNetworkAddress } from '#server/http/limits/to-network-address.ts'

export interface Browser {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A program that deletes its cookies would send an e-mail with each log-in; whoever broke in has sent the first ones. */
const maxEmailsPerDay = 10

/** More than a student uses; a program that logs in again and again would fill the tables. */
const maxSessions = 20
const maxDevices = 50

const createToken = (): string => randomBytes(32).toString('base64url')

/**
 * Opens a session for a student who is already authenticated. The token is stored only as a hash. The student gets a
 * e-mail about a log-in from a new device, up to ten a day. The oldest of more than twenty sessions ends, and the oldest of
 * more than fifty devices is forgotten.
 */
export const signIn = async (
  tx: Connection,
  studentID: number,
  { request, reply }: Browser,
  detail = '',
): Promise<string> => {
  const token = createToken()
  const sent = readDeviceToken(request)
  const fresh = createToken()
  const name = toDeviceName(request.headers['user-agent'])
  const device = await addDevice(
    tx,
    studentID,
    sent === null ? null : hashToken(sent),
    hashToken(fresh),
    name,
  )
  saveDeviceCookie(request, reply, sent !== null && device.isIssued ? sent : fresh)
  // The database notifies every process of the ended ones.
  const ended = await deleteOldestSessions(tx, studentID, maxSessions - 1)
  await deleteOldestDevices(tx, studentID, maxDevices)
  await addSession(tx, hashToken(token), studentID, device.id, toNetworkAddress(request.ip))
  const details = [detail, device.isNew ? 'new device' : ''].filter((each) => each !== '').join(', ')
  await recordEvent(tx, 'logged_in', { studentID }, request, details)
  if (ended.length > 0) await recordEvent(tx, 'oldest_session_ended', { studentID }, request)
  if (device.isNew && device.newWithinDay <= maxEmailsPerDay)
    await queueAccountEmail(tx, studentID, 'newDevice', request)
  return token
}
