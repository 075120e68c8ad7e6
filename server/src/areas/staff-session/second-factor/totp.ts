import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** A clock may be half a minute off, and typing takes time. */
const toleratedSteps = [0, -1, 1]

/** As long as the output of SHA-1 (RFC 4226, section 4). */
export const createTotpSecret = (): Buffer => randomBytes(20)

export const toTotpStep = (seconds: number): number => Math.floor(seconds / stepSeconds)

/** The code of a 30-second step (RFC 6238 with SHA-1, as every authenticator app has it). */
export const createTotpCode = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, now or half a minute from now; undefined for a wrong code. */
export const findTotpStep = (secret: Buffer, code: string, seconds: number): number | undefined => {
  const typed = Buffer.from(code)
  const now = toTotpStep(seconds)
  return toleratedSteps
    .map((offset) => now + offset)
    .find((step) => {
      const right = Buffer.from(createTotpCode(secret, step))
      return right.length === typed.length && timingSafeEqual(right, typed)
    })
}
