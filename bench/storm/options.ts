import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** The process that `--kill` kills during the storm. */
export type Victim = 'server' | 'database'

export interface StormOptions {
  readonly catalog: string
  readonly kill: Victim | null
  /** How many event streams stay open during the storm. */
  readonly streams: number
  /** This many students instead of the catalogue's own, with as many more subjects and seats. */
  readonly students: number | null
  readonly hasWaitingRoom: boolean
}

const usage = `npm run bench -- storm [--catalog DIR] [--kill server|database] [--streams N] [--students N]
                         [--without-waiting-room]

DIR is a catalogue as in docs/import.md, by default data/bet-fal17; --kill kills it five times during the storm;
--streams keeps N event streams open; --students makes the same day in a university of N students;
--without-waiting-room runs every read at once, for comparison. \`npm run bench -- storm/matrix\` runs all catalogues and sizes.`

/** Parses the command line; prints the usage and exits when it is invalid. */
export const parseStormOptions = (): StormOptions => {
  try {
    const { values } = parseArgs({
      options: {
        catalog: { type: 'string' },
        kill: { type: 'string' },
        streams: { type: 'string' },
        students: { type: 'string' },
        'without-waiting-room': { type: 'boolean' },
      },
    })
    const { catalog, kill = null, streams = '0', students } = values
    if (kill !== null && kill !== 'server' && kill !== 'database') throw new Error(`--kill ${kill}?`)
    if (!/^\d+$/.test(streams)) throw new Error(`--streams ${streams}?`)
    if (students !== undefined && !/^[1-9]\d*$/.test(students)) throw new Error(`--students ${students}?`)
    const defaultCatalog = fileURLToPath(new URL('../../data/bet-fal17', import.meta.url))
    return {
      catalog: catalog ?? defaultCatalog,
      kill,
      streams: Number(streams),
      students: students === undefined ? null : Number(students),
      hasWaitingRoom: values['without-waiting-room'] !== true,
    }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}
