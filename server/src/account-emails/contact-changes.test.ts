import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeApp } from '#server/app.ts'
import { importCatalogue } from '#server/areas/catalogue/import-catalogue.ts'
import { testCatalogue, testGroup } from '#server/areas/catalogue/test-catalogue.ts'
import { inviteStudents } from '#server/areas/session/invitation/invite-students.ts'
import { runStudentCommand } from '#server/commands/student/run-student-command.ts'
import { openDatabase } from '#server/db/open.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { exportPackage, importPackage } from '#server/records/oneroster/test-package.ts'
import { people } from '#server/records/tables/test-people.ts'
import { emptyUniversity, importFiles, type TestFiles } from '#server/records/test-records.ts'
import { undoImport } from '#server/records/undo/undo-import.ts'

const madeBy = 'registrar@s.example'
const columns = [...people['students']![0]!, 'personal_email', 'phone']
const students = (email: string, personal = '', phone = ''): TestFiles => ({
  ...people,
  students: [columns, [...people['students']![1]!.slice(0, 6), email, personal, phone]],
})

const setUp = async () => {
  const { url, query } = await emptyUniversity()
  const db = openDatabase(url, 4)
  onTestFinished(() => db.close())
  const app = makeApp({ db, checkReplies: true, quiet: true })
  await query(`insert into staff_member (email, fname_ka, lname_ka, fname_en, lname_en)
    values ('${madeBy}', 'მაკა', 'ლომიძე', 'Maka', 'Lomidze')`)
  const apply = async (files: TestFiles) => {
    const { outcome, bad } = await importFiles(url, files, { madeBy })
    expect([outcome, bad]).toEqual(['saved', []])
    await deliverMessages(db, {})
  }
  const messages = async () => {
    const rows = await query('select kind, recipient, subject, body from outbox order by kind, recipient, id')
    await query('delete from outbox')
    return rows as { kind: string; recipient: string; subject: string; body: string }[]
  }
  const request = async () => {
    await query('delete from login_failure')
    const sent = { method: 'POST', url: '/api/auth/reset-password', payload: { code: 'u1' } } as const
    const reply = await app.inject(sent)
    expect(reply.statusCode).toBe(200)
    await deliverMessages(db, {})
    return messages()
  }
  await apply(students('u1@s.example', 'nino@mail.example', '+995 555 11 11 11'))
  await query(`update student set password_hash = 'x'`)
  return { url, db, app, query, apply, messages, request }
}

