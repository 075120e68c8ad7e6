import type { Connection } from '#server/db/open.ts'
import { listKnownFiles } from './sql.ts'

const batchSize = 1000

/** The names that have no row. */
export const findUnknownNames = async (db: Connection, names: readonly string[]): Promise<string[]> => {
  const unknown: string[] = []
  for (let first = 0; first < names.length; first += batchSize) {
    const batch = names.slice(first, first + batchSize)
    const known = await listKnownFiles(db, batch)
    unknown.push(...batch.filter((name) => !known.has(name)))
  }
  return unknown
}
