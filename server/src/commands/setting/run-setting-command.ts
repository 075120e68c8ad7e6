import { trimLine } from '#rules/text/invisible-characters.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { readLogo } from '#server/letterhead/read-logo.ts'
import type { JsonValue, SettingDefinition, Shape } from '#server/settings/setting-definition.ts'
import { settings } from '#server/settings/settings.ts'
import { listFaults, listStoredSettings, saveSetting } from '#server/settings/sql.ts'

const usage = `npm run setting                             # lists the settings of the university
npm run setting -- list --ka                # the same in Georgian
npm run setting -- set NAME VALUE           # changes one; the portal need not be restarted
npm run setting -- set time_zone Europe/Berlin
npm run setting -- set credit_limits '{"maximumPerSemester": 40}'   # the other parts stay
npm run setting -- set university_logo @logo.png                    # PNG, JPEG or SVG`

const fail = (sentence: string): never => {
  throw new StartupError(`${sentence}\n\n${usage}`)
}

const shown = settings
  .filter(({ changedBy }) => changedBy !== 'portal')
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

const isObject = (value: unknown): value is Readonly<Record<string, JsonValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts are given as they are, everything else as JSON. Invalid JSON is checked against the shape as a text. */
const readValue = (written: string, { type }: Shape): JsonValue => {
  if (type === 'text' && !written.startsWith('"')) return written
  try {
    return JSON.parse(written) as JsonValue
  } catch {
    return written
  }
}

/** Keeps the parts of an object that the new value does not name. */
const mergeParts = (before: unknown, next: JsonValue, { parts }: Shape): JsonValue => {
  if (parts === undefined || !isObject(before) || !isObject(next)) return next
  const merged = Object.entries(next).map(([name, value]) => {
    const shape = parts[name]
    return [name, shape === undefined ? value : mergeParts(before[name], value, shape)] as const
  })
  return { ...before, ...Object.fromEntries(merged) }
}

/** Leaves out the bytes of a picture. */
const toAudited = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('data:')
    ? `a picture of ${Math.ceil(value.length / 1024)} KB`
    : value
const toShown = (value: unknown): string => JSON.stringify(toAudited(value))

const findDefinition = (name: string | undefined): SettingDefinition =>
  shown.find((each) => each.name === name) ??
  fail(
    name === undefined
      ? 'Which setting?'
      : `There is no setting ${name}. There are: ${shown.map((each) => each.name).join(', ')}.`,
  )

const requireRight = async (db: Database, name: string, next: JsonValue): Promise<void> => {
  const [fault] = await listFaults(db, name, JSON.stringify(next))
  if (fault === undefined) return
  const found = fault.wrong === null ? '' : `, not ${JSON.stringify(fault.wrong)}`
  const owner = fault.part.replace(/\.[^.]*$/, '')
  fail(
    fault.part !== name && fault.en.startsWith('an object') && !isObject(fault.wrong)
      ? `${owner} has no part ${fault.part.slice(owner.length + 1)}: it must be ${fault.en}. Nothing was changed.`
      : `${fault.part} must be ${fault.en}${found}. Nothing was changed.`,
  )
}

const set = async (
  db: Database,
  [name, written]: readonly (string | undefined)[],
  print: (line: string) => void,
): Promise<void> => {
  const { name: key, shape, meaning } = findDefinition(name)
  const stored = (await listStoredSettings(db)).find((each) => each.name === key)
  const before = stored === undefined ? null : JSON.stringify(stored.value)
  const shownBefore = stored === undefined ? 'not set' : toShown(stored.value)
  if (written === undefined)
    return fail(`To what? ${key} is ${shownBefore}. ${meaning.en} It must be ${shape.en}.`)
  const isPicture = key === 'university_logo' && written.startsWith('@')
  const value = isPicture ? await readLogo(written.slice(1)) : readValue(written, shape)
  const next = mergeParts(stored?.value, value, shape)
  await requireRight(db, key, next)
  const after = JSON.stringify(next)
  if (before === after && stored?.refused === null) return print(`${key} is ${toShown(next)} already.`)
  await db.transaction(async (tx) => {
    const saved = await saveSetting(tx, key, after, before)
    if (saved === undefined) fail(`${key} was changed by somebody else just now. Try again.`)
    await recordAudit(
      tx,
      { staffID: null, operation: 'setting.set', request: 'command line' },
      {
        entity: 'setting',
        entityID: null,
        before: { [key]: toAudited(stored?.refused ?? stored?.value ?? null) },
        after: { [key]: toAudited(next) },
      },
    )
  })
  print(
    before === null
      ? `${key} is ${toShown(next)} now.`
      : `${key} was ${shownBefore} and is ${toShown(next)} now.`,
  )
}

const list = async (db: Database, print: (line: string) => void, language: 'ka' | 'en'): Promise<void> => {
  const stored = new Map((await listStoredSettings(db)).map((each) => [each.name, each]))
  const width = Math.max(...shown.map(({ name }) => name.length))
  for (const { name, meaning, shape } of shown) {
    const found = stored.get(name)
    print(`${name.padEnd(width)}  ${found === undefined ? '-' : toShown(found.value)}`)
    print(`    ${meaning[language]}`)
    print(`    ${language === 'ka' ? 'მნიშვნელობა' : 'Its value'}: ${shape[language]}.`)
    if (found !== undefined && found.refused !== null)
      print(`    ! ${toShown(found.refused)} is stored but invalid: set a valid value.`)
  }
}

/** Runs one command of `npm run setting`; throws a `StartupError` with a sentence for the operator. */
export const runSettingCommand = async (
  db: Database,
  [command = 'list', ...args]: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  if (command === 'list') await list(db, print, args.includes('--ka') ? 'ka' : 'en')
  // The name of a file stays as it was typed.
  else if (command === 'set')
    await set(
      db,
      args.map((each) => (each.startsWith('@') ? each : trimLine(each))),
      print,
    )
  else fail(`There is no command "${command}".`)
}
