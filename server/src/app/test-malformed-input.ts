import { writeCamt } from '#server/areas/finance/statements/test-statement.ts'
import * as fc from 'fast-check'
import type { JsonSchema } from './json-schema.ts'

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Texts that are known to break programs. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff'),
  fc.constantFrom(
    '\u202e',
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    "'; drop table student; --",
    '%',
    '%00',
    '../../etc/passwd',
    '<script>',
    '${7*7}',
    '2026-02-30',
    '25:61',
    'NaN',
    '-1',
    '1e400',
    '99999999999999999999',
    'ქართული',
    '👩🏽‍🎓',
  ),
  fc.integer({ min: 1, max: 4 }).map((kilos) => 'ა'.repeat(kilos * 1024)),
)

const extremeNumber = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    -0,
    0.5,
    2 ** 31,
    2 ** 31 - 1,
    -(2 ** 31),
    2 ** 53,
    1e21,
    1e308,
    5e-324,
    999_999_999,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value, mostly ones that no schema expects. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  extremeNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: 1 }),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, extremeNumber, { maxKeys: 3 }),
  fc.constantFrom(50, 3000).map((depth): unknown => JSON.parse(nested(depth))),
)

/**
 * Values that some call accepts: a student's code, a password, a number, a four-digit code, a phone, a
 * picture, a bank account.
 */
export const plausibleTexts = [
  'st1',
  'a good password',
  '1',
  '1234',
  '555123456',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'GE29NB0000000101904917',
] as const

/** The same by the name of their field, for calls that need several of them at once. */
const plausibleFields: Readonly<Record<string, string>> = {
  user_id: 'st1',
  password: 'a good password',
  phone: '555123456',
  // Of a statement of the bank; other texts are refused as files of no known format.
  filename: 'statement.xml',
  content: writeCamt([{ reference: 'T-1', amount: '1.00' }]),
}

const validText = ({ format, pattern, maxLength = 40, minLength = 0 }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'date') return fc.constantFrom('2026-10-01', '0001-01-01', '9999-12-31')
  if (format === 'date-time') return fc.constantFrom('2026-10-01T10:00:00+04:00', '9999-12-31T23:59:59Z')
  if (format === 'uuid') return fc.uuid()
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...plausibleTexts) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' }) },
  )
}

/** Values that fit the schema; `part` generates its nested parts. */
const validValue = (
  schema: JsonSchema,
  part: (inner: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(part))
  const { type, properties = {}, required = [] } = schema
  if (type === 'object') {
    const toField = (name: string, one: JsonSchema) => {
      const plausible = plausibleFields[name]
      return plausible === undefined ? part(one) : fc.oneof(part(one), fc.constant(plausible))
    }
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, toField(name, one)]),
    )
    return fc.record(fields, { requiredKeys: required })
  }
  if (type === 'array') {
    return fc.array(part(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 })
  }
  if (type === 'string') return validText(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  const min = schema.minimum ?? 0
  return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 5, 5)) })
}

export const alwaysValid = (schema: JsonSchema): fc.Arbitrary<unknown> => validValue(schema, alwaysValid)

/** Values that fit the schema except that, at every depth, one in six does not. */
const mostlyValid = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: validValue(schema, mostlyValid) }, { weight: 1, arbitrary: anyValue })

/**
 * A body and its content type, either of them possibly wrong. Half of the JSON is valid, so that many
 * requests reach the handler.
 */
