import { hash } from 'node:crypto'

/**
 * Takes whatever may change on a page, as a flat list of plain values: it is written with every reading. Gives the name
 * of that version, 22 characters.
 */
export const versionOf = (values: readonly (string | number | null)[]): string =>
  hash('sha256', JSON.stringify(values), 'base64url').slice(0, 22)
