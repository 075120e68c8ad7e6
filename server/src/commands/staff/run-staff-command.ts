import { parseArgs } from 'node:util'
import { listOperations } from '#contract/contract.ts'
import { trimLine } from '#rules/text/invisible-characters.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { createGrant } from '#server/areas/access/create-grant.ts'
import { changeActive, commandLine, createMember } from '#server/areas/access/members/change-members.ts'
import { findMember, listAllMembers, type Member } from '#server/areas/access/members/sql.ts'
import { listStaffGrants } from '#server/areas/access/sql.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { createInvitation, invitationHours } from '#server/areas/staff-session/create-invitation.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { findCode, listByCode, listCodes, listRoleNames } from './sql.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'

const usage = `npm run staff -- create EMAIL --ka "სახელი გვარი" --en "First Last" [--lecturer CODE]
npm run staff -- link EMAIL           # a new one-time link: sets password and second factor anew
npm run staff -- grant EMAIL ROLE     # or an operation; [--school CODE | --programme CODE | --group "SUBJECT GROUP"] [--until Y-m-d]
npm run staff -- disable EMAIL        # ends the sessions; enable opens the account again
npm run staff -- list`

const options = {
  ka: { type: 'string' },
  en: { type: 'string' },
  lecturer: { type: 'string' },
  school: { type: 'string' },
  programme: { type: 'string' },
  group: { type: 'string' },
  until: { type: 'string' },
} as const

type Values = { readonly [Name in keyof typeof options]?: string | undefined }

type Print = (line: string) => void

interface Command {
  readonly db: Database
  readonly print: Print
  readonly values: Values
  readonly words: readonly string[]
}

const fail = (sentence: string): never => {
  throw new StartupError(`${sentence}\n\n${usage}`)
}

/** Looks up a row by the code that import files use. */
const readCode = async (
  db: Database,
  kind: 'school' | 'programme' | 'group' | 'lecturer',
  code: string | undefined,
): Promise<number | undefined> => {
  if (code === undefined) return undefined
  const [found] = await listByCode(db, kind, code)
  if (found !== undefined) return found.id
  const some = (await listCodes(db, kind)).map((each) => each.code)
  return fail(
    some.length === 0
      ? `--${kind} takes a code, and there is no ${kind} yet.`
      : `There is no ${kind} with the code "${code}". There are: ${some.join(', ')}${some.length === 20 ? ', …' : ''}.`,
  )
}

/** Refuses a day that is not in the calendar. */
const readDay = (day: string | undefined): string | undefined => {
  if (day === undefined) return undefined
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay === true ? day : fail(`--until takes a day of the calendar, as in 2027-06-30, not "${day}".`)
}

/** Accepts a role, or an operation, whose name has a dot. */
const requireRole = async (db: Database, what: string | undefined): Promise<string> => {
  const roles = await listRoleNames(db)
  const operations: readonly string[] = listOperations()
  if (what !== undefined && (operations.includes(what) || roles.some(({ role }) => role === what)))
    return what
  if (what?.includes('.'))
    return fail(`There is no operation "${what}". There are: ${operations.join(', ')}.`)
  const names = roles.map(({ role, name }) => `${role} (${name})`).join(', ')
  return fail(
    `${what === undefined ? 'grant takes a role or an operation.' : `There is no role "${what}".`} The roles are: ${names}.`,
  )
}

/** The last word is the family name. */
const readName = (name: 'ka' | 'en', value: string | undefined) => {
  const words = (value ?? '').split(/\s+/)
  if (words.length < 2) return fail(`--${name} takes first and family name.`)
  return { first: words.slice(0, -1).join(' '), last: words.at(-1)! }
}

const requireMember = async (db: Database, email: string | undefined): Promise<Member> => {
  if (email === undefined) return fail('Whose account? Give the e-mail.')
  return (await findMember(db, email)) ?? fail(`There is no account with the e-mail ${email}.`)
}

const printLink = async ({ db, print }: Command, staffID: number): Promise<void> => {
  const path = await db.transaction(async (tx) => {
    await recordAudit(tx, commandLine, {
      entity: 'staff_link',
      entityID: staffID,
      before: null,
      after: { hours: invitationHours },
    })
    return createInvitation(tx, staffID)
  })
  print(`One-time link, valid for ${invitationHours} hours:`)
  print(fillPortalAddress(`{portal}${path}`))
}

