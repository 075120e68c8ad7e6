import { findInvisible, isBlank } from '#rules/text/invisible-characters.ts'
import type { Words } from './bad-record.ts'
import type { Column, ColumnType } from './column.ts'
import { words } from './words.ts'

/** The value as the database writes it, so that both are compared as texts; or what is wrong with it. */
export type ReadValue = { readonly value: string } | { readonly reason: Words; readonly repair: Words }

type Kind<Name extends ColumnType['kind']> = Extract<ColumnType, { kind: Name }>

// oxlint-disable-next-line no-control-regex -- PostgreSQL stores no NUL, and no file needs the others
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD]/
/** The characters that Excel leaves of Georgian letters in a file that is not UTF-8. */
const onlyQuestionMarks = /^[?\s]*\?[?\s]*$/

/** Names, codes and titles. Longer texts may contain soft hyphens and direction marks. */
const longestLine = 1000
/** How Excel writes a long number to CSV. */
const exponent = /^-?\d([.,]\d+)?E\+\d+$/

const readText = (raw: string, type: Kind<'text'>, { example }: Column): ReadValue => {
  const value = raw.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC')
  if (controlCharacter.test(value)) return words.controlCharacters()
  const invisible = type.max <= longestLine || isBlank(value) ? findInvisible(value) : null
  if (invisible !== null) return words.invisible(invisible)
  if (onlyQuestionMarks.test(value) && value.length > 1) return words.questionMarks()
  if (exponent.test(value)) return words.scientific()
  if (type.digits !== undefined && /^\d+$/.test(value) && value.length < type.digits)
    return words.lostZeros(type.digits)
  if (value.length > type.max) return words.tooLong(type.max)
  if (type.pattern && !type.pattern.test(value))
    return words.shape(type.shape ?? { ka: example, en: example }, example)
  return { value }
}

/** PostgreSQL stores neither NUL nor half a character, also where JSON writes them as \\u. */
const unstorable = /\\u(0000|d[89a-f]\d?[0-9a-f]?)/i

/** A path within the folder of the files, and never out of it. */
const filePath = /^files(\/(?!\.{1,2}(\/|$))[^/\\]+)+$/

const readFileName = (raw: string, column: Column): ReadValue => {
  const read = readText(raw, { kind: 'text', max: 500 }, column)
  return 'value' in read && !filePath.test(raw) ? words.noFilePath() : read
}

const readJson = (raw: string): ReadValue => {
  try {
    JSON.parse(raw)
  } catch {
    return words.notJson()
  }
  return unstorable.test(raw) || controlCharacter.test(raw) ? words.controlCharacters() : { value: raw }
}

const inRange = (value: string, from: number, to: number): ReadValue =>
  Number(value) < from || Number(value) > to ? words.outOfRange(from, to) : { value }

const readInteger = (raw: string, { from, to }: Kind<'integer'>): ReadValue =>
  /^-?\d{1,15}$/.test(raw) ? inRange(String(Number(raw) + 0), from, to) : words.notWhole()

const trimZeros = (value: string) => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

const matchDecimal = (raw: string, scale: number): string | undefined => {
  const [, sign = '', whole = '', digits = ''] = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(raw) ?? []
  if (whole === '' || trimZeros(`0.${digits}`).length - 2 > scale) return undefined
  const value = trimZeros(`${whole.replace(/^0+(?=\d)/, '')}.${digits}0`)
  return value === '0' ? value : `${sign}${value}`
}

const readDecimal = (raw: string, { scale, from, to }: Kind<'decimal'>): ReadValue => {
  const value = matchDecimal(raw, scale)
  return value === undefined ? words.notDecimal(scale) : inRange(value, from, to)
}

const readMoney = (raw: string, { from, to }: Kind<'money'>): ReadValue => {
  const value = matchDecimal(raw, 2)
  if (value === undefined) return words.notDecimal(2)
  const [whole = '', digits = ''] = value.split('.')
  return inRange(`${whole}.${digits.padEnd(2, '0')}`, from, to)
}

const isDate = (value: string): boolean => {
  if (!/^(1[89]|2\d)\d\d-\d\d-\d\d$/.test(value)) return false
  const found = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(value)
}

const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/

const readDatetime = (raw: string): ReadValue => {
  const [, day = '', hours = '', minutes = '', seconds = '00', fraction = ''] =
    /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,6}))?)?$/.exec(raw) ?? []
  if (!isDate(day)) return words.notDatetime()
  const rest = trimZeros(`${seconds}.${fraction}0`)
  return { value: `${day}T${hours}:${minutes}${rest === '00' ? '' : `:${rest}`}` }
}

const truths = new Map(
  Object.entries({ yes: 'yes', no: 'no', true: 'yes', false: 'no', '1': 'yes', '0': 'no' }),
)

const readChoices = (raw: string, { values }: Kind<'choices'>): ReadValue => {
  const chosen = raw.split('|').map((each) => each.trim())
  return chosen.every((each) => values.includes(each))
    ? { value: chosen.join('|') }
    : words.notAllowed(values)
}

const readFilled = (raw: string, column: Column): ReadValue => {
  const { type } = column
  switch (type.kind) {
    case 'text':
      return readText(raw, type, column)
    case 'code':
      return readText(raw, { kind: 'text', max: 200 }, column)
    case 'integer':
      return readInteger(raw, type)
    case 'decimal':
      return readDecimal(raw, type)
    case 'money':
      return readMoney(raw, type)
    case 'file':
      return readFileName(raw, column)
    case 'json':
      return readJson(raw)
    case 'date':
      return isDate(raw) ? { value: raw } : words.notDate()
    case 'datetime':
      return readDatetime(raw)
    case 'time':
      return clock.test(raw) ? { value: raw.padStart(5, '0') } : words.notTime()
    case 'boolean': {
      const value = truths.get(raw.toLowerCase())
      return value === undefined ? words.notBoolean() : { value }
    }
    case 'choice':
      return Object.hasOwn(type.values, raw) ? { value: raw } : words.notAllowed(Object.keys(type.values))
    case 'choices':
      return readChoices(raw, type)
  }
}

/** Reads a cell by the type of its column. Blanks around it are left out. */
export const readValue = (cell: string, column: Column): ReadValue => {
  const raw = cell.trim()
  if (raw !== '') return readFilled(raw, column)
  return column.isRequired ? words.missing(column.name) : { value: column.byDefault }
}
