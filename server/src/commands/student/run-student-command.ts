import { trimLine } from '#rules/text/invisible-characters.ts'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { inviteStudents } from '#server/areas/session/invitation/invite-students.ts'
import {
  clearWaits,
  countInvitees,
  findStudent,
  listUnreachable,
  replaceLinks,
} from '#server/areas/session/invitation/sql.ts'
import { recordAudit, type Actor } from '#server/audit/record-audit.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { createElmoFile } from '#server/elmo/create-elmo-file.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { countMessageStates, findLastMessage, type MessageStates } from '#server/mail/sql.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'
import type { Transports } from '#server/mail/transports.ts'
import { heldSentence } from '#server/settings/held-sentence.ts'
import { loadTrial } from '#server/settings/sql.ts'
import { addEvent } from '#server/security-log/sql.ts'

const usage = `npm run student -- link CODE      # prints a one-time link that sets a new password
npm run student -- unlock CODE    # ends the wait after wrong passwords
npm run student -- elmo CODE FILE # writes the final marks as an ELMO file for another university
npm run student -- invite         # an e-mail with a link to every active student without a password
    [--programme ID] [--limit N] [--again DAYS] [--dry-run]`

const options = {
  programme: { type: 'string' },
  limit: { type: 'string' },
  again: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

const linkHours = 24
/** How many e-mails are sent before the next are written: an interrupted run leaves few behind. */
const batchSize = 100

interface Output {
  readonly print: (line: string) => void
  readonly transports: Transports
}

interface Command extends Output {
  readonly db: Database
  readonly word: string | undefined
  /** The arguments after it. */
  readonly file: string | undefined
  readonly values: { readonly [Name in keyof typeof options]?: string | boolean | undefined }
}

const fail = (sentence: string): never => {
  throw new StartupError(`${sentence}\n\n${usage}`)
}

const readNumber = (name: string, value: string | boolean | undefined): number | null => {
  if (value === undefined) return null
  return /^[1-9]\d{0,8}$/.test(String(value))
    ? Number(value)
    : fail(`--${name} takes a number, not "${value}".`)
}

const requireStudent = async (db: Database, code: string | undefined) => {
  if (code === undefined) return fail("Which student? Give the student's code.")
  return (await findStudent(db, code)) ?? fail(`There is no student with the code ${code}.`)
}

/** As staff who may read marks. */
const commandLine: Actor = { staffID: null, operation: 'students.read-studies', request: 'command line' }

const record = (tx: Connection, event: 'password_link_created' | 'unlocked', studentID: number) =>
  addEvent(tx, event, studentID, null, 'command line', '—', '', false, null, null)

const link = async ({ db, print, word }: Command): Promise<void> => {
  const { studentID, code, hasPassword } = await requireStudent(db, word)
  const theString = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    await replaceLinks(tx, hashToken(theString), studentID, linkHours)
    await record(tx, 'password_link_created', studentID)
    await recordAudit(
      tx,
      { ...commandLine, operation: 'access.write' },
      { entity: 'password_link', entityID: studentID, studentID, before: null, after: { hours: linkHours } },
    )
  })
  print(
    `One-time link for ${code}, valid for ${linkHours} hours; it sets ${hasPassword ? 'a new' : 'the first'} password ` +
      'and ends all sessions. Earlier links are not valid any more:',
  )
  print(fillPortalAddress(`{portal}/confirmation/${theString}`))
}

const unlock = async ({ db, print, word }: Command): Promise<void> => {
  const { studentID, code } = await requireStudent(db, word)
  const cleared = await db.transaction(async (tx) => {
    const rows = await clearWaits(tx, studentID)
    await record(tx, 'unlocked', studentID)
    return rows
  })
  const failures = cleared.reduce((sum, row) => sum + row.failures, 0)
  print(
    failures === 0
      ? `${code} had no failed attempts. A wait of their network address ends by itself.`
      : `${code} can try again at once: ${failures} failed attempts are not counted any more.`,
  )
}

const describeStates = ({ sent, waiting, failed }: MessageStates): string =>
  [
    `${sent} ${sent === 1 ? 'e-mail' : 'e-mails'} sent`,
    ...(waiting > 0 ? [`${waiting} wait`] : []),
    ...(failed > 0 ? [`${failed} not sent`] : []),
  ].join(', ')

const toSendError = ({ failed, reasons }: MessageStates): StartupError =>
  new StartupError(
    `${failed} ${failed === 1 ? 'e-mail' : 'e-mails'} could not be sent: ${reasons.join('; ')}\n` +
      'The portal tries them again for a day while it runs. If the reason lasts longer, fix it and repeat the command ' +
      'with --again 1: those who have an invitation already are not written to otherwise.',
  )

const invite = async ({ db, print, transports, values }: Command): Promise<void> => {
  const programmeID = readNumber('programme', values.programme)
  const againDays = readNumber('again', values.again)
  const limit = readNumber('limit', values.limit)
  const { invitees, invited } = await countInvitees(db, programmeID, againDays)
  const unreachable = await listUnreachable(db, programmeID)
  const total = Math.min(invitees, limit ?? Infinity)
  if (unreachable.length > 0)
    print(
      `${unreachable.length} without an e-mail address, not invited: ${unreachable
        .slice(0, 20)
        .map(({ code }) => code)
        .join(', ')}${unreachable.length > 20 ? ', …' : ''}`,
    )
  if (invited > 0) print(`${invited} invited before have no password yet.`)
  if (values['dry-run']) return print(`${total} students would be invited.`)
  if (total === 0) return print('There is nobody to invite.')
  if (transports.mail === undefined)
    return fail('SMTP_URL is not set, so no e-mail can be sent (docs/administration.md).')
  if ((await loadTrial(db)).isTrial) throw new StartupError(heldSentence)
  const before = (await findLastMessage(db)).id
  for (let done = 0; done < total;) {
    const count = await inviteStudents(db, { programmeID, againDays }, Math.min(batchSize, total - done))
    if (count === 0) break
    done += count
    await deliverMessages(db, transports)
    const states = await countMessageStates(db, 'mail', before)
    print(`${done} of ${total} students: ${describeStates(states)}`)
    if (states.failed >= batchSize || (done >= total && states.failed > 0)) throw toSendError(states)
  }
}

const elmo = async ({ db, print, word, file }: Command): Promise<void> => {
  const { studentID, code } = await requireStudent(db, word)
  if (file === undefined) return fail('Which file? Name a new one, such as transcript.xml.')
  await db.transaction(async (tx) => {
    const { bytes, filename } = await createElmoFile(tx, studentID)
    await recordAudit(tx, commandLine, {
      entity: 'student_studies',
      entityID: studentID,
      studentID,
      before: null,
      after: { file: filename },
    })
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 }).catch((error: Error) =>
      fail(`${file} cannot be written: ${error.message}.`),
    )
  })
  print(`Wrote the final marks of ${code} to ${file}. The student sees in the profile that they were read.`)
}

const commands: Readonly<Record<string, (command: Command) => Promise<void>>> = { link, unlock, elmo, invite }

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: args.map(trimLine), options, allowPositionals: true })
  } catch (error) {
    return fail((error as Error).message)
  }
}

/** Runs one command of `npm run student`; throws a `StartupError` with a sentence for the operator. */
export const runStudentCommand = async (
  db: Database,
  args: readonly string[],
  output: Output,
): Promise<void> => {
  const { values, positionals } = parse(args)
  const [name = '', word, file] = positionals
  const command =
    commands[name] ?? fail(name === '' ? 'What is to be done?' : `There is no command "${name}".`)
  await command({ db, word, file, values, ...output })
}
