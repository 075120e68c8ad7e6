import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/http/authenticate.ts'
import { toBase32 } from './base32.ts'

const codes = 10
/** 80 bits: what is stored is a plain hash. */
const codeBytes = 10
const codeLength = 16

/** New recovery codes, such as `K3QX-7DPA-…`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () => toBase32(randomBytes(codeBytes)).match(/.{4}/g)!.join('-'))

/** The stored form of a recovery code, typed in any case and with any signs between; null if it cannot be one. */
export const hashRecoveryCode = (typed: string): Buffer | null => {
  const plain = typed.toLowerCase().replace(/[^a-z2-7]/g, '')
  return plain.length === codeLength ? hashToken(plain) : null
}
