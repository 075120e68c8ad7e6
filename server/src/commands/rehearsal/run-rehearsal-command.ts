import { parseArgs } from 'node:util'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { describeRehearsal } from '#server/rehearsal/report/describe-rehearsal.ts'
import { insertRehearsal, markBroken } from '#server/rehearsal/report/sql.ts'
import type { Progress } from '#server/rehearsal/run-rehearsal.ts'
import { runStoredRehearsal } from '#server/rehearsal/run-stored-rehearsal.ts'

const usage = `npm run rehearsal -- [--rounds 3] [--no-load]

Plays the next opening of registration against a copy in the same database: every student registers their plan, in
another order in each of the rounds; then everybody comes, as a test of the load, unless --no-load is given.`

const readOptions = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '3' },
        'no-load': { type: 'boolean', default: false },
        stored: { type: 'string' },
      },
    })
    const rounds = Number(values.rounds)
    if (!Number.isInteger(rounds) || rounds < 1 || rounds > 10)
      throw new Error('--rounds is a number from 1 to 10.')
    return {
      rounds,
      withLoad: !values['no-load'],
      stored: values.stored === undefined ? null : Number(values.stored),
    }
  } catch (error) {
    throw new StartupError(`${usage}\n\n${(error as Error).message}`)
  }
}

/** A line for each stage, as it begins. */
const createStageLines = (print: (line: string) => void) => {
  let shown = -1
  return ({ step, stage, stages, total }: Progress): void => {
    if (stage === shown) return
    shown = stage
    const what = { copying: 'copying', plans: `${total} plans`, load: `load, ${total} students` }[step]
    print(`${stage + 1} of ${stages}: ${what}`)
  }
}

interface CommandOptions {
  readonly print: (line: string) => void
  readonly stopping?: AbortSignal
}

/** Runs a rehearsal and prints what came of it; `--stored` names one that waits already. */
export const runRehearsalCommand = async (
  db: Database,
  args: readonly string[],
  { print, stopping }: CommandOptions,
): Promise<void> => {
  const { rounds, withLoad, stored } = readOptions(args)
  const run = (rehearsalID: number, onProgress?: (progress: Progress) => void) =>
    runStoredRehearsal(db.url, rehearsalID, {
      ...(onProgress && { onProgress }),
      ...(stopping && { stopping }),
    })
  if (stored !== null) {
    await run(stored)
    return
  }
  await markBroken(db)
  const made = await insertRehearsal(db, rounds, withLoad)
  if (made === undefined || !(await run(made.rehearsalID, createStageLines(print))))
    throw new StartupError('Another rehearsal waits or runs: see /staff/rehearsals.')
  for (const line of await describeRehearsal(db, made.rehearsalID)) print(line)
}
