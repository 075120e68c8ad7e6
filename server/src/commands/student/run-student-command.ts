import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { formatPhrase } from '#rules/text/locale.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { env } from '#server/env.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'
import { queueMessage } from '#server/mail/sql.ts'
import { recordCommand } from '#server/security-log/record-command.ts'
import {
  addPasswordLink,
  claimInvitations,
  clearDelays,
  countToBeInvited,
  findProgramme,
  findStudent,
  type Invited,
} from './sql.ts'
import { invitation } from './words.ts'

const usage = `npm run student -- link CODE     # a one-time link with which the student sets a password
npm run student -- unlock CODE   # ends the waiting after wrong passwords
npm run student -- invite [--programme ID] [--dry-run] [--per-minute 60]
                                 # a letter with a link to everybody who has no password and was not invited yet`

const linkHours = 72
const invitationDays = 14
const maxPerMinute = 6000
/** So many letters are queued in one transaction: a run that is ended loses no more than one of them. */
const maxBatch = 50

interface Options {
  readonly print: (line: string) => void
  readonly wait?: (ms: number) => Promise<unknown>
}

const options = {
  programme: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'per-minute': { type: 'string', default: '60' },
} as const

const fail = (sentence: string): never => {
  throw new StartupError(`${sentence}\n\n${usage}`)
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return fail((error as Error).message)
  }
}

const requireStudent = async (db: Connection, code: string | undefined) => {
  if (code === undefined) return fail('Whose account? Give the code.')
  return (await findStudent(db, code)) ?? fail(`There is no student with the code ${code}.`)
}

const createLink = async (tx: Connection, studentID: number, hours: number): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  await addPasswordLink(tx, hashToken(secret), studentID, hours)
  return `{portal}/confirmation/${secret}`
}

const link = async (db: Database, print: Options['print'], code: string | undefined): Promise<void> => {
  const student = await requireStudent(db, code)
  const path = await db.transaction(async (tx) => {
    await recordCommand(tx, 'password_link_created', student.studentID)
    return createLink(tx, student.studentID, linkHours)
  })
  print(`One-time link for ${student.code}, valid for ${linkHours} hours; former links have ended:`)
  print(fillPortalAddress(path))
}

const unlock = async (db: Database, print: Options['print'], code: string | undefined): Promise<void> => {
  const student = await requireStudent(db, code)
  const { cleared } = await db.transaction(async (tx) => {
    await recordCommand(tx, 'delay_ended', student.studentID)
    return clearDelays(tx, student.studentID, student.code)
  })
  print(
    cleared > 0
      ? `${student.code} can log in again at once.`
      : `Nothing kept ${student.code} waiting; an address with many failures waits at most 15 minutes.`,
  )
}

const queueInvitation = async (tx: Connection, { studentID, code, email }: Invited): Promise<void> => {
  const path = await createLink(tx, studentID, invitationDays * 24)
  const params = { code, link: path, days: invitationDays, forgotten: '{portal}/forgot-password' }
  const { subject, text } = invitation
  await queueMessage(tx, {
    kind: 'mail',
    recipient: email,
    subject: `${formatPhrase(subject, 'ka')} · ${formatPhrase(subject, 'en')}`,
    body: `${formatPhrase(text, 'ka', params)}\n\n—\n\n${formatPhrase(text, 'en', params)}\n`,
  })
  await recordCommand(tx, 'invited', studentID)
}

const readNumber = (name: string, value: string, max: number): number => {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= max
    ? number
    : fail(`--${name} takes a number from 1 to ${max}, not "${value}".`)
}

interface InviteValues {
  readonly programme?: string | undefined
  readonly 'dry-run': boolean
  readonly 'per-minute': string
}

const invite = async (
  db: Database,
  { print, wait = sleep }: Options,
  values: InviteValues,
): Promise<void> => {
  const perMinute = readNumber('per-minute', values['per-minute'], maxPerMinute)
  const programmeID =
    values.programme === undefined ? null : readNumber('programme', values.programme, 999_999_999)
  const programme = programmeID === null ? undefined : await findProgramme(db, programmeID)
  if (programmeID !== null && programme === undefined) return fail(`There is no programme ${programmeID}.`)
  const { students } = await countToBeInvited(db, programmeID)
  const whose = programme === undefined ? '' : ` of ${programme.name}`
  if (students === 0) {
    print(`There is nobody to invite: every active student${whose} has a password or a letter.`)
    return
  }
  print(`${students} students${whose} have no password and no letter yet.`)
  if (values['dry-run']) {
    print('Dry run: nothing was sent.')
    return
  }
  if (env.smtpUrl === undefined)
    print('SMTP_URL is not set: the letters wait, and npm run outbox shows them.')
  const batchSize = Math.min(maxBatch, perMinute)
  let done = 0
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const claimed = await claimInvitations(tx, programmeID, batchSize)
      for (const student of claimed) await queueInvitation(tx, student)
      return claimed
    })
    if (batch.length === 0) break
    await deliverMessages(db)
    done += batch.length
    print(`${done} of ${students}`)
    if (done < students) await wait((batch.length / perMinute) * 60_000)
  }
  print(`${done} students were invited. Repeating the command writes only to whoever has no letter yet.`)
}

/** Runs one command of `npm run student`; throws a `StartupError` with a sentence for the operator. */
export const runStudentCommand = async (
  db: Database,
  args: readonly string[],
  given: Options,
): Promise<void> => {
  const { values, positionals } = parse(args)
  const [name = '', code, ...others] = positionals
  if (others.length > 0) return fail(`What is "${others[0]}"?`)
  if (name === 'link') return link(db, given.print, code)
  if (name === 'unlock') return unlock(db, given.print, code)
  if (name === 'invite') return code === undefined ? invite(db, given, values) : fail(`What is "${code}"?`)
  return fail(name === '' ? 'What is to be done?' : `There is no command "${name}".`)
}
