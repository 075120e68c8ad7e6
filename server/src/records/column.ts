import type { Words } from './bad-record.ts'

/** A picture is stored in the row itself, as a JPEG of this size without metadata; `field` holds its bytes. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly quality: number
  /** Its name in an export. */
  readonly filename: string
}

/**
 * The type of a column's values. A text of digits only has at least `digits` of them. Every type has one canonical form,
 * in which files and database are compared.
 */
export type ColumnType =
  | {
      readonly kind: 'text'
      readonly max: number
      readonly pattern?: RegExp
      readonly shape?: Words
      readonly digits?: number
    }
  | { readonly kind: 'integer'; readonly from: number; readonly to: number }
  | { readonly kind: 'decimal'; readonly scale: number; readonly from: number; readonly to: number }
  /** In major units, always with two decimals. */
  | { readonly kind: 'money'; readonly from: number; readonly to: number }
  /** The database decides in which of its ways it is written. */
  | { readonly kind: 'json' }
  | { readonly kind: 'date' }
  /** Local time of the university. */
  | { readonly kind: 'datetime' }
  | { readonly kind: 'time' }
  | { readonly kind: 'boolean' }
  /** One of a few words; the database stores the value beside it. */
  | { readonly kind: 'choice'; readonly values: Readonly<Record<string, string | number>> }
  /** Several of a few words, separated by |; the database has an array of them. */
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  /** The name of a file of the delivery, such as `files/a.pdf`; `field` holds the id of the stored one. */
  | {
      readonly kind: 'file'
      readonly maxBytes: number
      readonly types: readonly string[]
      readonly picture?: PictureSize
    }
  /** The code of a row of another table, or of the same one. */
  | { readonly kind: 'code'; readonly of: string }

/** A column of a file. */
export interface Column {
  readonly name: string
  readonly type: ColumnType
  /** An optional column can be empty, or missing from the file; then what is stored stays as it is. */
  readonly isRequired: boolean
  /** Stands for an empty value. */
  readonly byDefault: string
  /** The default counts also where the file has no such column. */
  readonly isImplied?: boolean
  /** The table that it refers to stands later: its foreign key is deferred. */
  readonly isDeferred?: boolean
  /** Its meaning, in one sentence. */
  readonly about: string
  readonly example: string
  /** The column of the database; null when `read` and `write` say more, or the row's own code stands for it. */
  readonly field: string | null
  /** SQL over the stored row `t` that makes the text of the file; without it the type says how. */
  readonly read?: string
  /** SQL over the row of the file `s` that makes the value of the field; without it the type says how. */
  readonly write?: string
}

type Options = Partial<Pick<Column, 'byDefault' | 'isImplied' | 'isDeferred' | 'read' | 'write'>> & {
  readonly field?: string | null
  readonly optional?: boolean
}

const column = (
  name: string,
  type: ColumnType,
  about: string,
  example: string,
  { field = name, optional = false, ...more }: Options,
): Column => ({ name, type, about, example, field, isRequired: !optional, byDefault: '', ...more })

const longest = 20_000

export const text = (
  name: string,
  about: string,
  example: string,
  options: Options & { max?: number; pattern?: RegExp; shape?: Words; digits?: number } = {},
) => {
  const { max = longest, pattern, shape, digits, ...more } = options
  return column(
    name,
    { kind: 'text', max, ...(pattern && { pattern }), ...(shape && { shape }), ...(digits && { digits }) },
    about,
    example,
    more,
  )
}

export const integer = (
  name: string,
  about: string,
  example: string,
  options: Options & { from?: number; to?: number } = {},
) => {
  const { from = 0, to = 1_000_000, ...more } = options
  return column(name, { kind: 'integer', from, to }, about, example, more)
}

export const decimal = (
  name: string,
  about: string,
  example: string,
  options: Options & { scale?: number; from?: number; to?: number } = {},
) => {
  const { scale = 2, from = 0, to = 1_000_000, ...more } = options
  return column(name, { kind: 'decimal', scale, from, to }, about, example, more)
}

export const money = (
  name: string,
  about: string,
  example: string,
  options: Options & { from?: number; to?: number } = {},
) => {
  const { from = 0, to = 1_000_000_000, ...more } = options
  return column(name, { kind: 'money', from, to }, about, example, more)
}

export const json = (name: string, about: string, example: string, options: Options = {}) =>
  column(name, { kind: 'json' }, about, example, options)

export const date = (name: string, about: string, example: string, options: Options = {}) =>
  column(name, { kind: 'date' }, about, example, options)

export const datetime = (name: string, about: string, example: string, options: Options = {}) =>
  column(name, { kind: 'datetime' }, about, example, options)

export const time = (name: string, about: string, example: string, options: Options = {}) =>
  column(name, { kind: 'time' }, about, example, options)

/** Optional, and `no` when it is empty. */
export const boolean = (name: string, about: string, options: Options = {}) =>
  column(name, { kind: 'boolean' }, about, 'no', { optional: true, byDefault: 'no', ...options })

export const choice = (
  name: string,
  values: readonly string[] | Readonly<Record<string, string | number>>,
  about: string,
  options: Options = {},
) => {
  const stored = Array.isArray(values)
    ? Object.fromEntries((values as readonly string[]).map((value) => [value, value]))
    : (values as Readonly<Record<string, string | number>>)
  const [example = ''] = Object.keys(stored)
  return column(name, { kind: 'choice', values: stored }, about, example, options)
}

export const choices = (name: string, values: readonly string[], about: string, options: Options = {}) =>
  column(name, { kind: 'choices', values }, about, values.slice(0, 2).join('|'), options)

const mebibyte = 1024 * 1024

/** The name of a file of the delivery; `field` holds the id of the stored one, or the bytes of a picture. */
export const file = (
  name: string,
  about: string,
  example: string,
  {
    megabytes = 50,
    types,
    picture,
    ...more
  }: Options & {
    readonly field: string
    readonly megabytes?: number
    readonly types: readonly string[]
    readonly picture?: PictureSize
  },
) =>
  column(
    name,
    { kind: 'file', maxBytes: megabytes * mebibyte, types, ...(picture && { picture }) },
    about,
    example,
    more,
  )

/** The code of a row of the table `of`; `field` holds its id. */
export const codeOf = (
  of: string,
  name: string,
  about: string,
  example: string,
  options: Options & { readonly field: string },
) => column(name, { kind: 'code', of }, about, example, options)

/** The two columns of a name or text in Georgian and English. */
export const bilingual = (
  name: string,
  about: string,
  examples: readonly [ka: string, en: string],
  options: Omit<Options, 'field'> & { max?: number; field?: string } = {},
) => {
  const { field = name, ...more } = options
  return [
    text(`${name}_ka`, `${about}, in Georgian.`, examples[0], { ...more, field: `${field}_ka` }),
    text(`${name}_en`, `${about}, in English.`, examples[1], { ...more, field: `${field}_en` }),
  ]
}
