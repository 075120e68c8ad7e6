import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { runStudentCommand } from './run-student-command.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const app = makeApp({ db, checkReplies: true, quiet: true })

const sql = <Row = Record<string, unknown>>(text: string) => db.rows<Row>({ name: '', text })
const wait = vi.fn(() => Promise.resolve())
afterEach(() => wait.mockClear())
const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = []
  await runStudentCommand(db, args, { print: (line) => lines.push(line), wait })
  return lines.join('\n')
}
const linkIn = (text: string) => /\/confirmation\/([\w-]{43})$/m.exec(text)?.[1]
const setPassword = (theString: string | undefined, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: { theString, password } })
const logIn = (code: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { code, password } })
const listEvents = async () =>
  await sql<{ event: string; code: string; address: string }>(
    'select event, code, address from security_event order by id',
  )

describe('npm run student -- link', () => {
  it('prints a link that sets a password once, ends former links, and is in the security log', async () => {
    const former = linkIn(await run('link', 'ST1'))
    const link = linkIn(await run('link', 'st1'))
    expect((await setPassword(former, 'quite a new password')).statusCode).toBe(409)
    expect((await setPassword(link, 'quite a new password')).statusCode).toBe(200)
    expect((await setPassword(link, 'another new password')).statusCode).toBe(409)
    expect((await logIn('st1', 'quite a new password')).statusCode).toBe(200)
    expect((await listEvents()).slice(0, 2)).toEqual(
      Array.from({ length: 2 }, () => ({
        event: 'password_link_created',
        code: 'st1',
        address: 'command line',
      })),
    )
  })

  it('leaves the letters of the day to the student', async () => {
    await sql('delete from outbox')
    await run('link', 'st1')
    for (let nth = 0; nth < 6; nth += 1) {
      await sql('delete from login_failure')
      await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: { code: 'st1' } })
    }
    expect(await sql('select count(*) as n from outbox')).toEqual([{ n: 5 }])
  })
})

describe('npm run student -- unlock', () => {
  it('ends the waiting after wrong passwords, and says when nothing kept the student waiting', async () => {
    await sql('delete from login_failure')
    await sql(
      `insert into login_failure (kind, key, failures) values ('code', 'ST1', 30), ('reset_code', 'ST1', 9)`,
    )
    expect((await logIn('st1', 'quite a new password')).statusCode).toBe(429)
    expect(await run('unlock', 'st1')).toBe('st1 can log in again at once.')
    expect((await logIn('st1', 'quite a new password')).statusCode).toBe(200)
    expect(await run('unlock', 'st1')).toContain('Nothing kept st1 waiting')
    expect((await listEvents()).filter(({ event }) => event === 'delay_ended')).toHaveLength(2)
  })
})

describe('npm run student -- invite', () => {
  it('writes to everybody of a programme who has no password, once, and in both languages', async () => {
    await sql('delete from outbox')
    await sql('update student set invited_at = null')
    for (let nth = 0; nth < 3; nth += 1) await university.addStudent()
    await university.addStudent({ status_id: 2 })
    await university.addStudent({ programme_id: university.englishProgrammeID })
    const programme = String(university.programmeID)
    expect(await run('invite', '--programme', programme, '--dry-run')).toContain('3 students of Biology')
    expect(await sql('select count(*) as n from outbox')).toEqual([{ n: 0 }])

    expect(await run('invite', '--programme', programme)).toContain('3 students were invited')
    const letters = await sql<{ recipient: string; subject: string; body: string }>(
      'select * from outbox order by id',
    )
    expect(letters).toHaveLength(3)
    expect(letters[0]!.subject).toBe(
      'თქვენი ანგარიში სტუდენტურ პორტალზე · Your account on the student portal',
    )
    expect(letters[0]!.body).toMatch(/გამარჯობა[^]*14 დღის[^]*Hello[^]*within 14 days/)
    const code = letters[0]!.recipient.split('@')[0]!
    expect(letters[0]!.body).toContain(`Your code for logging in is ${code}.`)
    expect((await setPassword(linkIn(letters[0]!.body), 'quite a new password')).statusCode).toBe(200)
    expect((await logIn(code, 'quite a new password')).statusCode).toBe(200)
    expect((await listEvents()).filter(({ event }) => event === 'invited')).toHaveLength(3)

    expect(await run('invite', '--programme', programme)).toContain('There is nobody to invite')
  })

  it('goes on where an ended run stopped, at the requested rate', async () => {
    for (let nth = 0; nth < 5; nth += 1) await university.addStudent()
    await sql('delete from outbox')
    wait.mockRejectedValueOnce(new Error('ended'))
    await expect(run('invite', '--per-minute', '2')).rejects.toThrow('ended')
    expect(await sql('select count(*) as n from outbox')).toEqual([{ n: 2 }])
    const printed = await run('invite', '--per-minute', '2')
    expect(printed).toMatch(/\n2 of \d\n[^]*invited\. Repeating/)
    expect(wait).toHaveBeenLastCalledWith(60_000)
    const twice = await sql(
      `select recipient from outbox where subject like '%account%' group by 1 having count(*) > 1`,
    )
    expect(twice).toEqual([])
    expect(
      await sql(
        'select count(*) as n from student where is_active and password_hash is null and invited_at is null',
      ),
    ).toEqual([{ n: 0 }])
  })

  it('invites nobody twice when two run at once', async () => {
    await sql('delete from outbox')
    for (let nth = 0; nth < 20; nth += 1) await university.addStudent()
    await Promise.all([run('invite', '--per-minute', '3'), run('invite', '--per-minute', '3')])
    expect(await sql('select count(*) as n, count(distinct recipient) as people from outbox')).toEqual([
      { n: 20, people: 20 },
    ])
  })
})

it.each([
  [[], 'What is to be done?'],
  [['remove'], 'There is no command "remove".'],
  [['link'], 'Give the code.'],
  [['link', 'nobody'], 'There is no student with the code nobody.'],
  [['unlock', 'nobody'], 'There is no student'],
  [['invite', 'st1'], 'What is "st1"?'],
  [['invite', '--programme', '999999'], 'There is no programme 999999.'],
  [['invite', '--per-minute', '0'], '--per-minute takes a number'],
  [['invite', '--all'], 'Unknown option'],
])('says what is wrong with %j', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence)
})
