import { hash } from 'node:crypto'

/** The version of a page, 22 characters, from a flat list of the values that may change on it. Runs on every read. */
export const hashVersion = (values: readonly (string | number | null)[]): string =>
  hash('sha256', JSON.stringify(values), 'base64url').slice(0, 22)
