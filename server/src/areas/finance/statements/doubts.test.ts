import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testAccount, writeCamt } from './test-statement.ts'
import { testStatements } from './test-statements.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { sql, uploadText, upload, read, list, book, change, newReference, newPayer, kinds } =
  await testStatements(app, db, university)

const header = 'Date,Reference,Document,Amount,Details,Name\n'
const columns = { date: 0, amount: 3, text: 4, payer: 5 }
const csv = async (content: string, mapping: object) =>
  (await uploadText(content, { filename: 'a.csv', mapping, currency: 'GEL' })).data.statementID

// spec 2.39.10
describe('a transfer that another statement has', () => {
  it('under another reference is perhaps booked already, and never ready by itself', async () => {
    const { studentID, code } = await newPayer()
    const content = `${header}22/11/2026,X-9,D-7,100.00,fee ${code},First Payer\n`
    const first = await csv(content, { ...columns, reference: 1 })
    expect((await book(first)).data).toEqual({ booked: 1 })
    const again = await csv(content.replace('fee', 'Fee,').replace('Fee,', 'FEE:'), {
      ...columns,
      reference: 2,
    })
    const [entry] = await list(again)
    expect(entry).toMatchObject({
      status: 'perhaps_booked',
      duplicateOf: { reference: 'X-9', isBooked: true, statementID: first },
    })
    expect((await book(again)).data).toEqual({ booked: 0 })
    expect((await change(entry!, 'other', { is_other: true })).status).toBe(200)
    // A repeated request succeeds, as after a lost answer.
    expect((await change(entry!, 'other', { is_other: true })).status).toBe(200)
    expect((await list(again))[0]).toMatchObject({ status: 'ready', duplicateOf: null })
    expect((await book(again)).data).toEqual({ booked: 1 })
    expect(await kinds(studentID)).toEqual(['payment 100.00', 'payment 100.00'])
  })

  it('in camt.053, without its payer, is found by the student too', async () => {
    const { code } = await newPayer()
    await upload([{ reference: newReference(), amount: '101.00', text: `fee ${code}`, date: '2026-11-23' }])
    const content = `${header}23/11/2026,X-10,D-8,101.00,${code} autumn,\n`
    expect(await list(await csv(content, { ...columns, reference: 1 }))).toMatchObject([
      { status: 'perhaps_booked', duplicateOf: { isBooked: false } },
    ])
  })

  it('is found where the earlier entry gets its student after the later one was booked', async () => {
    const { studentID, code } = await newPayer()
    const first = await csv(`${header}27/11/2026,X-11,D-9,104.00,autumn,First Payer\n`, {
      ...columns,
      reference: 1,
    })
    const later = await csv(`${header}27/11/2026,X-12,D-9,104.00,${code},F. Payer\n`, {
      ...columns,
      reference: 1,
    })
    expect((await book(later)).data).toEqual({ booked: 1 })
    const [open] = await list(first)
    expect((await change(open!, 'assign', { code })).status).toBe(200)
    expect(await list(first)).toMatchObject([
      { status: 'perhaps_booked', duplicateOf: { reference: 'X-12', isBooked: true } },
    ])
    expect((await book(first)).data).toEqual({ booked: 0 })
    expect(await kinds(studentID)).toEqual(['payment 104.00'])
  })

  it('is found by payer and text, however the bank writes their accents', async () => {
    const { code } = await newPayer()
    const content = `${header}28/11/2026,X-13,D-9,105.00,für Zoë,Zoë Müller\n`
    await csv(content, { ...columns, reference: 1 })
    const again = await csv(content.normalize('NFD').replace('X-13', 'X-14'), { ...columns, reference: 1 })
    const [entry] = await list(again)
    await change(entry!, 'assign', { code })
    expect(await list(again)).toMatchObject([
      { status: 'perhaps_booked', duplicateOf: { reference: 'X-13' } },
    ])
  })

  it('is not suspected in two entries of one statement, nor for another day, amount or student', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    const entry = (code: string, more: object = {}) => ({
      reference: newReference(),
      amount: '102.00',
      text: code,
      date: '2026-11-24',
      ...more,
    })
    const twice = await upload([entry(one.code), entry(one.code)])
    expect((await list(twice)).map(({ status }) => status)).toEqual(['ready', 'ready'])
    const next = await upload([
      entry(one.code, { date: '2026-11-25' }),
      entry(one.code, { amount: '102.01' }),
      entry(other.code),
    ])
    expect((await list(next)).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
  })

  it('is found where the account was stored as the bank prints it', async () => {
    const { code } = await newPayer()
    const reference = newReference()
    const text = writeCamt([{ reference, amount: '103.00', text: code }])
    const first = await uploadText(text)
    const again = await uploadText(text.replace(testAccount, 'GE29 NB00 0000 0101 9049 17'))
    expect((await read(again.data.statementID)).statement).toMatchObject({ entries: 1, new: 0 })
    expect(again.data).not.toEqual(first.data)
  })
})

