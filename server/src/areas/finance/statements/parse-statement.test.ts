import { describe, expect, it } from 'vitest'
import { FieldRefusal } from '#server/http/refusal.ts'
import { parseCamt } from './parse-camt.ts'
import { parseCsvStatement } from './parse-csv-statement.ts'
import { requireOwnReferences } from './read-entry.ts'
import { testAccount, writeCamt } from './test-statement.ts'
import { fileWords } from './words.ts'

/** Which refusal a file meets, with its parameters. */
const refusalOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error
    const [{ phrase, params } = { phrase: undefined, params: undefined }] = error.fields['content'] ?? []
    const [name] = Object.entries(fileWords).find(([, each]) => each === phrase) ?? []
    return { name, params }
  }
  return null
}

// spec 2.39.9
describe('parseCamt', () => {
  it('reads the entries with who paid and why, in any version and with any prefix', () => {
    const entry = { reference: 'A1', amount: '120.5', text: 'fee <U2400001> & more', endToEnd: 'E1' }
    const plain = writeCamt([entry])
    const prefixed = plain
      .replace(/<(\/?)([A-Z])/g, '<$1n:$2')
      .replace('xmlns=', 'xmlns:n=')
      .replace('.001.02', '.001.08')
    for (const text of [plain, `\ufeff${plain}`, prefixed])
      expect(parseCamt(text).entries).toEqual([
        {
          account: testAccount,
          reference: 'A1',
          bookedOn: '2026-11-20',
          amount: '120.50',
          currency: 'GEL',
          payer: 'ნინო ბერიძე',
          payerAccount: 'GE01TB0000000000000001',
          text: 'fee <U2400001> & more',
          endToEnd: 'E1',
        },
      ])
  })

  it('reads what was returned as an amount below zero, and leaves out what is not booked yet', () => {
    const { entries, pending } = parseCamt(
      writeCamt([
        { reference: 'A1', amount: '10.00', isDebit: true },
        { reference: 'A2', amount: '5.00', status: '<Cd>PDNG</Cd>' },
        { reference: 'A3', amount: '0.00' },
        { reference: 'A4', amount: '7.00', status: '<Cd>BOOK</Cd>', currency: 'USD' },
      ]),
    )
    expect(entries.map(({ amount, currency }) => [amount, currency])).toEqual([
      ['-10.00', 'GEL'],
      ['7.00', 'USD'],
    ])
    expect(pending).toBe(1)
  })

  const batch = (first: string, second: string) =>
    writeCamt([{ reference: 'B1', amount: '30.00' }]).replace(
      /<NtryDtls>[^]*<\/NtryDtls>/,
      `<NtryDtls>
        <TxDtls><Amt Ccy="GEL">${first}</Amt><Refs><AcctSvcrRef>T1</AcctSvcrRef></Refs><RmtInf><Ustrd>U2400001</Ustrd></RmtInf></TxDtls>
        <TxDtls><Amt Ccy="GEL">${second}</Amt><RmtInf><Ustrd>U2400002</Ustrd></RmtInf></TxDtls>
      </NtryDtls>`,
    )

  it('parts a batch into its payers only when they are the whole of it, to the cent', () => {
    expect(parseCamt(batch('10.01', '19.99')).entries).toMatchObject([
      { reference: 'T1', amount: '10.01', text: 'U2400001' },
      { reference: 'B1/2', amount: '19.99', text: 'U2400002' },
    ])
    expect(parseCamt(batch('10.01', '20.00')).entries).toMatchObject([{ reference: 'B1', amount: '30.00' }])
  })

  it('reads the balances', () => {
    const balance = (code: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GEL">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
    const text = writeCamt(
      [{ reference: 'A1', amount: '5' }],
      balance('OPBD', '100.00') + balance('CLBD', '105'),
    )
    expect(parseCamt(text).balances).toEqual([
      { account: testAccount, currency: 'GEL', opening: '100.00', closing: '105.00' },
    ])
  })

  const good = writeCamt([{ reference: 'A1', amount: '5.00' }])
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><Document>&b;</Document>`
  it.each([
    [
      'an amount of 0.001',
      writeCamt([{ reference: 'A1', amount: '0.001' }]),
      'too_precise',
      { nth: 1, value: '0.001' },
    ],
    ['no number', writeCamt([{ reference: 'A1', amount: '12a' }]), 'not_a_number', { nth: 1, value: '12a' }],
    ['a huge amount', writeCamt([{ reference: 'A1', amount: '99999999999' }]), 'too_large', undefined],
    ['an entry without a number', writeCamt([{ reference: '', amount: '5' }]), 'noReference', { nth: 1 }],
    [
      'a day that there is not',
      writeCamt([{ reference: 'A1', amount: '5', date: '2026-02-30' }]),
      'noDate',
      undefined,
    ],
    [
      'a currency that is none',
      writeCamt([{ reference: 'A1', amount: '5', currency: 'G' }]),
      'noCurrency',
      undefined,
    ],
    ['XML that ends in the middle', good.slice(0, -40), 'broken', undefined],
    ['XML whose tags cross', good.replace('</Ntry>', ''), 'broken', undefined],
    ['an unknown entity', good.replace('ნინო', '&who;'), 'broken', undefined],
    ['a bomb of entities', bomb, 'hasDoctype', undefined],
    [
      'a file of the server',
      good.replace('<Document', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document'),
      'hasDoctype',
      undefined,
    ],
    ['another document', '<html></html>', 'notCamt', undefined],
    ['elements without end', `<Document>${'<a>'.repeat(100)}`, 'notCamt', undefined],
  ])('refuses %s', (_what, text, name, params) => {
    expect(refusalOf(() => parseCamt(text))).toMatchObject({ name, ...(params && { params }) })
  })
})

// spec 2.39.9
describe('parseCsvStatement', () => {
  const own = { account: 'A', currency: 'GEL' }
  const mapping = { date: 0, reference: 1, amount: 2, text: 3 }

  it('reads columns by their places, with either way of writing amounts and dates', () => {
    const text =
      '\ufeffდღე;ნომერი;თანხა;რა\r\n20.11.2026;A1;"1 234,50";"საფასური; U2400001"\r\n2026-11-21;A2;-7;\r\n'
    expect(parseCsvStatement(text, mapping, own).entries).toMatchObject([
      {
        reference: 'A1',
        bookedOn: '2026-11-20',
        amount: '1234.50',
        currency: 'GEL',
        text: 'საფასური; U2400001',
      },
      { reference: 'A2', bookedOn: '2026-11-21', amount: '-7.00' },
    ])
  })

  it('takes two columns for what came and what left', () => {
    const text =
      'd,ref,in,out,ccy\n2026-11-20,A1,5.00,,USD\n2026-11-20,A2,0.00,3.00,USD\n2026-11-20,A3,,4,USD\n'
    const places = { date: 0, reference: 1, credit: 2, debit: 3, currency: 4 }
    expect(parseCsvStatement(text, places, own).entries.map(({ amount }) => amount)).toEqual([
      '5.00',
      '-3.00',
      '-4.00',
    ])
  })

  it.each([
    ['no column of the amount', 'a,b\n1,2\n', { date: 0, reference: 1 }, 'columnMissing'],
    ['a quotation mark that is never closed', 'a,b,c,d\n2026-11-20,"A1,5,\n', mapping, 'brokenCsv'],
    ['0.001', 'a,b,c,d\n2026-11-20,A1,0.001,\n', mapping, 'too_precise'],
    ['a row without a number', 'a,b,c,d\n2026-11-20,,5,\n', mapping, 'noReference'],
    ['a row that is cut off', 'a,b,c,d\n2026-11-20,A1\n', mapping, 'not_a_number'],
  ])('refuses %s', (_what, text, places, name) => {
    expect(refusalOf(() => parseCsvStatement(text, places, own))?.name).toBe(name)
  })

  it('refuses a number that is in the file twice', () => {
    const { entries } = parseCsvStatement('a,b,c,d\n2026-11-20,A1,5,\n2026-11-20,A1,6,\n', mapping, own)
    expect(refusalOf(() => requireOwnReferences(entries))).toEqual({
      name: 'referenceTwice',
      params: { nth: 2, value: 'A1' },
    })
  })
})
