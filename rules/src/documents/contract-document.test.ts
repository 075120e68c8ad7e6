import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildContractDocument, type ContractFacts, type ContractTerms } from './contract-document.ts'

const terms: ContractTerms = {
  credits: 60,
  currency: 'USD',
  initial_instalment: 1000,
  instalment_percent: 50,
  instalments_due: ['07-15', '01-15'],
  retained_before: 30,
  retained_within: 50,
  retained_later: 75,
  weeks: 4,
  visa_retained: 300,
  insurance_months: 1,
  insurance_years: 1,
  data_years: 3,
  health_months: 1,
  media_working_days: 7,
}
const facts: ContractFacts = {
  university: { ka: 'უნივერსიტეტი', en: 'University' },
  student: { ka: 'პრია შარმა', en: 'Priya Sharma' },
  personal_code: null,
  programme: { ka: 'მედიცინა', en: 'Medicine' },
  school: { ka: 'სკოლა', en: 'School' },
  intake: null,
  starts_on: '2025-09-20',
  fee: '6500.00',
  currency: 'USD',
  signing: '2025-11-01',
  documents: '2025-11-29',
  withdrawal: '2025-10-18',
}
const text = (en: string, own: Partial<ContractFacts> = {}, ka = en) =>
  buildContractDocument(
    {
      title: { ka: 'სათაური', en: 'Title' },
      sections: [{ title: { ka: 'ა', en: 'A' }, clauses: [{ ka, en }] }],
    },
    { ...facts, ...own },
    terms,
  ).sections[0]!.clauses[0]!

describe('buildContractDocument', () => {
  it('fills both languages', () => {
    expect(text('{student}, {first_due}')).toEqual({
      number: '1.1',
      text: 'პრია შარმა, 15 ივლისი',
      texteng: 'Priya Sharma, 15 July',
    })
  })

  it('writes money and dates as contracts do, and a dash for what is not known', () => {
    expect(text('{fee} {initial_instalment} {signing}').texteng).toBe('USD 6,500 USD 1,000 1 November 2025')
    expect(text('{fee}', { fee: '1234567.50' }).texteng).toBe('USD 1,234,567.50')
    expect(text('{fee} {intake} {personal_code}', { fee: null }).texteng).toBe('— — —')
    expect(text('{fee} {intake}', { currency: null }).text).toBe('— —')
    expect(text('{starts_on}', { starts_on: null }).text).toBe('—')
  })

  it('numbers sections and clauses', () => {
    const both = (text: string) => ({ ka: text, en: text })
    const sections = [
      { title: both('A'), clauses: [both('one'), both('two')] },
      { title: { ka: 'ბ', en: '{student}' }, clauses: [both('three')] },
    ]
    expect(buildContractDocument({ title: { ka: 'ა', en: 'T' }, sections }, facts, terms)).toEqual({
      title: 'ა',
      titleeng: 'T',
      sections: [
        {
          number: '1',
          title: 'A',
          titleeng: 'A',
          clauses: [
            { number: '1.1', text: 'one', texteng: 'one' },
            { number: '1.2', text: 'two', texteng: 'two' },
          ],
        },
        {
          number: '2',
          title: 'ბ',
          titleeng: 'Priya Sharma',
          clauses: [{ number: '2.1', text: 'three', texteng: 'three' }],
        },
      ],
    })
  })

  it('has a placeholder for every fact and every term', () => {
    const names = [...Object.keys(facts), ...Object.keys(terms)].filter(
      (name) => !['currency', 'instalments_due'].includes(name),
    )
    expect(text(names.map((name) => `{${name}}`).join('|')).texteng.split('|')).toEqual([
      'University',
      'Priya Sharma',
      '—',
      'Medicine',
      'School',
      '—',
      '20 September 2025',
      'USD 6,500',
      '1 November 2025',
      '29 November 2025',
      '18 October 2025',
      '60',
      'USD 1,000',
      '50',
      '30',
      '50',
      '75',
      '4',
      'USD 300',
      '1',
      '1',
      '3',
      '1',
      '7',
    ])
    expect(text('{first_due}, {second_due}').texteng).toBe('15 July, 15 January')
  })

  it('throws for an unknown placeholder', () => {
    for (const wrong of ['{salary}', '{toString}', '{__proto__}'])
      expect(() => text(wrong)).toThrow(new RangeError(`unknown placeholder ${wrong} in the contract`))
  })

  it('puts a value in as it is, once', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const student = { ka: name, en: name }
        expect(text('<{student}> {credits}', { student }).texteng).toBe(`<${name}> 60`)
      }),
    )
  })
})
