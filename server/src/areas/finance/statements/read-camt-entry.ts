import { toMinorUnits } from '#rules/finance/money.ts'
import { readBankAmount, type BankAmount } from '#rules/finance/statements/read-bank-amount.ts'
import { badStatement } from './bad-statement.ts'
import { cutValue, type WrittenEntry } from './read-entry.ts'
import { all, firstOf, one, textOf, type XmlNode } from './read-xml-tree.ts'

/** Joined names and texts are shortened when they are stored, so joining stops here. */
const maxTextLength = 100_000

/** The payer, or the receiver if the money left. */
const readParty = (details: XmlNode | undefined, isDebit: boolean) => {
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

/** Joins the distinct non-empty texts. */
const join = (texts: Iterable<string>, separator: string): string => {
  const found = new Set<string>()
  let length = 0
  for (const text of texts) {
    const trimmed = text.trim()
    if (trimmed === '' || found.has(trimmed)) continue
    found.add(trimmed)
    length += trimmed.length
    if (length > maxTextLength) throw badStatement('tooLarge')
  }
  return [...found].join(separator)
}

const listTexts = (details: XmlNode | undefined): string[] =>
  [
    ...all(details, 'RmtInf', 'Ustrd'),
    ...all(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...all(details, 'AddtlTxInf'),
  ].map(({ text }) => text)

/** CRDT is incoming and DBIT outgoing, also for reversals (ISO 20022). Refuses any other value. */
const readIsDebit = (indicator: string, nth: number): boolean => {
  if (indicator === 'CRDT' || indicator === 'DBIT') return indicator === 'DBIT'
  throw badStatement('noDirection', { nth, value: cutValue(indicator) })
}

/** The direction is a separate element, so a signed amount would state it twice. */
const readSigned = (text: string, isDebit: boolean): BankAmount => {
  const read = readBankAmount(text)
  if ('error' in read || read.amount === '0.00') return read
  if (/^\s*[-+(]/.test(text) || read.amount.startsWith('-')) return { error: 'not_a_number' }
  return isDebit ? { amount: `-${read.amount}` } : read
}

/** Banks write the amount of a transaction in one of three places. */
const findPartAmount = (part: XmlNode): XmlNode | undefined =>
  one(part, 'Amt') ?? one(part, 'AmtDtls', 'TxAmt', 'Amt') ?? one(part, 'AmtDtls', 'InstdAmt', 'Amt')

interface Entry {
  readonly isDebit: boolean
  readonly amount: XmlNode | undefined
}

const toUnits = ({ isDebit, amount }: Entry): bigint | null => {
  const read = readSigned(amount?.text ?? '', isDebit)
  return 'amount' in read ? toMinorUnits(read.amount) : null
}

const readPartReference = (part: XmlNode | undefined): string =>
  firstOf(textOf(part, 'Refs', 'AcctSvcrRef'), textOf(part, 'Refs', 'TxId'))

/** Whether the transactions make up the entry: the stated number of them, in its currency, to the cent. */
const isCompleteBatch = (entry: Entry, parts: readonly Entry[], count: number): boolean => {
  const units = parts.map(toUnits)
  const currency = entry.amount?.attributes['Ccy']
  return (
    parts.length === count &&
    parts.every(({ amount }) => amount?.attributes['Ccy'] === currency) &&
    !units.includes(null) &&
    units.reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n) === toUnits(entry)
  )
}

/** A single transaction may have no amount, or one in another currency. */
const isWholeEntry = (entry: Entry, part: Entry, count: number): boolean => {
  const isOther = part.amount?.attributes['Ccy'] !== entry.amount?.attributes['Ccy']
  return count === 1 && (part.amount === undefined || isOther || toUnits(part) === toUnits(entry))
}

/** The number of transactions that the bank states for an entry. */
const readCount = (entry: XmlNode, found: number): number => {
  const said = all(entry, 'NtryDtls', 'Btch', 'NbOfTxs').map(({ text }) => Number(text.trim()))
  const sum = said.reduce((total, each) => total + (Number.isInteger(each) ? each : 0), 0)
  return Math.max(found, sum, 1)
}

/**
 * Whether money came back to the university: a reversed outgoing payment or a returned transfer. It is no payment by a
 * student.
 */
const isReturnedMoney = (entry: XmlNode, parts: readonly XmlNode[]): boolean =>
  /^(?:true|1)$/.test(textOf(entry, 'RvslInd')) || parts.some((part) => one(part, 'RtrInf') !== undefined)

/** The references of the parts. If two are equal, as when the bank repeats that of the entry, their position is added. */
const listReferences = (own: string, details: readonly XmlNode[]): string[] => {
  const places = details.map((_, nth) => (own === '' ? '' : `${own}/${nth + 1}`))
  const found = details.map((part, nth) => firstOf(readPartReference(part), places[nth]!))
  return new Set(found).size === found.length ? found : places
}

/**
 * Reads one entry of a statement. A batch is split into its transfers if they add up to it. Otherwise it stays one entry
 * with all payers and no student is looked up: a part must not stand for the whole.
 */
export const readCamtEntry = (account: string, entry: XmlNode, nth: number): WrittenEntry[] => {
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const amount = one(entry, 'Amt')
  const isDebit = readIsDebit(textOf(entry, 'CdtDbtInd'), nth)
  const own = firstOf(textOf(entry, 'AcctSvcrRef'), textOf(entry, 'NtryRef'))
  const date = firstOf(
    textOf(entry, 'BookgDt', 'Dt'),
    textOf(entry, 'BookgDt', 'DtTm'),
    textOf(entry, 'ValDt', 'Dt'),
    textOf(entry, 'ValDt', 'DtTm'),
  )
  const entryTexts = all(entry, 'AddtlNtryInf').map(({ text }) => text)
  const whole = { isDebit, amount }
  const parts = details.map((part) => {
    const indicator = textOf(part, 'CdtDbtInd')
    return {
      isDebit: indicator === '' ? isDebit : readIsDebit(indicator, nth),
      amount: findPartAmount(part),
    }
  })
  const count = readCount(entry, details.length)
  const isNoPayment = !isDebit && isReturnedMoney(entry, details)
  const toWritten = (part: Entry) => ({
    account,
    date,
    amount: { text: part.amount?.text ?? '', read: readSigned(part.amount?.text ?? '', part.isDebit) },
    currency: part.amount?.attributes['Ccy'] ?? '',
  })
  if (details.length > 1 && isCompleteBatch(whole, parts, count)) {
    const references = listReferences(own, details)
    return details.map((part, at) => ({
      ...toWritten(parts[at]!),
      reference: references[at]!,
      ...readParty(part, parts[at]!.isDebit),
      // The text of the whole entry belongs to no single payer.
      text: join(listTexts(part), ' · '),
      endToEnd: firstOf(textOf(part, 'Refs', 'EndToEndId')),
      batch: own,
      isNoPayment: isNoPayment || (!parts[at]!.isDebit && one(part, 'RtrInf') !== undefined),
    }))
  }
  const [single] = details
  const isOne =
    details.length < 2 && (single === undefined ? count === 1 : isWholeEntry(whole, parts[0]!, count))
  if (isOne)
    return [
      {
        ...toWritten(whole),
        reference: firstOf(own, readPartReference(single)),
        ...readParty(single, isDebit),
        text: join([...listTexts(single), ...entryTexts], ' · '),
        endToEnd: firstOf(textOf(single, 'Refs', 'EndToEndId')),
        isNoPayment,
      },
    ]
  return [
    {
      ...toWritten(whole),
      reference: own,
      payer: join(
        details.map((part, at) => readParty(part, parts[at]!.isDebit).payer),
        '; ',
      ),
      text: join([...details.flatMap(listTexts), ...entryTexts], ' · '),
      parts: Math.max(count, 2),
    },
  ]
}
