export type BankAmountError = 'not_a_number' | 'too_precise' | 'too_large'

/** An amount of a bank statement, or why it is none. */
export type BankAmount = { readonly amount: string } | { readonly error: BankAmountError }

const maxWholeDigits = 10

/**
 * Reads an amount as banks write it: `1234.5`, `1,234.50`, `1 234,50`, `-12`, `(12.00)`. Where point and comma both occur
 * the last one parts the hundredths; a single comma does so too unless it parts thousands. Below zero is money that left.
 */
export const readBankAmount = (text: string): BankAmount => {
  const compact = text.replace(/[\s\u00a0'’]/g, '')
  const inBrackets = /^\((.*)\)$/.exec(compact)
  const signed = inBrackets === null ? compact : `-${inBrackets[1]}`
  const [, sign = '', digits = ''] = /^([-+−]?)([\d.,]+)$/.exec(signed) ?? []
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  const isCommaThousands = point === -1 && /^\d{1,3}(,\d{3})+$/.test(digits)
  const decimal = point > comma || isCommaThousands ? '.' : ','
  const plain = digits.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.')
  if (!/^\d+(\.\d+)?$/.test(plain)) return { error: 'not_a_number' }
  const [whole = '', places = ''] = plain.split('.')
  const trimmed = whole.replace(/^0+(?=\d)/, '')
  if (trimmed.length > maxWholeDigits) return { error: 'too_large' }
  if (places.replace(/0+$/, '').length > 2) return { error: 'too_precise' }
  const amount = `${trimmed}.${places.slice(0, 2).padEnd(2, '0')}`
  const isNegative = (sign === '-' || sign === '−') && amount !== '0.00'
  return { amount: isNegative ? `-${amount}` : amount }
}
