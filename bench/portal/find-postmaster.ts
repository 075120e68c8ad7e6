import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'

/** The process id of an embedded database's postmaster, or null while it is down. */
export const findPostmaster = ({ cluster }: EmbeddedDatabase): number | null => {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}
