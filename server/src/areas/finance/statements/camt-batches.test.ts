import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { parseCamt } from './parse-camt.ts'
import { refusalOf } from './test-refusal-of.ts'
import { testAccount, writeCamt } from './test-statement.ts'

const part = (amount: string, payer: string, text: string, more = '') =>
  `<TxDtls>${more}<Refs><EndToEndId>E-${payer}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="GEL">${amount}</Amt></TxAmt></AmtDtls>
   <RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
const batch = (details: string, amount = '1200.00', more: object = {}) =>
  writeCamt([{ reference: 'B1', amount, ...more }]).replace(
    /<NtryDtls>[^]*<\/NtryDtls>/,
    `<NtryDtls>${details}</NtryDtls>`,
  )
const read = (text: string) => parseCamt(text, [testAccount]).entries
const three = [
  part('500.00', 'First Payer', 'fee U2600002'),
  part('400.00', 'Second Payer', 'fee U2600012'),
  part('300.00', 'Third Payer', 'fee U2600010'),
].join('')
const count = (number: number) => `<Btch><NbOfTxs>${number}</NbOfTxs></Btch>`

// spec 2.39.9
describe('a batch', () => {
  it('becomes one entry per payer, each with its own amount, payer, text and number', () => {
    expect(read(batch(count(3) + three))).toMatchObject([
      {
        reference: 'B1/1',
        amount: '500.00',
        payer: 'First Payer',
        text: 'fee U2600002',
        endToEnd: 'E-First Payer',
      },
      {
        reference: 'B1/2',
        amount: '400.00',
        payer: 'Second Payer',
        tokens: ['u2600012'],
        batch: 'B1',
        parts: 1,
      },
      { reference: 'B1/3', amount: '300.00', payer: 'Third Payer', endToEnd: 'E-Third Payer' },
    ])
  })

  it('keeps the references of its parts if they are distinct', () => {
    const own = (reference: string, amount: string) =>
      part(amount, 'Payer', '').replace('<Refs>', `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef>`)
    const references = (...names: string[]) =>
      read(batch(own(names[0]!, '700.00') + own(names[1]!, '500.00'))).map(({ reference }) => reference)
    expect(references('T1', 'T2')).toEqual(['T1', 'T2'])
    // Some banks repeat the entry's number for each part.
    expect(references('B1', 'B1')).toEqual(['B1/1', 'B1/2'])
  })

  it.each([
    ['whose parts do not add up', count(3) + three.replace('300.00', '299.99'), 3],
    ['of which parts are missing', count(3) + part('500.00', 'First Payer', 'fee U2600002'), 3],
    ['of which the bank counts more parts', count(4) + three, 4],
    ['with parts in another currency', three.replaceAll('"GEL"', '"USD"'), 3],
    ['with a part without an amount', three.replace(/<AmtDtls>.*?<\/AmtDtls>/, ''), 3],
    [
      'with a part of the other direction',
      three.replace('<TxDtls>', '<TxDtls><CdtDbtInd>DBIT</CdtDbtInd>'),
      3,
    ],
    ['of which there is one part of less', part('500.00', 'First Payer', 'fee U2600002'), 2],
    ['without its parts', count(3), 3],
  ])('%s stays one entry without a student', (_what, details, parts) => {
    const entries = read(batch(details))
    expect(entries).toMatchObject([{ reference: 'B1', amount: '1200.00', parts, tokens: [], endToEnd: null }])
    if (details.includes('Third Payer') && !details.includes('DBIT'))
      expect(entries[0]!.payer).toBe('First Payer; Second Payer; Third Payer')
  })

  it('of incoming and outgoing parts is split if they add up with their signs', () => {
    const back = part('100.00', 'Back', '').replace('<TxDtls>', '<TxDtls><CdtDbtInd>DBIT</CdtDbtInd>')
    expect(read(batch(part('1300.00', 'Came', '') + back)).map(({ amount }) => amount)).toEqual([
      '1300.00',
      '-100.00',
    ])
  })

  it('does not give its own text to each of its payers', () => {
    const text = batch(count(3) + three).replace('</Ntry>', '<AddtlNtryInf>U2699999</AddtlNtryInf></Ntry>')
    expect(read(text).map(({ tokens }) => tokens)).toEqual([['u2600002'], ['u2600012'], ['u2600010']])
  })
})

// spec 2.39.9
describe('a text', () => {
  it('is searched completely, even if it is stored shortened', () => {
    const text = `U2600002 ${'x '.repeat(600)} U2600012`
    const [entry] = read(writeCamt([{ reference: 'A1', amount: '5.00', text }]))
    expect(entry!.text).toHaveLength(1000)
    expect(entry!.tokens).toEqual(['u2600002', 'u2600012'])
  })

  it.each([
    ['one entry has 120,000 texts', 'Ustrd', 120_000],
    ['one entry has 120,000 parts', 'TxDtls', 120_000],
    ['one text is longer than any', 'long', 1],
  ])('is refused as too large where %s', (_what, name, many) => {
    const texts = Array.from({ length: many }, (_, nth) => `<Ustrd>a${nth}</Ustrd>`).join('')
    const details =
      name === 'TxDtls'
        ? '<TxDtls/>'.repeat(many)
        : `<TxDtls><RmtInf>${name === 'long' ? `<Ustrd>${'a'.repeat(100_001)}</Ustrd>` : texts}</RmtInf></TxDtls>`
    expect(refusalOf(() => read(batch(details)))?.name).toBe('tooLarge')
  })
})

// spec 2.39.9
describe('the direction of an entry', () => {
  const plain = writeCamt([{ reference: 'A1', amount: '5.00', text: 'U2600002' }])

  it.each([
    ['is not said', plain.replace(/<CdtDbtInd>.*?<\/CdtDbtInd>/, ''), 'noDirection'],
    ['is another word', plain.replace('CRDT', 'Credit'), 'noDirection'],
    ['is said twice', plain.replace('5.00', '-5.00'), 'not_a_number'],
  ])('that %s is refused', (_what, text, name) => {
    expect(refusalOf(() => read(text))?.name).toBe(name)
  })

  it.each([
    ['a reversal of what left', plain.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')],
    [
      'a transfer of the university that came back',
      plain.replace('<TxDtls>', '<TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'),
    ],
  ])('of %s is incoming, and it is nobody’s payment', (_what, text) => {
    expect(read(text)).toMatchObject([{ amount: '5.00', tokens: [] }])
  })

  it('of a reversed incoming entry is outgoing', () => {
    const text = plain.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>').replace('CRDT', 'DBIT')
    expect(read(text)).toMatchObject([{ amount: '-5.00' }])
  })
})

// spec 2.39.9
describe('the account of a statement', () => {
  it('is the same in groups of four, and refused if it is not the university’s', () => {
    const text = writeCamt([{ reference: 'A1', amount: '5.00' }])
    expect(read(text.replace(testAccount, 'ge29 nb00 0000 0101 9049 17'))[0]!.account).toBe(testAccount)
    const payer = text.replace('GE01TB0000000000000001', 'GE01 TB00 0000 0000 0000 01')
    expect(read(payer)[0]!.payerAccount).toBe('GE01TB0000000000000001')
    expect(refusalOf(() => read(text.replace(testAccount, 'GE77NB0000000101904917')))).toEqual({
      name: 'foreignAccount',
      params: { account: 'GE77NB0000000101904917' },
    })
    expect(refusalOf(() => read(text.replace(testAccount, '')))?.name).toBe('foreignAccount')
  })

  it('of several days has the first opening and the last closing balance', () => {
    const balance = (code: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GEL">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
    const day = (reference: string, opening: string, closing: string) =>
      /<Stmt>[^]*<\/Stmt>/.exec(
        writeCamt([{ reference, amount: '5.00' }], balance('OPBD', opening) + balance('CLBD', closing)),
      )![0]
    const text = writeCamt([]).replace(
      /<Stmt>[^]*<\/Stmt>/,
      day('A1', '100', '105') + day('A2', '105', '110'),
    )
    expect(parseCamt(text, [testAccount]).balances).toEqual([
      { account: testAccount, currency: 'GEL', opening: '100.00', closing: '110.00' },
    ])
  })
})

/** Hundredths; below zero is money that left. */
const money = fc.oneof(fc.bigInt(1n, 99_999_999n), fc.bigInt(-99_999_999n, -1n))
const absolute = (value: bigint) => (value < 0n ? -value : value)

// spec 2.39.9
describe('any batch', () => {
  it('is all of its parts, or one entry for which nobody is looked: a part never stands for the whole', () => {
    const parts = fc.array(
      fc.record({ value: money, hasAmount: fc.boolean(), hasSign: fc.boolean(), isForeign: fc.boolean() }),
      { minLength: 1, maxLength: 5 },
    )
    const difference = fc.constantFrom(0n, 0n, 0n, 1n, -1n, 100n)
    fc.assert(
      fc.property(parts, difference, fc.integer({ min: 0, max: 6 }), (given, missing, said) => {
        const sum = given.reduce((total, { value }) => total + value, 0n) + missing
        fc.pre(sum !== 0n)
        const details = given
          .map(({ value, hasAmount, hasSign, isForeign }, nth) => {
            const amount = `<Amt Ccy="${isForeign ? 'USD' : 'GEL'}">${toAmount(absolute(value))}</Amt>`
            return `<TxDtls>${hasAmount ? amount : ''}${hasSign ? `<CdtDbtInd>${value < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>` : ''}
              <RmtInf><Ustrd>U260000${nth}</Ustrd></RmtInf></TxDtls>`
          })
          .join('')
        const count = said === 0 ? '' : `<Btch><NbOfTxs>${said}</NbOfTxs></Btch>`
        const entry = { reference: 'B1', amount: toAmount(absolute(sum)), isDebit: sum < 0n }
        const text = writeCamt([entry]).replace(
          /<NtryDtls>[^]*<\/NtryDtls>/,
          `<NtryDtls>${count}${details}</NtryDtls>`,
        )
        const { entries } = parseCamt(text, [testAccount])
        const units = entries.map(({ amount }) => toMinorUnits(amount))
        expect(units.reduce((total, value) => total + value, 0n)).toBe(sum)
        if (given.length > 1 && entries.length === 1)
          expect(entries).toMatchObject([{ tokens: [], endToEnd: null }])
        if (entries.length > 1) {
          expect(entries).toHaveLength(given.length)
          expect(entries.map(({ tokens }) => tokens)).toEqual(given.map((_, nth) => [`u260000${nth}`]))
          expect(units.map(absolute)).toEqual(given.map(({ value }) => absolute(value)))
        }
        if (said > given.length) expect(entries).toMatchObject([{ tokens: [] }])
      }),
    )
  })
})
