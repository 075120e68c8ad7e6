import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link is good for: one sheet, for one session of its owner, until a second of the epoch. */
interface LinkedPage {
  readonly pageID: number
  readonly sessionID: number
  readonly until: number
}

const [number, signed] = [4, 18]

const sign = (secret: string, named: Buffer) =>
  createHmac('sha256', secret).update(named).digest().subarray(0, signed)

/** Takes the secret and what a link is good for; gives it as 40 signs of an address. */
export const createPageLink = (secret: string, { pageID, sessionID, until }: LinkedPage): string => {
  const named = Buffer.alloc(3 * number)
  for (const [nth, value] of [pageID, sessionID, until].entries()) named.writeUInt32BE(value, nth * number)
  return Buffer.concat([named, sign(secret, named)]).toString('base64url')
}

/** Takes a link; gives what it says it is good for, which `isSigned` has to confirm. */
export const parsePageLink = (link: string): LinkedPage => {
  const bytes = Buffer.concat([Buffer.from(link, 'base64url'), Buffer.alloc(3 * number)])
  const [pageID = 0, sessionID = 0, until = 0] = [0, 1, 2].map((nth) => bytes.readUInt32BE(nth * number))
  return { pageID, sessionID, until }
}

/** Takes the secret and a link; says whether it was made with it, to the last sign. */
export const hasValidSignature = (secret: string, link: string): boolean => {
  const bytes = Buffer.from(link, 'base64url')
  if (bytes.length !== 3 * number + signed || bytes.toString('base64url') !== link) return false
  const named = bytes.subarray(0, 3 * number)
  return timingSafeEqual(bytes.subarray(3 * number), sign(secret, named))
}
