import { describe, expect, it } from 'vitest'
import type { StatementMapping } from '#rules/finance/statements/statement-columns.ts'
import { parseCamt } from './parse-camt.ts'
import { parseCsvStatement, type CsvOptions } from './parse-csv-statement.ts'
import { parseStatement } from './parse-statement.ts'
import { refusalOf } from './test-refusal-of.ts'
import { testAccount, writeCamt } from './test-statement.ts'

// spec 2.39.9
describe('parseCamt', () => {
  it('reads the entries with payer and purpose, in any version and with any prefix', () => {
    const entry = { reference: 'A1', amount: '120.5', text: 'fee <U2400001> & more', endToEnd: 'E1' }
    const plain = writeCamt([entry])
    const prefixed = plain
      .replace(/<(\/?)([A-Z])/g, '<$1n:$2')
      .replace('xmlns=', 'xmlns:n=')
      .replace('.001.02', '.001.08')
    for (const text of [plain, `\ufeff${plain}`, prefixed])
      expect(parseCamt(text, [testAccount]).entries).toEqual([
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
          parts: 1,
          batch: null,
          tokens: ['u2400001'],
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
      [testAccount],
    )
    expect(entries.map(({ amount, currency }) => [amount, currency])).toEqual([
      ['-10.00', 'GEL'],
      ['7.00', 'USD'],
    ])
    expect(pending).toBe(1)
  })

  it('reads the balances', () => {
    const balance = (code: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GEL">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
    const text = writeCamt(
      [{ reference: 'A1', amount: '5' }],
      balance('OPBD', '100.00') + balance('CLBD', '105'),
    )
    expect(parseCamt(text, [testAccount]).balances).toEqual([
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
    expect(refusalOf(() => parseCamt(text, [testAccount]))).toMatchObject({ name, ...(params && { params }) })
  })
})

// spec 2.39.9
describe('parseCsvStatement', () => {
  const mapping = { date: 0, reference: 1, amount: 2, text: 3 }
  const read = (text: string, places: StatementMapping = mapping, more: Partial<CsvOptions> = {}) =>
    parseCsvStatement(text, { mapping: places, currency: 'GEL', accounts: [testAccount], ...more })

  it('reads columns by their places, with either way of writing amounts and dates', () => {
    const text =
      '\ufeffდღე;ნომერი;თანხა;რა\r\n20.11.2026;A1;"1 234,50";"საფასური; U2400001"\r\n2026-11-21;A2;-7;\r\n'
    expect(read(text).entries).toMatchObject([
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
    expect(read(text, places).entries.map(({ amount }) => amount)).toEqual(['5.00', '-3.00', '-4.00'])
  })

  it.each([
    ['no column of the amount', 'a,b\n1,2\n', { date: 0, reference: 1 }, 'columnMissing'],
    ['a quotation mark that is never closed', 'a,b,c,d\n2026-11-20,"A1,5,\n', mapping, 'brokenCsv'],
    ['0.001', 'a,b,c,d\n2026-11-20,A1,0.001,\n', mapping, 'too_precise'],
    ['a row without a number', 'a,b,c,d\n2026-11-20,,5,\n', mapping, 'noReference'],
    ['a row without a day', 'a,b,c,d\n,A1,5,\n2026-11-20,A2,6,\n', mapping, 'noDate'],
    ['a day that there is not', 'a,b,c,d\n2026-11-20,A1,5,\n31.02.2026,A2,5,\n', mapping, 'noDate'],
    ['an amount that is named twice', 'a,b,c,d\n2026-11-20,A1,5,\n', { ...mapping, debit: 3 }, 'amountTwice'],
    [
      'an amount in both columns',
      'a,b,c,d\n2026-11-20,A1,5,6\n',
      { date: 0, reference: 1, credit: 2, debit: 3 },
      'twoAmounts',
    ],
    ['two decimal signs', 'a,b,c,d\n2026-11-20,A1,5.50,\n2026-11-20,A2,"6,50",\n', mapping, 'mixedDecimals'],
    [
      'a direction that is not used',
      'a,b,c,d\n2026-11-20,A1,5,D\n',
      { date: 0, reference: 1, amount: 2 },
      'directionUnused',
    ],
    [
      'a word that is no direction',
      'a,b,c,d\n2026-11-20,A1,5,x\n',
      { date: 0, reference: 1, amount: 2, direction: 3 },
      'noDirection',
    ],
    [
      'debits whose signs contradict each other',
      'a,b,c,d\n2026-11-20,A1,,-5\n2026-11-20,A2,,6\n',
      { date: 0, reference: 1, credit: 2, debit: 3 },
      'signsUnclear',
    ],
    [
      'another account above the table',
      'IBAN GE01TB0000000000000001\na,b,c,d\n2026-11-20,A1,5,\n',
      mapping,
      'foreignAccount',
    ],
    ['a row that is cut off', 'a,b,c,d\n2026-11-20,A1\n', mapping, 'not_a_number'],
  ])('refuses %s', (_what, text, places, name) => {
    expect(refusalOf(() => read(text, places))?.name).toBe(name)
  })

  it('reads contradicting signs by the chosen reading', () => {
    const text = 'a,b,c,d\n2026-11-20,A1,,-5\n2026-11-20,A2,,6\n2026-11-20,A3,7,\n'
    const places = { date: 0, reference: 1, credit: 2, debit: 3 }
    for (const [reading, amounts] of [
      ['column', ['-5.00', '-6.00', '7.00']],
      ['returns', ['5.00', '-6.00', '7.00']],
      ['signs', ['-5.00', '6.00', '7.00']],
    ] as const)
      expect(read(text, places, { reading }).entries.map(({ amount }) => amount)).toEqual(amounts)
  })

  it('belongs to the account named above the table, or to a chosen one', () => {
    const other = 'GE01TB0000000000000001'
    const accounts = [testAccount, other]
    const rows = 'a,b,c,d\n2026-11-20,A1,5,\n'
    const accountOf = (text: string, account?: string) =>
      read(text, mapping, { accounts, account }).entries[0]!.account
    expect(accountOf(`Account: ge01 tb00 0000 0000 0000 01\n${rows}`)).toBe(other)
    expect(accountOf(rows, 'GE01 TB00 0000 0000 0000 01')).toBe(other)
    expect(refusalOf(() => accountOf(rows))?.name).toBe('accountUnclear')
    expect(refusalOf(() => accountOf(rows, 'GE77TB0000000000000001'))?.name).toBe('foreignAccount')
    expect(refusalOf(() => accountOf(`${testAccount}\n${rows}`, other))?.name).toBe('otherAccount')
  })

  it('refuses a number that is in the file twice', () => {
    const content = 'a,b,c,d\n2026-11-20,A1,5,\n2026-11-20,A1,6,\n'
    const file = { content, mapping, currency: 'GEL', accounts: [testAccount] }
    expect(refusalOf(() => parseStatement(file))).toEqual({
      name: 'referenceTwice',
      params: { nth: 2, value: 'A1' },
    })
  })
})
