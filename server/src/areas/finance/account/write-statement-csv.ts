import { isOwed, type MovementKind } from '#rules/finance/group-movements.ts'
import type { Locale } from '#rules/text/locale.ts'
import { kindWords, statementWords } from './words.ts'

interface Row {
  readonly date: string
  readonly kind: MovementKind
  readonly name: string
  readonly nameeng: string
  readonly amount: string
  readonly currency: string
  readonly balance: string
}

/** A text that a spreadsheet would take for a formula is written as a text. */
const toCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The account as a table, oldest first; numbers have a point and no spaces, so that every program reads them. */
export const writeStatementCsv = (movements: readonly Row[], locale: Locale): Buffer => {
  const w = statementWords
  const head = [w.date, w.kind, w.name, w.owed, w.given, w.balance, w.currency].map((word) =>
    toCell(word[locale]),
  )
  const lines = movements
    .toReversed()
    .map(({ date, kind, name, nameeng, amount, currency, balance }) =>
      [
        date,
        toCell(kindWords[kind][locale]),
        toCell(locale === 'ka' ? name : nameeng),
        isOwed(kind) ? amount : '',
        isOwed(kind) ? '' : amount,
        balance,
        currency,
      ].join(','),
    )
  // Spreadsheets know by the mark at the beginning that the letters are UTF-8.
  return Buffer.from(`\u{feff}${[head.join(','), ...lines].join('\r\n')}\r\n`)
}
