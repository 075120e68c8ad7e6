import { randomBytes } from 'node:crypto'

/** The tokens of sessions have no dot. */
const prefix = 'view.'

export const createViewToken = (): string => prefix + randomBytes(32).toString('base64url')

export const isViewToken = (token: string): boolean => token.startsWith(prefix)
