import { normalizeAccount } from '#rules/finance/statements/normalize-account.ts'
import { readBankAmount } from '#rules/finance/statements/read-bank-amount.ts'
import { badStatement } from './bad-statement.ts'
import { readCamtEntry } from './read-camt-entry.ts'
import { readEntry } from './read-entry.ts'
import { all, firstOf, one, readXmlTree, textOf, type XmlNode } from './read-xml-tree.ts'
import type { ReadStatement, StatementEntry } from './statement-entry.ts'

const readAccount = (statement: XmlNode): string =>
  normalizeAccount(
    firstOf(textOf(statement, 'Acct', 'Id', 'IBAN'), textOf(statement, 'Acct', 'Id', 'Othr', 'Id')),
  )

/** A balance that cannot be read is left out: the entries decide. */
const readBalance = (
  statement: XmlNode,
  codes: readonly string[],
): { amount: string; currency: string } | null => {
  const balances = all(statement, 'Bal')
  const found = codes
    .map((code) => balances.find((each) => textOf(each, 'Tp', 'CdOrPrtry', 'Cd') === code))
    .find((each) => each !== undefined)
  const amount = one(found, 'Amt')
  const sign = textOf(found, 'CdtDbtInd') === 'DBIT' ? '-' : ''
  const read = readBankAmount(`${sign}${amount?.text.trim() ?? ''}`)
  return 'amount' in read ? { amount: read.amount, currency: amount?.attributes['Ccy'] ?? '' } : null
}

/** A file may have one statement a day. Its opening balance is the first, its closing balance the last of an account. */
const readBalances = (statements: readonly XmlNode[]): ReadStatement['balances'] => {
  const found = new Map<string, ReadStatement['balances'][number]>()
  for (const statement of statements) {
    const opening = readBalance(statement, ['OPBD', 'PRCD'])
    const closing = readBalance(statement, ['CLBD'])
    const currency = (closing ?? opening)?.currency ?? ''
    if (currency === '') continue
    const account = readAccount(statement)
    const key = `${account} ${currency}`
    const before = found.get(key)
    const first = before === undefined ? (opening?.amount ?? null) : before.opening
    found.set(key, { account, currency, opening: first, closing: closing?.amount ?? null })
  }
  return [...found.values()]
}

/** Entries that are not booked can still change, or go. */
const isBooked = (entry: XmlNode): boolean =>
  firstOf(textOf(entry, 'Sts', 'Cd'), textOf(entry, 'Sts'), 'BOOK') === 'BOOK'

/**
 * Reads a statement in camt.053 of any version (ISO 20022). Refuses with 422 if the XML is broken or declares entities, if
 * an account is not the university's, or if the date, amount, direction or number of an entry cannot be read.
 */
export const parseCamt = (text: string, accounts: readonly string[]): ReadStatement => {
  const document = readXmlTree(text.replace(/^\ufeff/, ''))
  const statements = all(document, 'Document', 'BkToCstmrStmt', 'Stmt')
  if (statements.length === 0) throw badStatement('notCamt')
  const own = new Set(accounts.map(normalizeAccount))
  const entries: StatementEntry[] = []
  let pending = 0
  let nth = 0
  for (const statement of statements) {
    const account = readAccount(statement)
    if (!own.has(account)) throw badStatement('foreignAccount', { account: account.slice(0, 40) || '–' })
    for (const entry of all(statement, 'Ntry')) {
      if (!isBooked(entry)) {
        pending += 1
        continue
      }
      for (const written of readCamtEntry(account, entry, nth + 1)) {
        nth += 1
        const read = readEntry(written, nth)
        if (read !== null) entries.push(read)
      }
    }
  }
  return { entries, balances: readBalances(statements), pending, leftOut: [] }
}
