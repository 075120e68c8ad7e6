import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import { inviteStudents } from '#server/areas/session/invitation/invite-students.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import type { Message } from '#server/mail/sql.ts'
import { runStudentCommand } from './run-student-command.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const sql = <Row extends object>(text: string) => db.rows<Row>({ name: '', text })

let sent: Message[] = []
let isMailDown = false
const mail = async (message: Message) => {
  if (isMailDown) throw new Error('the mail server is away')
  sent.push(message)
}
const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = []
  await runStudentCommand(db, args, { print: (line) => lines.push(line), transports: { mail } })
  return lines.join('\n')
}
const findSecret = (text: string) => /\/confirmation\/([\w-]{43})$/m.exec(text)?.[1]
const setPassword = (theString: string | undefined, password = 'შავი ზღვის ნაპირი') =>
  app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: { theString, password } })
const logIn = (code: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { code, password } })

const makeStudents = async (codes: readonly string[]) => {
  for (const code of codes)
    await university.addStudent({ code, university_email: `${code}@university.example`, password_hash: null })
}

beforeEach(async () => {
  sent = []
  isMailDown = false
  await sql('delete from student')
  await sql('delete from outbox')
  await sql('delete from login_failure')
})

describe('npm run student -- link', () => {
  it('prints a link that sets a password once, in place of earlier ones', async () => {
    await makeStudents(['U1000001'])
    const former = findSecret(await run('link', 'u1000001'))
    const printed = await run('link', 'u1000001')
    expect(printed).toContain('for U1000001')
    expect((await setPassword(former)).statusCode).toBe(409)
    expect((await setPassword(findSecret(printed))).statusCode).toBe(200)
    expect((await setPassword(findSecret(printed), 'სხვა ძალიან კარგი სიტყვა')).statusCode).toBe(409)
    expect((await logIn('U1000001', 'შავი ზღვის ნაპირი')).statusCode).toBe(200)
    const events = await sql(
      "select event, code, address from security_event where event = 'password_link_created'",
    )
    expect(events[0]).toEqual({ event: 'password_link_created', code: 'U1000001', address: 'command line' })
  })
})

describe('npm run student -- unlock', () => {
  it('ends the wait after wrong passwords', async () => {
    await makeStudents(['U1000002'])
    for (let i = 0; i < 12; i += 1) await logIn('U1000002', `wrong ${i}`)
    await sql("delete from login_failure where kind = 'address'")
    expect((await logIn('U1000002', 'x')).statusCode).toBe(429)
    expect(await run('unlock', 'U1000002')).toMatch(/U1000002 can try again at once: \d+ failed/)
    await sql("delete from login_failure where kind = 'address'")
    expect((await logIn('U1000002', 'x')).statusCode).toBe(401)
    await sql('delete from login_failure')
    expect(await run('unlock', 'U1000002')).toContain('had no failed attempts')
  })
})

/** As the student's change: changes by the university are reported by e-mail. */
const byStudent = `and set_config('portal.actor', 'student', true) <> ''`

describe('npm run student -- invite', () => {
  it('sends one e-mail with a working link to each active student without a password, once', async () => {
    await makeStudents(['U1000003', 'U1000004', 'U1000005'])
    await sql("update student set status_id = 3 where code = 'U1000005'")
    await sql(`update student set personal_email = 'Own@example.org' where code = 'U1000004' ${byStudent}`)
    expect(await run('invite', '--dry-run')).toBe('2 students would be invited.')
    expect(sent).toEqual([])
    expect(await run('invite')).toBe('2 of 2 students: 3 e-mails sent')
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      'own@example.org',
      'u1000003@university.example',
      'u1000004@university.example',
    ])
    const email = sent.find(({ recipient }) => recipient.startsWith('u1000003'))!
    expect(email.body).toContain('U1000003')
    expect((await setPassword(findSecret(email.body))).statusCode).toBe(200)
    expect(await run('invite')).toBe('1 invited before have no password yet.\nThere is nobody to invite.')
    await sql("update student_invitation set invited_at = now() - interval '8 days'")
    expect(await run('invite', '--again', '7')).toContain('1 of 1 students: 2 e-mails sent')
    expect(await sql('select times from student_invitation order by times')).toEqual([
      { times: 1 },
      { times: 2 },
    ])
  })

  it('invites nobody twice when two run at the same time', async () => {
    await makeStudents(Array.from({ length: 240 }, (_, nth) => `U2${String(nth).padStart(6, '0')}`))
    await Promise.all([run('invite'), run('invite'), run('invite', '--limit', '50')])
    await run('invite')
    expect(sent.length).toBe(240)
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(240)
  })

  it('invites nobody whom another run has invited since it began', async () => {
    await makeStudents(['U2100001', 'U2100002', 'U2100003'])
    const invited = await overtake(db, {
      lock: `select pg_advisory_xact_lock(hashtext('student_invitation'))`,
      begin: () => inviteStudents(db, { programmeID: null, againDays: null }, 2),
      meanwhile: (tx) =>
        tx.rows({
          name: '',
          text: `insert into student_invitation (student_id) select id from student where code < 'U2100003'`,
        }),
    })
    expect(invited).toBe(1)
    expect(await sql('select recipient from outbox')).toEqual([{ recipient: 'u2100003@university.example' }])
  })

  it('stops when the mail server is away, and names who has no address', async () => {
    await makeStudents(Array.from({ length: 210 }, (_, nth) => `U3${String(nth).padStart(6, '0')}`))
    await sql(`update student set university_email = '' where code = 'U3000000' ${byStudent}`)
    isMailDown = true
    await expect(run('invite')).rejects.toThrow('100 e-mails could not be sent')
    expect(await run('invite', '--dry-run')).toBe(
      '1 without an e-mail address, not invited: U3000000\n100 invited before have no password yet.\n109 students would be invited.',
    )
  })

  it('reports what was not sent and why, and fails', async () => {
    await makeStudents(['U1000007'])
    isMailDown = true
    const lines: string[] = []
    const failing = runStudentCommand(db, ['invite'], {
      print: (line) => lines.push(line),
      transports: { mail },
    })
    await expect(failing).rejects.toThrow(/^1 e-mail could not be sent: .+\n/)
    expect(lines.at(-1)).toBe('1 of 1 students: 0 e-mails sent, 1 not sent')
  })

  it('needs a mail server', async () => {
    await makeStudents(['U1000006'])
    const silent = { print: () => undefined, transports: {} }
    await expect(runStudentCommand(db, ['invite'], silent)).rejects.toThrow('SMTP_URL is not set')
    expect(await sql('select from student_invitation')).toEqual([])
  })
})

it.each([
  [[], 'What is to be done?'],
  [['remove'], 'There is no command "remove".'],
  [['link'], 'Which student?'],
  [['unlock', 'none'], 'There is no student with the code none.'],
  [['invite', '--limit', 'all'], '--limit takes a number'],
  [['invite', '--every'], 'Unknown option'],
])('says what is wrong with %j', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence)
})