const create = async (command: Command): Promise<void> => {
  const { db, print, values, words } = command
  const email = words[0] ?? ''
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return fail('create takes an e-mail.')
  const names = { ka: readName('ka', values.ka), en: readName('en', values.en) }
  const lecturerID = (await readCode(db, 'lecturer', values.lecturer)) ?? null
  const created = await createMember(db, { email, ...names, lecturerID })
  if (created === undefined)
    return fail(`There is an account with the e-mail ${email} already; link sends it a new link.`)
  print(
    created.isAdministrator
      ? `${email} is the first administrator.`
      : `${email} has an account, without any permission yet.`,
  )
  return printLink(command, created.staffID)
}

const grant = async ({ db, print, values, words }: Command): Promise<void> => {
  const { staffID, email, isActive } = await requireMember(db, words[0])
  if (!isActive) return fail(`${email} is disabled: enable it first.`)
  const what = await requireRole(db, words[1])
  const places = [values.school, values.programme, values.group].filter((code) => code !== undefined)
  if (places.length > 1) return fail('A grant has one place.')
  const until = readDay(values.until)
  const ids = {
    schoolID: await readCode(db, 'school', values.school),
    programID: await readCode(db, 'programme', values.programme),
    scheduleID: await readCode(db, 'group', values.group),
  }
  const { schoolID, programID } = ids
  const ofPart = schoolID !== undefined ? 'school' : programID !== undefined ? 'programme' : 'group'
  const scope = places.length === 0 ? 'university' : ofPart
  const named = what.includes('.') ? { operation: what } : { role: what }
  await createGrant(db, commandLine, { staffID, scope, ...ids, ...named, ends_on: until })
  print(
    `${email} has ${what}: ${scope}${places.length > 0 ? ` ${places[0]}` : ''}${until ? `, until ${until}` : ''}.`,
  )
}

const list = async ({ db, print }: Command): Promise<void> => {
  for (const member of await listAllMembers(db)) {
    const state = !member.isActive ? 'disabled' : !member.hasPassword ? 'invited' : 'active'
    print(`${member.email}  ${member.name}  ${state}${member.hasSecondFactor ? '' : ', no second factor'}`)
    for (const { role, operation, scope, schoolID, programmeID, groupID, endsAt } of await listStaffGrants(
      db,
      member.staffID,
    )) {
      const [kind, id] =
        groupID !== null
          ? (['group', groupID] as const)
          : programmeID !== null
            ? (['programme', programmeID] as const)
            : (['school', schoolID] as const)
      const place = id === null ? '' : ((await findCode(db, kind, id))[0]?.code ?? String(id))
      print(
        `    ${role ?? operation}  ${scope}${place && ` ${place}`}${endsAt === null ? '' : `  until ${endsAt}`}`,
      )
    }
  }
}

const changeState =
  (isActive: boolean) =>
  async ({ db, print, words }: Command) => {
    const member = await requireMember(db, words[0])
    await changeActive(db, member, isActive)
    print(`${member.email} is ${isActive ? 'open again' : 'closed, and its sessions have ended'}.`)
  }

const commands: Readonly<Record<string, (command: Command) => Promise<void>>> = {
  create,
  grant,
  list,
  link: async (command) => printLink(command, (await requireMember(command.db, command.words[0])).staffID),
  disable: changeState(false),
  enable: changeState(true),
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: args.map(trimLine), options, allowPositionals: true })
  } catch (error) {
    return fail((error as Error).message)
  }
}

/** What the fields of a grant are on the command line. */
const optionOfField: Readonly<Record<string, string>> = {
  ends_on: '--until',
  schoolID: '--school',
  programID: '--programme',
  scheduleID: '--group',
}

/** Runs one command of `npm run staff`; throws a `StartupError` with a sentence for the operator. */
export const runStaffCommand = async (db: Database, args: readonly string[], print: Print): Promise<void> => {
  const { values, positionals } = parse(args)
  const [name = '', ...words] = positionals
  const command =
    commands[name] ?? fail(name === '' ? 'What is to be done?' : `There is no command "${name}".`)
  try {
    await command({ db, print, values, words })
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(formatPhrase(error.phrase, 'en', error.params))
    if (!(error instanceof FieldRefusal)) throw error
    const reasons = Object.entries(error.fields).flatMap(([field, all]) =>
      all.map(
        ({ phrase, params }) => `${optionOfField[field] ?? field}: ${formatPhrase(phrase, 'en', params)}`,
      ),
    )
    throw new StartupError(reasons.join('\n'))
  }
}