export const malformedBody = (
  schema: JsonSchema,
): fc.Arbitrary<{ type: string | undefined; text: string }> => {
  const values = fc.oneof(alwaysValid(schema), mostlyValid(schema))
  const json = values.map((value) => ({ type: 'application/json', text: JSON.stringify(value) }))
  const broken = fc.constantFrom(
    '{',
    '{"code":',
    '{"__proto__":{"admin":true}}',
    '{"a":{"constructor":{"prototype":{}}}}',
    '\0',
    '[]',
    'null',
    '"text"',
    'undefined',
    '{"code":"a","code":"b"}',
    '{"id":1e999}',
    nested(20_000),
    ' '.repeat(70_000),
    JSON.stringify({ a: 'x'.repeat(70_000) }),
  )
  const types = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    'garbage',
    '',
    undefined,
  )
  const wrong = fc.record({ type: types, text: fc.oneof(broken, hostileText) })
  return fc.oneof({ weight: 5, arbitrary: json }, { weight: 2, arbitrary: wrong })
}

const wordFilePart = 'word/document.xml'
/** The header of the first part of a Word file, enough for file detection, in printable characters. */
const wordFileStart = `PK\u0003\u0004${'\0'.repeat(22)}${String.fromCharCode(wordFilePart.length)}\0\0\0${wordFilePart}`

/** A multipart form and its content type: most have every field, some have files that are not real ones. */
export const malformedForm = (
  texts: Readonly<Record<string, JsonSchema>>,
  files: readonly string[],
): fc.Arbitrary<{ type: string; text: string }> => {
  const quoted = (name: string) => name.replace(/["\r\n]/g, '_')
  const fieldText = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...plausibleTexts) }, hostileText)
  const content = fc.oneof(fc.constantFrom('%PDF-1.7\n', wordFileStart, ''), fieldText)
  const fields = Object.entries(texts).map(([name, schema]) =>
    fc.oneof(alwaysValid(schema).map(String), fieldText).map((value) => `name="${name}"\r\n\r\n${value}`),
  )
  const filename = fc.oneof(fc.constantFrom('a.pdf', '../a.pdf', 'a.docx'), fieldText.map(quoted))
  const uploads = files.map((name) =>
    fc.tuple(filename, content).map(([file, bytes]) => `name="${name}"; filename="${file}"\r\n\r\n${bytes}`),
  )
  const others = fc
    .tuple(fieldText, fieldText)
    .map(([name, value]) => `name="${quoted(name)}"\r\n\r\n${value}`)
  const parts = fc.tuple(
    fc.tuple(...fields),
    fc.subarray(uploads).chain((some) => fc.tuple(...some)),
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.tuple(others)),
  )
  return fc.tuple(parts, fc.constantFrom('--', '--', '--', '')).map(([all, end]) => ({
    type: 'multipart/form-data; boundary=x',
    text: `${all
      .flat()
      .map((part) => `--x\r\ncontent-disposition: form-data; ${part}\r\n`)
      .join('')}--x${end}`,
  }))
}

const pathPieces = [
  '%00',
  '%ed%a0%80',
  '%zz',
  '%',
  '%2f',
  '%2e%2e',
  '%c0%af',
  '..',
  '',
  '%20',
  '+',
  ';',
  ':',
  '*',
  '()',
]

/** One raw segment of a path: often a number that may exist, otherwise anything. */
export const malformedSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }).map(String) },
  { weight: 1, arbitrary: extremeNumber.map(String) },
  { weight: 2, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 900)) },
  { weight: 1, arbitrary: fc.constantFrom(...pathPieces, 'x'.repeat(600)) },
)

/** A query string with these names and others, each once, twice or not at all. */
export const malformedQuery = (names: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...names, '__proto__', 'a[b]', 'toString')
  const pair = fc.tuple(name, malformedSegment).map(([key, value]) => `${key}=${value}`)
  return fc.array(pair, { maxLength: 3 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))
}

/** Headers that a handler may read. */
export const malformedHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'content-language': fc.constantFrom('en', 'ka', 'xx', '', 'EN-us'),
    'user-agent': fc.string({ maxLength: 300 }),
    cookie: fc.constantFrom('device=garbage', 'device=%00', '=;=;', 'a'.repeat(5000)),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'garbage', "'; --"),
  },
  { requiredKeys: [] },
)