// spec 2.39.9
describe('a statement', () => {
  it('of an account that is not the university’s is refused until a setting names it', async () => {
    const account = 'GE77NB0000000101904917'
    const text = writeCamt([{ reference: newReference(), amount: '5.00' }]).replace(testAccount, account)
    const refused = (await uploadText(text)) as unknown as { status: number; data: { content: string[] } }
    expect([refused.status, refused.data.content[0]]).toEqual([422, expect.stringContaining(account)])
    await sql(`update setting set value = $1::jsonb where name = 'bank_accounts'`, [
      JSON.stringify(['ge77 nb00 0000 0101 9049 17']),
    ])
    expect((await uploadText(text)).status).toBe(200)
    await sql(`update setting set value = '[]' where name = 'bank_accounts'`)
  })

  it('reports how many and which lines are not entries', async () => {
    const content = `Account:;${testAccount}\nDate;Reference;Amount\n22.11.2026;${newReference()};650.00\nClosing balance;;12650.00\n`
    const id = await csv(content, { date: 0, reference: 1, amount: 2 })
    expect((await read(id)).left_out).toEqual({
      count: 2,
      lines: [
        { line: 1, text: `Account: ${testAccount}` },
        { line: 4, text: 'Closing balance · 12650.00' },
      ],
    })
  })

  it('with a batch that does not add up has one entry, which a person assigns', async () => {
    const { code } = await newPayer()
    const text = writeCamt([{ reference: newReference(), amount: '9.00', text: code }]).replace(
      '<TxDtls>',
      '<Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls>',
    )
    const { data } = await uploadText(text)
    const [entry] = await list(data.statementID)
    expect(entry).toMatchObject({ status: 'unmatched', parts: 2, student: null })
    expect((await change(entry!, 'assign', { code })).status).toBe(200)
    expect(await list(data.statementID)).toMatchObject([{ status: 'ready', matched_by: 'hand' }])
  })

  it('too large for a thread is refused, and the next one is read', async () => {
    const text = writeCamt([{ reference: newReference(), amount: '9.00' }])
    const huge = text.replace('<Ustrd></Ustrd>', '<Ustrd>a</Ustrd>'.repeat(120_000))
    const [refused, accepted] = await Promise.all([uploadText(huge), uploadText(text)])
    expect([refused.status, accepted.status]).toEqual([422, 200])
    expect(JSON.stringify(refused)).toContain('too large')
  })
})

// spec 2.39.10
describe('money that left', () => {
  it('is a returned transfer only up to the amount that came in', async () => {
    const { code } = await newPayer()
    const came = { reference: newReference(), amount: '40.00', text: code, endToEnd: 'E2E-TWICE' }
    await book(await upload([came]))
    const back = (amount: string) => ({
      reference: newReference(),
      amount,
      isDebit: true,
      endToEnd: 'E2E-TWICE',
      date: '2026-11-22',
    })
    expect((await list(await upload([back('25.00')]))).map(({ status }) => status)).toEqual(['ready'])
    expect((await list(await upload([back('25.01')]))).map(({ status }) => status)).toEqual(['unmatched'])
  })
})

// spec 2.39.10
describe('an entry', () => {
  it('is not assigned by a number that is one student’s code and another’s personal number', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    await university.change('student', other.studentID, { personal_code: one.code })
    const [entry] = await list(await upload([{ reference: newReference(), amount: '9.10' }]))
    expect(await change(entry!, 'assign', { code: one.code })).toMatchObject({
      status: 409,
      code: 'code_of_two',
    })
  })
})
