import { createHmac, timingSafeEqual } from 'node:crypto'

/** The scope of a link: one page, for one session of its owner, until a second of the epoch. */
interface LinkedPage {
  readonly pageID: number
  readonly sessionID: number
  readonly until: number
}

const [number, signed] = [4, 18]

const sign = (secret: string, named: Buffer) =>
  createHmac('sha256', secret).update(named).digest().subarray(0, signed)

/** The signed link as 40 characters of a URL. */
export const createPageLink = (secret: string, { pageID, sessionID, until }: LinkedPage): string => {
  const named = Buffer.alloc(3 * number)
  for (const [nth, value] of [pageID, sessionID, until].entries()) named.writeUInt32BE(value, nth * number)
  return Buffer.concat([named, sign(secret, named)]).toString('base64url')
}

/** The claims of a link; `hasValidSignature` has to confirm them. */
export const parsePageLink = (link: string): LinkedPage => {
  const bytes = Buffer.concat([Buffer.from(link, 'base64url'), Buffer.alloc(3 * number)])
  const [pageID = 0, sessionID = 0, until = 0] = [0, 1, 2].map((nth) => bytes.readUInt32BE(nth * number))
  return { pageID, sessionID, until }
}

/** Whether the link was made with this secret; compared to the last character. */
export const hasValidSignature = (secret: string, link: string): boolean => {
  const bytes = Buffer.from(link, 'base64url')
  if (bytes.length !== 3 * number + signed || bytes.toString('base64url') !== link) return false
  const named = bytes.subarray(0, 3 * number)
  return timingSafeEqual(bytes.subarray(3 * number), sign(secret, named))
}
