import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** What may be killed in the middle of it. */
export type Victim = 'server' | 'database'

export interface StormOptions {
  readonly catalog: string
  readonly kill: Victim | null
  /** How many event streams stay open all the while. */
  readonly streams: number
}

const usage = `npm run bench -- storm [--catalog DIR] [--kill server|database] [--streams N]

DIR is a catalogue as in docs/import.md, by default data/bet-fal17; --kill kills it five times on the way;
--streams keeps N event streams open meanwhile.`

/** Reads the command line; ends the process with a line of help when it cannot be read. */
export const stormOptions = (): StormOptions => {
  try {
    const { values } = parseArgs({
      options: { catalog: { type: 'string' }, kill: { type: 'string' }, streams: { type: 'string' } },
    })
    const { catalog, kill = null, streams = '0' } = values
    if (kill !== null && kill !== 'server' && kill !== 'database') throw new Error(`--kill ${kill}?`)
    if (!/^\d+$/.test(streams)) throw new Error(`--streams ${streams}?`)
    const usual = fileURLToPath(new URL('../../data/bet-fal17', import.meta.url))
    return { catalog: catalog ?? usual, kill, streams: Number(streams) }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}
