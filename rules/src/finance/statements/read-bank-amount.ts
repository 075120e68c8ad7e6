import { toLatinCapitals } from '#rules/text/to-latin-capitals.ts'

export type BankAmountError = 'not_a_number' | 'too_precise' | 'too_large'

/** An amount of a bank statement, or why it is none. */
export type BankAmount = { readonly amount: string } | { readonly error: BankAmountError }

const maxWholeDigits = 10

/** The decimal separator, if an amount alone leaves it open. */
export type DecimalSign = '.' | ','

/** The decimal separator of an amount; null if it has none or if it could separate thousands. */
export const findDecimalSign = (text: string): DecimalSign | null => {
  const [, sign] = /([.,])\d{1,2}(?!\d)\D*$/.exec(text.replace(/[\s\u00a0\u202f'’]/g, '')) ?? []
  return sign === '.' || sign === ',' ? sign : null
}

const currencies = { GEL: 'GEL', '₾': 'GEL', USD: 'USD', $: 'USD', EUR: 'EUR', '€': 'EUR' } as const

/** The currency written beside an amount, or null. */
export const findAmountCurrency = (text: string): string | null => {
  const written = toLatinCapitals(text)
  const found = Object.entries(currencies).find(([sign]) => written.includes(sign))
  return found?.[1] ?? null
}

/** Brackets, a trailing minus and DR mean the same as a leading minus. */
const readSign = (compact: string): readonly [isNegative: boolean, digits: string] => {
  const bare = compact.replace(/^(?:GEL|USD|EUR|₾|\$|€)/i, '').replace(/(?:GEL|USD|EUR|₾|\$|€)$/i, '')
  const [, inBrackets] = /^\(([^-+()]*)\)$/.exec(bare) ?? []
  if (inBrackets !== undefined) return [true, inBrackets]
  const [, before = '', digits = '', after = ''] = /^([-+−–]?)([\d.,]+)([-+−–]|DR|CR)?$/i.exec(bare) ?? []
  if (before !== '' && after !== '') return [false, '']
  return [/^(?:[-−–]|DR)$/i.test(before || after), digits]
}

/**
 * Reads an amount as banks write it: `1234.5`, `1,234.50`, `1 234,50`, `-12`, `12-`, `(12.00)`, `12.00 DR`. If both point
 * and comma occur, the last one is the decimal separator; so is a single comma unless it separates thousands. `decimal` is
 * the separator of the rest of the file. Outgoing amounts are negative.
 */
export const readBankAmount = (text: string, decimal?: DecimalSign | null): BankAmount => {
  const [isMinus, digits] = readSign(text.replace(/[\s\u00a0\u202f'’]/g, ''))
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  const isCommaThousands = decimal !== ',' && point === -1 && /^\d{1,3}(,\d{3})+$/.test(digits)
  const isPointThousands = decimal === ',' && comma === -1 && /^\d{1,3}(\.\d{3})+$/.test(digits)
  const sign = !isPointThousands && (point > comma || isCommaThousands) ? '.' : ','
  const plain = digits.replaceAll(sign === '.' ? ',' : '.', '').replace(sign, '.')
  if (!/^\d+(\.\d+)?$/.test(plain)) return { error: 'not_a_number' }
  const [whole = '', places = ''] = plain.split('.')
  const trimmed = whole.replace(/^0+(?=\d)/, '')
  if (trimmed.length > maxWholeDigits) return { error: 'too_large' }
  if (places.replace(/0+$/, '').length > 2) return { error: 'too_precise' }
  const amount = `${trimmed}.${places.slice(0, 2).padEnd(2, '0')}`
  return { amount: isMinus && amount !== '0.00' ? `-${amount}` : amount }
}
