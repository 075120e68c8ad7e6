import { parseArgs } from 'node:util'
import { trimLine } from '#rules/text/invisible-characters.ts'
import {
  listSemesters,
  setCurrentFrom,
  switchSemester,
  type Semester,
} from '#server/areas/calendar/current-semester/sql.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'

const usage = `npm run semester                                       # lists the semesters
npm run semester -- current 2026-autumn --from DATE    # the current one from that day, at midnight
npm run semester -- cancel 2026-autumn                 # takes a day that has not come back`

type Print = (line: string) => void

const fail = (sentence: string): never => {
  throw new StartupError(`${sentence}\n\n${usage}`)
}

const describe = ({
  key,
  name,
  starts_on,
  ends_on,
  is_current,
  is_due,
  current_from,
  groups,
  windows,
}: Semester) =>
  [
    key.padEnd(12),
    name.padEnd(28),
    `${starts_on} – ${ends_on}`,
    `${groups} groups, ${windows} windows`,
    ...(is_current ? ['current'] : []),
    ...(current_from !== null && !is_due ? [`current from ${current_from}`] : []),
  ].join('  ')

const findSemester = (semesters: readonly Semester[], key: string | undefined): Semester =>
  semesters.find((semester) => semester.key === key) ??
  fail(
    key === undefined
      ? 'Which semester?'
      : `There is no semester ${key}. There are: ${semesters.map((each) => each.key).join(', ') || 'none'}.`,
  )

const save = async (tx: Connection, { id, current_from }: Semester, day: string | null): Promise<void> => {
  await setCurrentFrom(tx, id, day)
  await recordAudit(
    tx,
    { staffID: null, operation: 'semester.switch', request: 'command line' },
    { entity: 'semester', entityID: id, before: { current_from }, after: { current_from: day } },
  )
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

const makeCurrent = async (
  db: Database,
  print: Print,
  semester: Semester,
  day: string | undefined,
  all: readonly Semester[],
) => {
  if (day === undefined || !isDay(day)) return fail('--from takes a day, as in 2027-02-22.')
  const other = all.find(({ id, current_from }) => id !== semester.id && current_from === day)
  if (other) return fail(`From ${day} on ${other.key} is the current semester already.`)
  const later = all.find(
    ({ id, is_due, current_from }) =>
      id !== semester.id && is_due && current_from !== null && current_from > day,
  )
  if (later)
    return fail(
      `${later.key} is the current semester since ${later.current_from}, so an earlier day would change nothing.`,
    )
  const switched = await db.transaction(async (tx) => {
    await save(tx, semester, day)
    return switchSemester(tx)
  })
  print(
    switched
      ? `${semester.key} is the current semester now.`
      : semester.is_current
        ? `${semester.key} is the current semester, and stays it.`
        : `${semester.key} becomes the current semester on ${day} at midnight; the portal need not be restarted.`,
  )
}

const cancel = async (db: Database, print: Print, semester: Semester) => {
  if (semester.current_from === null) return fail(`${semester.key} has no day on which it becomes current.`)
  if (semester.is_due) return fail(`${semester.key} has become current on ${semester.current_from} already.`)
  await db.transaction((tx) => save(tx, semester, null))
  print(`${semester.key} does not become current by itself any more.`)
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: args.map(trimLine),
      options: { from: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    return fail((error as Error).message)
  }
}

/** Runs one command of `npm run semester`; throws a `StartupError` with a sentence for the operator. */
export const runSemesterCommand = async (
  db: Database,
  args: readonly string[],
  print: Print,
): Promise<void> => {
  const { values, positionals } = parse(args)
  const [name = 'list', key] = positionals
  const semesters = await listSemesters(db)
  if (name === 'list') {
    for (const semester of semesters) print(describe(semester))
    if (semesters.length === 0) print('There are no semesters yet: an import brings them in.')
  } else if (name === 'current')
    await makeCurrent(db, print, findSemester(semesters, key), values.from, semesters)
  else if (name === 'cancel') await cancel(db, print, findSemester(semesters, key))
  else fail(`There is no command "${name}".`)
}
