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

describe('a contract', () => {
  it('numbers its sections and clauses, and fills both languages', () => {
    expect(text('{student}, {first_due}')).toEqual({
      number: '1.1',
      text: 'პრია შარმა, 15 ივლისი',
      texteng: 'Priya Sharma, 15 July',
    })
  })

  it('writes money and dates as contracts do, and what is not known as a dash', () => {
    expect(text('{fee} {initial_instalment} {signing}').texteng).toBe('USD 6,500 USD 1,000 01.11.2025')
    expect(text('{fee}', { fee: '1234567.50' }).texteng).toBe('USD 1,234,567.50')
    expect(text('{fee} {intake} {personal_code}', { fee: null }).texteng).toBe('— — —')
    expect(text('{starts_on}', { starts_on: null }).text).toBe('—')
  })

  it('refuses a text that names what nobody knows', () => {
    for (const wrong of ['{salary}', '{toString}', '{__proto__}'])
      expect(() => text(wrong)).toThrow(RangeError)
  })

  it('puts a name in as it is, whatever is in it, and only there', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const student = { ka: name, en: name }
        expect(text('<{student}> {credits}', { student }).texteng).toBe(`<${name}> 60`)
      }),
    )
  })
})
