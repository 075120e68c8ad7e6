import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { saveDeviceCookie } from './device/device-cookie.ts'
import { toDeviceName } from './device/device-name.ts'
import { addDevice, addSession } from './sql.ts'

export interface Browser {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Opens a session for a student who is already authenticated. The token is stored only as a hash. */
export const signIn = async (
  tx: Connection,
  studentID: number,
  { request, reply }: Browser,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const device = hashToken(saveDeviceCookie(request, reply))
  const deviceID = await addDevice(tx, studentID, device, toDeviceName(request.headers['user-agent']))
  await addSession(tx, hashToken(token), studentID, deviceID)
  return token
}
