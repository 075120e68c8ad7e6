import {
  findDecimalSign,
  readBankAmount,
  type BankAmountError,
  type DecimalSign,
} from './read-bank-amount.ts'
import type { StatementColumn, StatementMapping } from './statement-columns.ts'

/**
 * How a minus in a column is read that says the direction already. `column`: the column alone decides. `returns`: a minus
 * turns the direction, because money came back. `signs`: the sign alone decides.
 */
export const signReadings = ['column', 'returns', 'signs'] as const
export type SignReading = (typeof signReadings)[number]

/** Which way an entry went by its column; `open`: its sign says it. */
type Way = 'in' | 'out' | 'open'

/** An amount as it is written, and the way that its column says. */
export interface WrittenMoney {
  readonly way: Way
  readonly text: string
}

export type MoneyError = BankAmountError | 'noDirection' | 'twoAmounts'

const ins = /^(?:crdt|cr|c|credit|in|incoming|\+|კრედიტი|კრ|კ|ჩარიცხვა|შემოსავალი|შემოსული)$/
const outs = /^(?:dbit|dr|d|dt|db|debit|out|outgoing|[-−–]|დებეტი|დებ|დ|გადარიცხვა|გასავალი|გასული)$/

/** The direction that a word of a statement says; null if it says none. */
export const readDirection = (text: string): 'in' | 'out' | null => {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  return ins.test(word) ? 'in' : outs.test(word) ? 'out' : null
}

const isNone = (text: string) => text === '' || /^[-+−–]?0*([.,]0+)?$/.test(text)

/** The amount of a row. */
export const readWrittenMoney = (
  cell: (column: StatementColumn) => string,
  mapping: StatementMapping,
): WrittenMoney | { readonly error: MoneyError } => {
  if (mapping.amount !== undefined && mapping.direction !== undefined) {
    const way = readDirection(cell('direction'))
    return way === null ? { error: 'noDirection' } : { way, text: cell('amount') }
  }
  if (mapping.amount !== undefined) return { way: 'open', text: cell('amount') }
  const [credit, debit] = [cell('credit'), cell('debit')]
  if (!isNone(credit) && !isNone(debit)) return { error: 'twoAmounts' }
  return isNone(debit) ? { way: 'in', text: credit || debit } : { way: 'out', text: debit }
}

const isMinus = ({ text }: WrittenMoney): boolean => {
  const read = readBankAmount(text)
  return 'amount' in read && read.amount.startsWith('-')
}

/** Whether the signs leave open which way the entries of a column went: what is in one column has one sign. */
const areSignsOpen = (rows: readonly WrittenMoney[], way: 'in' | 'out'): boolean => {
  const ofWay = rows.filter((row) => row.way === way && !isNone(row.text))
  const minus = ofWay.filter(isMinus).length
  // All that left may have a minus; all that came may not.
  return minus > 0 && (way === 'in' || minus < ofWay.length)
}

const absolute = (amount: string) => amount.replace(/^-/, '')
const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

export interface SignConflict {
  /** Two rows, by their places, that the readings read differently. */
  readonly rows: readonly number[]
}

/** Rows whose signs contradict their column or each other; null where there is one reading. */
export const findSignConflict = (rows: readonly WrittenMoney[]): SignConflict | null => {
  const way = (['out', 'in'] as const).find((each) => areSignsOpen(rows, each))
  if (way === undefined) return null
  const places = rows.flatMap((row, nth) => (row.way === way && !isNone(row.text) ? [nth] : []))
  const minus = places.find((nth) => isMinus(rows[nth]!))!
  const plus = places.find((nth) => !isMinus(rows[nth]!))
  return { rows: [minus, ...(plus === undefined ? [] : [plus])].toSorted((one, other) => one - other) }
}

/**
 * A column that says the direction of each entry, and that the mapping leaves out although the amounts have no sign; -1 if
 * there is none.
 */
export const findUnusedDirection = (
  rows: readonly (readonly string[])[],
  { amount, direction }: StatementMapping,
): number => {
  if (amount === undefined || direction !== undefined || rows.length === 0) return -1
  const hasSign = rows.some((cells) => isMinus({ way: 'open', text: cells[amount] ?? '' }))
  if (hasSign) return -1
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, nth) => rows.map((cells) => cells[nth]?.trim() ?? '')).findIndex(
    (values, nth) =>
      nth !== amount &&
      values.every((value) => readDirection(value) !== null) &&
      // A dash may say that there is nothing.
      values.some((value) => !/^[-−–]$/.test(value)),
  )
}

/** The sign that parts the hundredths in a file; `mixed` where both do. */
export const findFileDecimalSign = (rows: readonly WrittenMoney[]): DecimalSign | 'mixed' | null => {
  const found = new Set(rows.map(({ text }) => findDecimalSign(text)))
  if (found.has('.') && found.has(',')) return 'mixed'
  return found.has('.') ? '.' : found.has(',') ? ',' : null
}

/** Reads the amounts of a file with their signs: below zero is money that left. */
export const readMoney = (
  rows: readonly WrittenMoney[],
  reading: SignReading,
  decimal: DecimalSign | null,
) => {
  const isOpen = { in: areSignsOpen(rows, 'in'), out: areSignsOpen(rows, 'out') }
  return rows.map(({ way, text }) => {
    const read = readBankAmount(text, decimal)
    if (!('amount' in read) || way === 'open' || read.amount === '0.00') return read
    const { amount } = read
    const byColumn = way === 'in' ? absolute(amount) : opposite(absolute(amount))
    if (!isOpen[way] || reading === 'column') return { amount: byColumn }
    if (reading === 'signs') return { amount }
    return { amount: amount.startsWith('-') ? opposite(byColumn) : byColumn }
  })
}
