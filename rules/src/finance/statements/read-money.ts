import {
  findDecimalSign,
  readBankAmount,
  type BankAmountError,
  type DecimalSign,
} from './read-bank-amount.ts'
import type { StatementColumn, StatementMapping } from './statement-columns.ts'

/**
 * How to read a minus in a column that already states the direction. `column`: only the column decides. `returns`: a minus
 * reverses the direction, because money came back. `signs`: only the sign decides.
 */
export const signReadings = ['column', 'returns', 'signs'] as const
export type SignReading = (typeof signReadings)[number]

/** Direction of an entry by its column; `open` if its sign decides. */
type Way = 'in' | 'out' | 'open'

/** An amount as written, and the direction of its column. */
export interface WrittenMoney {
  readonly way: Way
  readonly text: string
}

export type MoneyError = BankAmountError | 'noDirection' | 'twoAmounts'

const ins =
  /^(?:crdt|crt|cr|c|credit|in|incoming|deposit|paid in|\+|h|haben|gutschrift|кредит|кт|приход|поступление|კრედიტი|კრ|კ|ჩარიცხვა|ჩარიცხული|შემოსავალი|შემოსული)$/
const outs =
  /^(?:dbit|dbt|dr|d|dt|db|debit|out|outgoing|withdrawal|paid out|[-−–]|s|soll|belastung|lastschrift|дебет|дт|расход|списание|დებეტი|დებ|დ|გადარიცხვა|გადარიცხული|გასავალი|გასული)$/

/** The direction that a word in a statement states, or null. */
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

/** Whether the signs of a column leave the direction of its entries open. */
const areSignsOpen = (rows: readonly WrittenMoney[], way: 'in' | 'out'): boolean => {
  const ofWay = rows.filter((row) => row.way === way && !isNone(row.text))
  const minus = ofWay.filter(isMinus).length
  // A minus on every outgoing entry is consistent; one on an incoming entry is not.
  return minus > 0 && (way === 'in' || minus < ofWay.length)
}

const absolute = (amount: string) => amount.replace(/^-/, '')
const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

export interface SignConflict {
  /** Indexes of two rows that the readings read differently. */
  readonly rows: readonly number[]
}

/** Rows whose signs contradict their column or each other; null if there is only one reading. */
export const findSignConflict = (rows: readonly WrittenMoney[]): SignConflict | null => {
  const way = (['out', 'in'] as const).find((each) => areSignsOpen(rows, each))
  if (way === undefined) return null
  const places = rows.flatMap((row, nth) => (row.way === way && !isNone(row.text) ? [nth] : []))
  const minus = places.find((nth) => isMinus(rows[nth]!))!
  const plus = places.find((nth) => !isMinus(rows[nth]!))
  return { rows: [minus, ...(plus === undefined ? [] : [plus])].toSorted((one, other) => one - other) }
}

/**
 * Index of a column that states the direction of each entry, if the mapping leaves it out and the amounts have no sign;
 * otherwise -1.
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
      // A dash may mean an empty cell.
      values.some((value) => !/^[-−–]$/.test(value)),
  )
}

/** The decimal separator of a file; `mixed` if both are used. */
export const findFileDecimalSign = (rows: readonly WrittenMoney[]): DecimalSign | 'mixed' | null => {
  const found = new Set(rows.map(({ text }) => findDecimalSign(text)))
  if (found.has('.') && found.has(',')) return 'mixed'
  return found.has('.') ? '.' : found.has(',') ? ',' : null
}

/** Index of an amount such as `1.300`, if no other amount in the file shows whether the point separates thousands; or -1. */
export const findUnclearPoint = (rows: readonly WrittenMoney[], decimal: DecimalSign | null): number =>
  decimal === null ? rows.findIndex(({ text }) => /(?<!\d)[1-9]\d{0,2}\.\d{3}(?!\d)/.test(text)) : -1

/** Reads the signed amounts of a file; outgoing ones are negative. */
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
