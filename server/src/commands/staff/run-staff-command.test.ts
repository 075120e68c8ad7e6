import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { runStaffCommand } from './run-staff-command.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { schoolID, programmeID } = university
const groupID = await university.addGroup({
  subjectID: await university.addSubject({ code: 'LAW101' }),
  code: '7',
})
const lecturerID = await university.put('lecturer', {
  fname_ka: 'ანა',
  lname_ka: 'ბერიძე',
  fname_en: 'Ana',
  lname_en: 'Beridze',
  school_id: schoolID,
})

const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = []
  await runStaffCommand(db, args, (line) => lines.push(line))
  return lines.join('\n')
}
const names = ['--ka', 'ნინო მარიამ ბერიძე', '--en', 'Nino Mariam Beridze']
const openLink = async (printed: string) => {
  const link = /\/staff\/invitation#([\w-]{43})$/m.exec(printed)?.[1]
  const reply = await app.inject({ method: 'POST', url: '/api/staff/auth/invitation', payload: { link } })
  return reply.json()
}

describe('npm run staff', () => {
  it('makes the first account the administrator, and prints its one-time link', async () => {
    const printed = await run('create', 'Nino@university.example', ...names)
    expect(printed).toContain('is the first administrator')
    expect((await openLink(printed)).data).toMatchObject({
      email: 'nino@university.example',
      fnameeng: 'Nino Mariam',
      lname: 'ბერიძე',
    })
    expect(await run('create', 'luka@university.example', ...names)).toContain('without any permission yet')
    await expect(run('create', 'LUKA@university.example', ...names)).rejects.toThrow('already')
  })

  it('gives a role or an operation in a place until a day, and lists it', async () => {
    await run(
      'grant',
      'luka@university.example',
      'auditor',
      '--school',
      `SCHOOL-${schoolID}`,
      '--until',
      '2100-01-31',
    )
    await run('grant', 'luka@university.example', 'audit.read')
    expect(await run('list')).toBe(
      [
        'luka@university.example  Nino Mariam Beridze  invited, no second factor',
        `    auditor  school school-${schoolID}  until 2100-01-31T20:00:00.000Z`,
        '    audit.read  university',
        'nino@university.example  Nino Mariam Beridze  invited, no second factor',
        '    administrator  university',
      ].join('\n'),
    )
  })

  it('says that there is nothing yet that could have a code', async () => {
    const empty = await testDatabase()
    const args = ['create', 'a@b.example', ...names, '--lecturer', '1']
    await expect(runStaffCommand(empty, args, () => undefined)).rejects.toThrow(
      '--lecturer takes a code, and there is no lecturer yet.',
    )
  })

  it('prints a new link, with which the former one ends', async () => {
    const former = await run('link', 'luka@university.example')
    const printed = await run('link', 'luka@university.example')
    expect((await openLink(former)).code).toBe('invitation_expired')
    expect((await openLink(printed)).data.email).toBe('luka@university.example')
  })

  it('closes an account and opens it again, but not that of the last administrator', async () => {
    const printed = await run('link', 'luka@university.example')
    expect(await run('disable', 'luka@university.example')).toContain('closed')
    expect((await openLink(printed)).code).toBe('invitation_expired')
    expect(await run('list')).toContain('disabled')
    const grant = run('grant', 'luka@university.example', 'auditor')
    await expect(grant).rejects.toThrow('luka@university.example is disabled: enable it first.')
    expect(await run('enable', 'luka@university.example')).toContain('open again')
    await expect(run('disable', 'nino@university.example')).rejects.toThrow('This is the last administrator')
    expect(await run('list')).not.toContain('disabled')
  })

  it('leaves a row in the audit for each change', async () => {
    const text = 'select entity, staff_member_id, request_id from audit order by id'
    const rows = await db.rows<{ entity: string }>({ name: '', text })
    const entities = [
      'staff_member',
      'staff_link',
      'staff_member',
      'staff_link',
      'staff_grant',
      'staff_grant',
      'staff_link',
      'staff_link',
      'staff_link',
      'staff_member',
      'staff_member',
    ]
    expect(rows.map(({ entity }) => entity)).toEqual(entities)
    expect(rows[0]).toMatchObject({ staff_member_id: null, request_id: 'command line' })
  })

  it.each([
    [[], 'What is to be done?'],
    [['remove'], 'There is no command "remove".'],
    [['create', 'nobody', ...names], 'create takes an e-mail.'],
    [['create', 'a@b.example', '--ka', 'ნინო'], '--ka takes first and family name.'],
    [['link', 'none@university.example'], 'There is no account'],
    [
      ['grant', 'luka@university.example', 'king'],
      /There is no role "king"\. The roles are: administrator \(Administrator\), ([a-z_]+ \([^()]+\), ){8}auditor \(Auditor\)\./,
    ],
    [
      ['grant', 'luka@university.example', 'audit.write'],
      /There is no operation "audit\.write"\. There are: .*audit\.read, /,
    ],
    [
      ['grant', 'luka@university.example'],
      'grant takes a role or an operation. The roles are: administrator',
    ],
    [
      ['grant', 'luka@university.example', 'auditor', '--school', String(schoolID)],
      `no school with the code "${schoolID}". There are: school-${schoolID}.`,
    ],
    [
      ['grant', 'luka@university.example', 'auditor', '--programme', String(programmeID)],
      `no programme with the code "${programmeID}". There are: programme-${programmeID},`,
    ],
    [
      ['grant', 'luka@university.example', 'auditor', '--group', String(groupID)],
      /no group with the code "\d+"\. There are: .*LAW101 7\b/,
    ],
    [
      ['create', 'c@b.example', ...names, '--lecturer', String(lecturerID)],
      `no lecturer with the code "${lecturerID}". There are: lecturer-${lecturerID}.`,
    ],
    [
      ['grant', 'luka@university.example', 'auditor', '--until', '2020-01-31'],
      '--until: This day has passed',
    ],
    [['grant', 'luka@university.example', 'auditor', '--until', '2027-02-30'], 'a day of the calendar'],
    [['grant', 'luka@university.example', 'auditor', '--school', '1', '--group', '2'], 'one place'],
    [['grant', 'luka@university.example', 'auditor', '--until', 'May'], '--until takes a day'],
    [['grant', 'luka@university.example', 'auditor', '--until', '2027-06'], '--until takes a day'],
    [['list', '--all'], 'Unknown option'],
  ])('says what is wrong with %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
  })
})
