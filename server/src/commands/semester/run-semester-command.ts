import { parseArgs } from 'node:util'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { listSemesters, setCurrentFrom, switchSemester, type SemesterRow } from '#server/semester/sql.ts'

const usage = `npm run semester -- list
npm run semester -- set 2026-autumn --from 2026-09-01   # the day on which it becomes the current one
npm run semester -- set 2026-autumn --from start        # on its first day, as without this command`

const fail = (sentence: string): never => {
  throw new StartupError(`${sentence}\n\n${usage}`)
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { from: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    return fail((error as Error).message)
  }
}

const describe = ({ code, name, starts_on, ends_on, current_from, is_current }: SemesterRow): string =>
  `${code}  ${name}  ${starts_on} – ${ends_on}  ${is_current ? 'current' : `becomes current on ${current_from ?? starts_on}`}`

/** A later semester can become current; an earlier one is over. */
const describeAll = (rows: readonly SemesterRow[]): string[] => {
  const current = rows.find(({ is_current }) => is_current)
  return rows.map((row) =>
    current !== undefined && row.starts_on < current.starts_on
      ? `${row.code}  ${row.name}  ${row.starts_on} – ${row.ends_on}  over`
      : describe(row),
  )
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toISOString().startsWith(text)

const readDay = (from: string | undefined): string | null => {
  if (from === 'start') return null
  try {
    if (from !== undefined && isDay(from)) return from
  } catch {
    // No such day of the calendar.
  }
  return fail('--from takes a day, as in 2026-09-01, or "start".')
}

/** Runs one command of `npm run semester`; throws a `StartupError` with a sentence for the operator. */
export const runSemesterCommand = async (
  db: Database,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const { values, positionals } = parse(args)
  const [name = 'list', code = '', ...others] = positionals
  if (others.length > 0) return fail(`What is "${others[0]}"?`)
  if (name === 'set') {
    const day = readDay(values.from)
    const changed = await setCurrentFrom(db, code, day)
    if (changed === undefined) return fail(`There is no semester "${code}".`)
    await switchSemester(db, new Date().toISOString())
  } else if (name !== 'list') return fail(`There is no command "${name}".`)
  const rows = await listSemesters(db)
  describeAll(rows).forEach(print)
  if (rows.length === 0) print('There is no semester yet.')
}
