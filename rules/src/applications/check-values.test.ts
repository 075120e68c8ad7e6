import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMissingDocuments, findValueErrors, maxLengths, type ApplicationField } from './check-values.ts'

const options = [{ value: 'a' }, { value: 'b' }]
const field: fc.Arbitrary<ApplicationField> = fc.record({
  fieldID: fc.integer({ min: 1, max: 9 }),
  type: fc.constantFrom('line', 'prose', 'date', 'choice'),
  is_required: fc.boolean(),
  options: fc.constant(options),
})
const fields = fc.uniqueArray(field, { selector: ({ fieldID }) => fieldID, maxLength: 6 })
const good = { line: 'x', prose: 'x\ny', date: '2026-11-26', choice: 'b' } as const

describe('findValueErrors', () => {
  it('finds nothing wrong with a good value in each field', () => {
    fc.assert(
      fc.property(fields, (asked) => {
        const values = new Map(asked.map(({ fieldID, type }) => [fieldID, good[type]]))
        expect(findValueErrors(asked, values)).toEqual(new Map())
      }),
    )
  })

  it('misses exactly the required fields when all are blank', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom('', ' \n'), (asked, blank) => {
        const values = new Map(asked.map(({ fieldID }) => [fieldID, blank]))
        const required = asked.filter(({ is_required }) => is_required)
        const expected = new Map(required.map(({ fieldID }) => [fieldID, 'missing']))
        expect(findValueErrors(asked, values)).toEqual(expected)
        expect(findValueErrors(asked, new Map())).toEqual(expected)
      }),
    )
  })

  it('refuses what the type of the field does not take', () => {
    const check = (type: ApplicationField['type'], value: string) =>
      findValueErrors([{ fieldID: 1, type, is_required: false, options }], new Map([[1, value]])).get(1)
    fc.assert(
      fc.property(fc.constantFrom('line', 'prose'), fc.nat(3), (type, more) => {
        const max = maxLengths[type]
        expect(check(type, 'x'.repeat(max + more))).toBe(more > 0 ? 'tooLong' : undefined)
      }),
    )
    expect(check('date', '2026-02-30')).toBe('notADate')
    expect(check('choice', 'c')).toBe('notOffered')
    expect(check('choice', '__proto__')).toBe('notOffered')
  })
})

describe('findMissingDocuments', () => {
  it('names each required document that no file is', () => {
    const document = fc.record({ documentID: fc.integer({ min: 1, max: 6 }), is_required: fc.boolean() })
    const documents = fc.uniqueArray(document, { selector: ({ documentID }) => documentID })
    fc.assert(
      fc.property(documents, fc.array(fc.nat(6)), (asked, given) => {
        const missing = findMissingDocuments(asked, given)
        for (const { documentID, is_required } of asked)
          expect(missing.includes(documentID)).toBe(is_required && !given.includes(documentID))
      }),
    )
  })
})
