import { SaxesParser } from 'saxes'
import { toMinorUnits } from '#rules/finance/money.ts'
import { readBankAmount } from '#rules/finance/statements/read-bank-amount.ts'
import { badStatement } from './bad-statement.ts'
import { readEntry, type WrittenEntry } from './read-entry.ts'
import type { ReadStatement, StatementEntry } from './statement-entry.ts'

/** An element with its children; the names are without their prefix. */
interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

const maxDepth = 40
const maxNodes = 1_000_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML into a tree. Refuses a DOCTYPE before anything of it is read: entities that a file declares itself can grow
 * without bound, or name files of the server.
 */
const readTree = (text: string): Node => {
  const parser = new SaxesParser()
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const path: Node[] = [root]
  let count = 0
  parser.on('error', () => {
    throw badStatement('broken', { line: parser.line })
  })
  parser.on('doctype', () => {
    throw badStatement('hasDoctype')
  })
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (path.length > maxDepth || count > maxNodes) throw badStatement('notCamt')
    const node: Node = {
      name: localName(name),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    }
    path.at(-1)!.children.push(node)
    path.push(node)
  })
  parser.on('closetag', () => void path.pop())
  parser.on('text', (part) => {
    path.at(-1)!.text += part
  })
  parser.write(text).close()
  return root
}

const all = (node: Node | undefined, ...names: readonly string[]): Node[] =>
  names.reduce<Node[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    node === undefined ? [] : [node],
  )
const one = (node: Node | undefined, ...names: readonly string[]): Node | undefined => all(node, ...names)[0]
const textOf = (node: Node | undefined, ...names: readonly string[]): string =>
  one(node, ...names)?.text.trim() ?? ''

/** The first of these that says something. */
const firstOf = (...texts: readonly string[]): string =>
  texts.find((text) => text !== '' && !/^NOT ?PROVIDED$/i.test(text)) ?? ''

const readAccount = (statement: Node): string =>
  firstOf(textOf(statement, 'Acct', 'Id', 'IBAN'), textOf(statement, 'Acct', 'Id', 'Othr', 'Id'))

/** What cannot be read is no balance: the entries decide. */
const readBalance = (
  statement: Node,
  codes: readonly string[],
): { amount: string; currency: string } | null => {
  const found = codes
    .map((code) => all(statement, 'Bal').find((each) => textOf(each, 'Tp', 'CdOrPrtry', 'Cd') === code))
    .find((each) => each !== undefined)
  const amount = one(found, 'Amt')
  const sign = textOf(found, 'CdtDbtInd') === 'DBIT' ? '-' : ''
  const read = readBankAmount(`${sign}${amount?.text.trim() ?? ''}`)
  return 'amount' in read ? { amount: read.amount, currency: amount?.attributes['Ccy'] ?? '' } : null
}

/** What the entries of a transaction say of who paid; `isDebit`: the other side is the receiver. */
const readParty = (details: Node | undefined, isDebit: boolean) => {
  const [party, account] = isDebit ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct']
  const parties = one(details, 'RltdPties')
  return {
    payer: firstOf(textOf(parties, party, 'Pty', 'Nm'), textOf(parties, party, 'Nm')),
    payerAccount: firstOf(
      textOf(parties, account, 'Id', 'IBAN'),
      textOf(parties, account, 'Id', 'Othr', 'Id'),
    ),
  }
}

const readText = (entry: Node, details: Node | undefined): string =>
  [
    ...all(details, 'RmtInf', 'Ustrd'),
    ...all(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...all(details, 'AddtlTxInf'),
    ...all(entry, 'AddtlNtryInf'),
  ]
    .map(({ text }) => text.trim())
    .filter((text, nth, texts) => text !== '' && texts.indexOf(text) === nth)
    .join(' · ')

const toUnits = (amount: Node | undefined): bigint | null => {
  const read = readBankAmount(amount?.text ?? '')
  return 'amount' in read ? toMinorUnits(read.amount) : null
}

/** Whether the transactions of an entry are the whole of it, to the cent. */
const areWhole = (entry: Node, details: readonly Node[]): boolean => {
  const parts = details.map((each) => toUnits(one(each, 'Amt')))
  const sum = parts.reduce<bigint>((total, part) => total + (part ?? 0n), 0n)
  return details.length > 1 && !parts.includes(null) && sum === toUnits(one(entry, 'Amt'))
}

/** The transactions of one entry: a batch is booked as one sum, but each of its payers counts. */
const readWritten = (account: string, entry: Node): WrittenEntry[] => {
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const amount = one(entry, 'Amt')
  const isDebitEntry = textOf(entry, 'CdtDbtInd') === 'DBIT'
  const own = firstOf(textOf(entry, 'AcctSvcrRef'), textOf(entry, 'NtryRef'))
  const date = firstOf(
    textOf(entry, 'BookgDt', 'Dt'),
    textOf(entry, 'BookgDt', 'DtTm'),
    textOf(entry, 'ValDt', 'Dt'),
    textOf(entry, 'ValDt', 'DtTm'),
  )
  const isBatch = areWhole(entry, details)
  const parts = isBatch ? details : [details[0]]
  return parts.map((part, nth) => {
    const partAmount = isBatch ? one(part, 'Amt') : amount
    const isDebit =
      isBatch && textOf(part, 'CdtDbtInd') !== '' ? textOf(part, 'CdtDbtInd') === 'DBIT' : isDebitEntry
    const partReference = firstOf(textOf(part, 'Refs', 'AcctSvcrRef'), textOf(part, 'Refs', 'TxId'))
    return {
      account,
      reference: isBatch
        ? firstOf(partReference, own === '' ? '' : `${own}/${nth + 1}`)
        : firstOf(own, partReference),
      date,
      amount: partAmount?.text ?? '',
      isDebit,
      currency: partAmount?.attributes['Ccy'] ?? '',
      ...readParty(part, isDebit),
      text: readText(entry, part),
      endToEnd: firstOf(textOf(part, 'Refs', 'EndToEndId')),
    }
  })
}

/** Entries that are not booked can still change, or go. */
const isBooked = (entry: Node): boolean =>
  firstOf(textOf(entry, 'Sts', 'Cd'), textOf(entry, 'Sts'), 'BOOK') === 'BOOK'

/**
 * Reads a statement in camt.053 (ISO 20022), whatever its version. Refuses with 422, by its reason, broken XML, entities
 * of the file's own, and entries whose date, amount or number cannot be read.
 */
export const parseCamt = (text: string): ReadStatement => {
  const document = readTree(text.replace(/^\ufeff/, ''))
  const statements = all(document, 'Document', 'BkToCstmrStmt', 'Stmt')
  if (statements.length === 0) throw badStatement('notCamt')
  const entries: StatementEntry[] = []
  let pending = 0
  let nth = 0
  for (const statement of statements) {
    const account = readAccount(statement)
    for (const entry of all(statement, 'Ntry')) {
      if (!isBooked(entry)) {
        pending += 1
        continue
      }
      for (const written of readWritten(account, entry)) {
        nth += 1
        const read = readEntry(written, nth)
        if (read !== null) entries.push(read)
      }
    }
  }
  const balances = statements.flatMap((statement) => {
    const opening = readBalance(statement, ['OPBD', 'PRCD'])
    const closing = readBalance(statement, ['CLBD'])
    const currency = (closing ?? opening)?.currency ?? ''
    if (currency === '') return []
    return [
      {
        account: readAccount(statement),
        currency,
        opening: opening?.amount ?? null,
        closing: closing?.amount ?? null,
      },
    ]
  })
  return { entries, balances, pending }
}
