const minorPerMajor = 100n

/** A decimal with at most two places in hundredths, exactly. Throws a RangeError for any other text. */
export const toMinorUnits = (amount: string): bigint => {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (parts === null) throw new RangeError(`${JSON.stringify(amount)} is no amount`)
  const [, sign = '', whole = '0', places = ''] = parts
  const units = BigInt(whole) * minorPerMajor + BigInt(places.padEnd(2, '0'))
  return sign === '-' ? -units : units
}

/** Hundredths as a decimal with two places. */
export const toAmount = (units: bigint): string => {
  const size = units < 0n ? -units : units
  const places = String(size % minorPerMajor).padStart(2, '0')
  return `${units < 0n ? '-' : ''}${size / minorPerMajor}.${places}`
}

/** Why an amount cannot be paid. */
export type AmountError = 'not_a_number' | 'too_precise' | 'not_positive' | 'too_large'

/** Reads what a person has typed: digits, with at most two places after a point. */
export const checkAmount = (text: string, largest: string): AmountError | null => {
  const typed = text.trim()
  if (!/^-?\d{1,20}(\.\d{1,20})?$/.test(typed)) return 'not_a_number'
  if (typed.startsWith('-')) return 'not_positive'
  if (/\.\d{3}/.test(typed)) return 'too_precise'
  const units = toMinorUnits(typed)
  if (units === 0n) return 'not_positive'
  return units > toMinorUnits(largest) ? 'too_large' : null
}

/** A percentage (at most two decimals) of an amount, rounded to the nearest hundredth; half a hundredth is rounded up. */
export const takePercent = (amount: string, percent: number): string => {
  const parts = toMinorUnits(amount) * BigInt(Math.round(percent * 100))
  return toAmount((parts + 5000n) / 10_000n)
}

/** Splits the amount into equal parts with the same sum: the first ones are a hundredth larger if some is left over. */
export const splitEqually = (amount: string, count: number): string[] => {
  const units = toMinorUnits(amount)
  const [size, over] = [units / BigInt(count), Number(units % BigInt(count))]
  return Array.from({ length: count }, (_, nth) => toAmount(nth < over ? size + 1n : size))
}

/** The amount in parts by percent, whose sum is the amount: the last part takes what rounding has left. */
export const splitByPercent = (amount: string, percents: readonly number[]): string[] => {
  const parts = percents.slice(0, -1).map((percent) => takePercent(amount, percent))
  const given = parts.reduce((sum, part) => sum + toMinorUnits(part), 0n)
  return percents.length === 0 ? [] : [...parts, toAmount(toMinorUnits(amount) - given)]
}
