import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { listSettings, saveSetting } from './sql.ts'

const usage = `npm run setting                             # lists the settings of the university
npm run setting -- set NAME VALUE           # changes one; the portal need not be restarted
npm run setting -- set time_zone Europe/Berlin
npm run setting -- set credit_limits '{"maximumPerSemester": 40}'   # the other parts stay`

/** What nobody sets by hand: whose data it is, and the secrets. */
const isHidden = (name: string): boolean => name === 'demo' || name.endsWith('_secret')

const fail = (sentence: string): never => {
  throw new StartupError(`${sentence}\n\n${usage}`)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const describeKind = (value: unknown): string =>
  Array.isArray(value)
    ? 'a list in brackets'
    : isObject(value)
      ? 'an object in braces'
      : typeof value === 'number'
        ? 'a number'
        : typeof value === 'boolean'
          ? 'true or false'
          : 'a text'

/** A text is written as it is, everything else as JSON. */
const readValue = (text: string, before: unknown): unknown => {
  if (typeof before === 'string' && !text.startsWith('"')) return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The new value, of the same shape as the one before; parts of an object that are not named stay. */
const toNext = (path: string, before: unknown, next: unknown): unknown => {
  if (isObject(before) && isObject(next)) {
    const unknown = Object.keys(next).filter((name) => !(name in before))
    if (unknown.length > 0)
      return fail(
        `${path} has no part ${unknown.join(', ')}. It has: ${Object.keys(before).join(', ')}. Nothing was changed.`,
      )
    return Object.fromEntries(
      Object.entries(before).map(([name, value]) => [
        name,
        name in next ? toNext(`${path}.${name}`, value, next[name]) : value,
      ]),
    )
  }
  if (describeKind(next) !== describeKind(before))
    return fail(`${path} is ${describeKind(before)}, such as ${JSON.stringify(before)}. Nothing was changed.`)
  if (typeof next === 'number' && next < 0) return fail(`${path} is not negative. Nothing was changed.`)
  return next
}

const set = async (
  db: Database,
  [name, text]: readonly (string | undefined)[],
  print: (line: string) => void,
): Promise<void> => {
  const settings = (await listSettings(db)).filter((each) => !isHidden(each.name))
  const found =
    settings.find((each) => each.name === name) ??
    fail(
      name === undefined
        ? 'Which setting?'
        : `There is no setting ${name}. There are: ${settings.map((each) => each.name).join(', ')}.`,
    )
  if (text === undefined) return fail(`To what? ${found.name} is ${JSON.stringify(found.value)}.`)
  const next = toNext(found.name, found.value, readValue(text, found.value))
  const [before, after] = [JSON.stringify(found.value), JSON.stringify(next)]
  if (before === after) return print(`${found.name} is ${after} already.`)
  await db
    .transaction(async (tx) => {
      const saved = await saveSetting(tx, found.name, after, before)
      if (!saved) return fail(`${found.name} was changed by somebody else just now. Try again.`)
      await recordAudit(
        tx,
        { staffID: null, operation: 'setting.set', request: 'command line' },
        {
          entity: 'setting',
          entityID: null,
          before: { [found.name]: found.value },
          after: { [found.name]: next },
        },
      )
      return undefined
    })
    .catch((error: unknown) => {
      // A check of the database, which says in a sentence what is wrong.
      if ((error as { code?: unknown }).code === '23514') fail((error as Error).message)
      throw error
    })
  print(`${found.name} was ${before} and is ${after} now.`)
}

/** Runs one command of `npm run setting`; throws a `StartupError` with a sentence for the operator. */
export const runSettingCommand = async (
  db: Database,
  [command = 'list', ...args]: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  if (command === 'list') {
    const settings = (await listSettings(db)).filter(({ name }) => !isHidden(name))
    const width = Math.max(...settings.map(({ name }) => name.length))
    for (const { name, value } of settings) print(`${name.padEnd(width)}  ${JSON.stringify(value)}`)
  } else if (command === 'set') await set(db, args, print)
  else fail(`There is no command "${command}".`)
}
