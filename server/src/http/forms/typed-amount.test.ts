import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { typedAmount } from '#contract/rows/money.ts'
import { toFieldError, type FieldIssue } from '#rules/text/field-error.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { listCalls } from '#server/app/list-calls.ts'

const parse = (price: unknown, schema: z.ZodMiniType = typedAmount()) => {
  const { success, data, error } = z.safeParse(z.object({ price: schema }), { price }, { reportInput: true })
  if (success) return data.price
  const { phrase, params } = toFieldError(error.issues[0] as FieldIssue)
  return formatPhrase(phrase, 'en', params)
}
const how = 'The amount must be above zero and written in digits, with at most two after a point: 12.50'

/** The amounts that requests send, in all calls. */
const amountFields = listCalls().flatMap(({ name, endpoint }) => {
  const fields =
    endpoint.body !== undefined && 'shape' in endpoint.body
      ? Object.entries(endpoint.body.shape as object)
      : []
  return fields
    .filter(([field]) => /amount|price|cost/i.test(field))
    .map(([field, schema]) => [`${name} ${field}`, schema as z.ZodMiniType] as const)
})

// spec 5.16.4
describe.each(amountFields)('%s', (_, schema) => {
  it('is taken as a text or a JSON number', () => {
    expect(['12.50', 12.5].map((sent) => z.safeParse(schema, sent).success)).toEqual([true, true])
  })

  it('is refused with a sentence that is true of it', () => {
    // An online payment has sentences of its own.
    if (parse('12,5', schema) === '12,5') return
    const takesZero = parse('0', schema) === '0'
    const least = takesZero
      ? 'The amount must not be below zero and must be'
      : 'The amount must be above zero and'
    for (const sent of ['12,5', '-5', '1.005'])
      expect(parse(sent, schema)).toBe(`${least} written in digits, with at most two after a point: 12.50`)
    for (const sent of ['10000000', 10_000_000, '99999999999.50'])
      expect(parse(sent, schema)).toBe('The number must not be above 9999999.99')
    expect(parse('9999999.99', schema)).toBe('9999999.99')
  })
})

// spec 5.16.4
describe('typedAmount', () => {
  it.each([
    ['12.50', '12.50'],
    ['0.01', '0.01'],
    ['00.10', '00.10'],
    [12.5, '12.5'],
    [7, '7'],
    [0.01, '0.01'],
    [9_999_999.99, '9999999.99'],
  ])('takes %j', (sent, read) => {
    expect(parse(sent)).toBe(read)
  })

  it.each([
    '0',
    '0.00',
    0,
    -0,
    -5,
    '-5',
    '+5',
    '12,5',
    '1e3',
    '1.',
    '.5',
    '1.005',
    0.1 + 0.2,
    1e21,
    1e-7,
    'ten',
    '',
  ])('refuses %j and explains the format', (sent) => {
    expect(parse(sent)).toBe(how)
  })

  it('reports a missing amount as required', () => {
    expect(parse(undefined)).toBe('This field is required')
    expect(parse(null)).toBe('This field is required')
  })
})
