import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { writeCamt } from './test-statement.ts'
import { testStatements } from './test-statements.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const {
  office,
  colleague,
  sql,
  uploadText,
  upload,
  read,
  list,
  book,
  change,
  newReference,
  newPayer,
  kinds,
} = await testStatements(app, db, university)

// spec 2.39.9
describe('a statement', () => {
  it('finds the student by code or personal number, books once, and agrees with the accounts day by day', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    const personal = `0100101${String(other.studentID).padStart(4, '0')}`
    await university.change('student', other.studentID, { personal_code: personal })
    const id = await upload([
      { reference: newReference(), amount: '100.10', text: `fee ${one.code}` },
      { reference: newReference(), amount: '50.05', text: `საფასური, პ/ნ ${personal}`, date: '2026-11-21' },
      { reference: newReference(), amount: '9.99', text: 'no code', date: '2026-11-21' },
    ])
    expect(await kinds(one.studentID)).toEqual([])
    expect(
      (await list(id)).map(({ status, matched_by, student }) => [status, matched_by, student?.studentID]),
    ).toEqual([
      ['ready', 'code', one.studentID],
      ['ready', 'personal_code', other.studentID],
      ['unmatched', null, undefined],
    ])
    expect((await read(id)).days).toMatchObject([
      { day: '2026-11-20', received: '100.10', booked: '0.00', left: '100.10' },
      { day: '2026-11-21', received: '60.04', booked: '0.00', left: '60.04' },
    ])
    expect((await book(id)).data).toEqual({ booked: 2 })
    expect((await book(id)).data).toEqual({ booked: 0 })
    expect([await kinds(one.studentID), await kinds(other.studentID)]).toEqual([
      ['payment 100.10'],
      ['payment 50.05'],
    ])
    expect(await read(id)).toMatchObject({
      statement: { entries: 3, new: 3, booked: 2, open: 1, from: '2026-11-20', to: '2026-11-21' },
      days: [
        { received: '100.10', booked: '100.10', left: '0.00' },
        { received: '60.04', booked: '50.05', aside: '0.00', left: '9.99' },
      ],
    })
    const [loose] = await list(id, 'unmatched')
    expect((await change(loose!, 'aside', { is_aside: true })).status).toBe(200)
    expect((await read(id)).days[1]).toMatchObject({ aside: '9.99', left: '0.00' })
    const audit = await sql<{ n: number }>(
      `select count(*)::int as n from audit where entity in ('bank_statement', 'bank_entry')`,
    )
    expect(audit[0]!.n).toBeGreaterThanOrEqual(4)
  })

  it('that is uploaded twice, and one that overlaps, book nothing again', async () => {
    const { studentID, code } = await newPayer()
    const entries = [1, 2, 3].map((nth) => ({
      reference: newReference(),
      amount: `${nth}0.00`,
      text: code,
      date: `2026-11-0${nth}`,
    }))
    const first = await upload(entries.slice(0, 2))
    await book(first)
    expect(await upload(entries.slice(0, 2))).toBe(first)
    // The bank has written the same entries into another file.
    const again = await upload(entries.slice(0, 2), '<!-- again -->')
    expect(await read(again)).toMatchObject({ statement: { entries: 2, new: 0, booked: 2, open: 0 } })
    expect((await book(again)).data).toEqual({ booked: 0 })
    const overlapping = await upload(entries.slice(1))
    expect((await read(overlapping)).statement).toMatchObject({ new: 1, booked: 1 })
    expect((await book(overlapping)).data).toEqual({ booked: 1 })
    expect(await kinds(studentID)).toEqual(['payment 10.00', 'payment 20.00', 'payment 30.00'])
  })

  it('books once when two people press at the same moment', async () => {
    const { studentID, code } = await newPayer()
    const id = await upload([{ reference: newReference(), amount: '15.00', text: code }])
    const { revision } = await read(id)
    const replies = await Promise.all(
      [office, colleague, office, colleague].map((headers) => book(id, headers, revision)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies)
      if (reply.status !== 200) expect([reply.status, reply.code]).toEqual([409, 'entry_changed'])
    expect(await kinds(studentID)).toEqual(['payment 15.00'])
    // The database refuses a second booking of the same number, whoever writes it.
    await expect(
      sql(
        `insert into ledger_entry (student_id, kind, debit_type_id, name_ka, name_en, amount, currency, day, bank_entry_id, bank_booking)
         select student_id, kind, debit_type_id, name_ka, name_en, amount, currency, day, bank_entry_id, bank_booking
         from ledger_entry where student_id = $1`,
        [studentID],
      ),
    ).rejects.toThrow('ledger_entry_bank_booking')
  })

  it('takes the entries of two uploads at the same moment once', async () => {
    const { studentID, code } = await newPayer()
    const content = writeCamt([{ reference: newReference(), amount: '15.00', text: code }])
    const uploads = await Promise.all([office, colleague].map((headers) => uploadText(content, {}, headers)))
    expect(uploads.map(({ status }) => status)).toEqual([200, 200])
    expect(uploads[0]!.data).toEqual(uploads[1]!.data)
    for (const { data } of uploads) await book(data.statementID)
    expect(await kinds(studentID)).toEqual(['payment 15.00'])
  })

  it('is refused when a number is known with another amount, and nothing of it is saved', async () => {
    const { code } = await newPayer()
    const known = { reference: newReference(), amount: '15.00', text: code }
    await upload([known])
    const fresh = newReference()
    const reply = await uploadText(
      writeCamt([
        { reference: fresh, amount: '1.00' },
        { ...known, amount: '16.00' },
      ]),
    )
    expect([reply.status, reply.code]).toEqual([409, 'reference_of_another'])
    expect(reply.message).toContain(known.reference)
    expect(await sql('select from bank_entry where reference = $1', [fresh])).toEqual([])
  })

  it.each([
    ['0.001', writeCamt([{ reference: 'X1', amount: '0.001' }]), 'more than two digits'],
    ['broken XML', '<Document><a></Document>', 'damaged (line 1)'],
    ['a bomb of entities', '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>', 'DOCTYPE'],
    ['no entries', writeCamt([]), 'no entries'],
    ['CSV without columns', 'a,b\n1,2\n', 'which columns'],
    ['CSV that is not UTF-8', 'a,b\n\ufffd,2\n', 'not UTF-8'],
  ])('with %s is refused with its reason', async (_what, content, sentence) => {
    const reply = await uploadText(content)
    const { data } = reply as unknown as { data: { content: string[] } }
    expect([reply.status, data.content[0]]).toEqual([422, expect.stringContaining(sentence)])
  })

  it('in CSV is read by the columns that are named, into the account of the university', async () => {
    const { studentID, code } = await newPayer()
    const reference = newReference()
    const content = `date;number;sum;text\n20.11.2026;${reference};"1 250,40";"${code} fee"\n`
    const mapping = { date: 0, reference: 1, amount: 2, text: 3 }
    const { data } = await uploadText(content, { filename: 'november.csv', mapping, currency: 'GEL' })
    expect((await book(data.statementID)).data).toEqual({ booked: 1 })
    expect(await kinds(studentID)).toEqual(['payment 1250.40'])
  })

  it('says when its entries are not what its balances say', async () => {
    const balance = (name: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${name}</Cd></CdOrPrtry></Tp><Amt Ccy="GEL">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
    const id = await upload(
      [{ reference: newReference(), amount: '15.00' }],
      balance('OPBD', '100.00') + balance('CLBD', '116.00'),
    )
    expect((await read(id)).balances).toMatchObject([{ opening: '100.00', closing: '116.00', sum: '15.00' }])
  })
})