describe('an import that changes contact data', () => {
  it('notifies the former addresses and the former number in both languages, once, and is audited', async () => {
    const { apply, messages, query, db } = await setUp()
    await apply(students('other@s.example', 'nino@mail.example', '555222222'))
    const sent = await messages()
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['mail', 'nino@mail.example'],
      ['mail', 'u1@s.example'],
      ['sms', '+995 555 11 11 11'],
    ])
    expect(sent[0]!.subject).toBe('საკონტაქტო მონაცემები შეიცვალა · Your contact data were changed')
    expect(sent[0]!.body).toMatch(
      /უნივერსიტეტის ელფოსტა, ტელეფონის ნომერი[^]*university e-mail address, phone number/,
    )
    expect(sent[2]!.body).toContain('222')
    expect(JSON.stringify(sent)).not.toMatch(/other@|555222222/)
    await deliverMessages(db, {})
    expect(await messages()).toEqual([])
    const [row, ...others] =
      await query(`select m.email, a.operation, a.entity, a.before, a.after, a.request_id
      from audit a join staff_member m on m.id = a.staff_member_id join student s on s.id = a.student_id
      where s.code = 'U1'`)
    expect(others).toEqual([])
    expect(row).toEqual({
      email: madeBy,
      operation: 'records.import',
      entity: 'student_contact',
      before: { university_email: 'u1@s.example', phone: '+995 555 11 11 11' },
      after: { university_email: 'other@s.example', phone: '555222222' },
      request_id: 'import 2',
    })
  })

  it('is not reported if only the spelling changes', async () => {
    const { apply, messages } = await setUp()
    await apply(students('U1@S.example', 'Nino@mail.example', '555111111'))
    expect(await messages()).toEqual([])
  })

  it('sends no link to the new address for some days, but an explanation', async () => {
    const { apply, messages, query, request } = await setUp()
    expect((await request())[0]).toMatchObject({ recipient: 'u1@s.example' })
    await apply(students('other@s.example', 'nino@mail.example', '+995 555 11 11 11'))
    await messages()
    const [held, ...others] = await request()
    expect(others).toEqual([])
    expect(held!.recipient).toBe('other@s.example')
    expect(held!.body).not.toContain('/confirmation/')
    expect(held!.body).toMatch(/დეკანატს[^]*before \d\d\.\d\d\.\d{4}[^]*dean's office/)
    expect(
      await query('select from password_reset where used_at is null and expires_at > now()'),
    ).toHaveLength(1)
    await query(`update contact_change set held_until = now() where held_until > now()`)
    expect((await request())[0]!.body).toContain('/confirmation/')
  })

  it('leaves staff a link to hand out meanwhile, which is audited and sends nothing', async () => {
    const { app, apply, messages, query, db, request } = await setUp()
    await apply(students('other@s.example', 'nino@mail.example', '+995 555 11 11 11'))
    await messages()
    const lines: string[] = []
    await runStudentCommand(db, ['link', 'u1'], { print: (line) => lines.push(line), transports: {} })
    const theString = /\/confirmation\/([\w-]{43})$/m.exec(lines.join('\n'))![1]
    await deliverMessages(db, {})
    expect(await messages()).toEqual([])
    expect(
      await query(`select a.entity, a.operation, s.code from audit a join student s on s.id = a.student_id
        where a.entity <> 'student_contact'`),
    ).toEqual([{ entity: 'password_link', operation: 'access.write', code: 'U1' }])
    // What the student is sent on request does not replace it.
    expect((await request())[0]!.body).not.toContain('/confirmation/')
    const payload = { theString, password: 'შავი ზღვის ნაპირი' }
    const reply = await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })
    expect(reply.statusCode).toBe(200)
  })

  it('holds nothing if it restores the former value, as an undo does', async () => {
    const { url, apply, messages, request, db } = await setUp()
    await apply(students('other@s.example', 'nino@mail.example', '+995 555 11 11 11'))
    await undoImport(url, madeBy)
    await deliverMessages(db, {})
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([
      'nino@mail.example',
      'nino@mail.example',
      'other@s.example',
      'u1@s.example',
    ])
    expect((await request())[0]!.body).toContain('/confirmation/')
  })

  it('holds nothing in an account without an invitation, or if the setting is 0', async () => {
    const { apply, messages, query, request } = await setUp()
    await query('update student set password_hash = null')
    await apply(students('other@s.example', 'nino@mail.example', '+995 555 11 11 11'))
    await query(`update student set password_hash = 'x'`)
    await query(`update setting set value = '0' where name = 'contact_hold_days'`)
    await apply(students('third@s.example', 'nino@mail.example', '+995 555 11 11 11'))
    expect((await messages()).map(({ recipient }) => recipient)).toContain('u1@s.example')
    expect((await request())[0]!.body).toContain('/confirmation/')
  })

  it('sends an invitation only to the address that has not changed', async () => {
    const { apply, messages, query, db } = await setUp()
    await query('update student set password_hash = null')
    await inviteStudents(db, { programmeID: null, againDays: null }, 5)
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([
      'nino@mail.example',
      'u1@s.example',
    ])
    await apply(students('other@s.example', 'nino@mail.example', '+995 555 11 11 11'))
    await messages()
    await query(`update student_invitation set invited_at = invited_at - interval '9 days'`)
    await inviteStudents(db, { programmeID: null, againDays: 7 }, 5)
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(['nino@mail.example'])
  })

  it('is noticed however the address is changed', async () => {
    const { query, messages, db } = await setUp()
    await query(`update student set personal_email = null`)
    await Promise.all([deliverMessages(db, {}), deliverMessages(db, {})])
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([
      'nino@mail.example',
      'u1@s.example',
    ])
    expect(
      await query(`select staff_member_id, request_id from audit where entity = 'student_contact'`),
    ).toEqual([{ staff_member_id: null, request_id: 'command line' }])
  })

  it('is noticed when a catalogue or a package of OneRoster brings it', async () => {
    const { url, query } = await emptyUniversity()
    const db = openDatabase(url, 4)
    onTestFinished(() => db.close())
    const app = makeApp({ db, checkReplies: true, quiet: true })
    const options = {
      source: 's',
      termStart: null,
      nextMonday: '2026-09-21',
      dryRun: false,
      allowRemovals: 0,
    }
    const catalogue = testCatalogue([testGroup('G1', 'S1')])
    const [student] = catalogue.students
    await importCatalogue(db, catalogue, options)
    await query(`update student set password_hash = 'x'`)
    const changeBy = async (email: string, apply: () => Promise<{ readonly outcome: string }>) => {
      const [before] = await query('select university_email as email from student')
      await query('delete from outbox')
      expect((await apply()).outcome).toBe('saved')
      await deliverMessages(db, {})
      expect(await query('select university_email as email from student')).toEqual([{ email }])
      expect(await query('select distinct recipient from outbox')).toEqual([{ recipient: before!['email'] }])
      await query('delete from outbox')
      await query('delete from login_failure')
      const payload = { code: student!.student_code }
      await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })
      await deliverMessages(db, {})
      const sent = (await query('select recipient, body from outbox')) as {
        recipient: string
        body: string
      }[]
      expect(sent.map(({ recipient }) => recipient)).toEqual([email])
      expect(sent[0]!.body).not.toContain('/confirmation/')
    }
    await changeBy('second@s.example', () =>
      importCatalogue(
        db,
        { ...catalogue, students: [{ ...student!, university_email: 'second@s.example' }] },
        options,
      ),
    )
    const dir = await exportPackage(url)
    const path = join(dir, 'users.csv')
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('second@', 'third@'))
    await changeBy('third@s.example', () => importPackage(url, dir))
    const rows = await query(
      `select after ->> 'university_email' as email from audit where entity = 'student_contact' order by id`,
    )
    expect(rows.map(({ email }) => email)).toEqual(['second@s.example', 'third@s.example'])
  })
})
