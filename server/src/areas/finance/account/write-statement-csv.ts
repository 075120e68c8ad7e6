import { isOwed, type MovementKind } from '#rules/finance/group-movements.ts'
import { toCsv } from '#rules/tables/to-csv.ts'
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

/** The account as a table, oldest first; numbers have a point and no spaces, so that every program reads them. */
export const writeStatementCsv = (movements: readonly Row[], locale: Locale): Buffer => {
  const w = statementWords
  const head = [w.date, w.kind, w.name, w.owed, w.given, w.balance, w.currency].map((word) => word[locale])
  const rows = movements
    .toReversed()
    .map(({ date, kind, name, nameeng, amount, currency, balance }) => [
      date,
      kindWords[kind][locale],
      locale === 'ka' ? name : nameeng,
      isOwed(kind) ? amount : null,
      isOwed(kind) ? null : amount,
      balance,
      currency,
    ])
  return Buffer.from(toCsv([head, ...rows]))
}
