import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedDatabase } from '#server/db/embedded/start-embedded.ts'

/** Gives the number of the process that serves an embedded database now, or null while it is down. */
export const postmasterOf = ({ cluster }: EmbeddedDatabase): number | null => {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}
