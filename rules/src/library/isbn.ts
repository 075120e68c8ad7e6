const toDigits = (typed: string): string => typed.replace(/[\s\u2010-\u2013-]/g, '').replace(/x$/, 'X')

const sumOf = (digits: string, weigh: (nth: number) => number): number =>
  Array.from(digits).reduce((sum, digit, nth) => sum + Number(digit) * weigh(nth), 0)

const getLastOf13 = (digits: string): number =>
  (10 - (sumOf(digits.slice(0, 12), (nth) => (nth % 2 === 0 ? 1 : 3)) % 10)) % 10

const getLastOf10 = (digits: string): string => {
  const last = (11 - (sumOf(digits.slice(0, 9), (nth) => 10 - nth) % 11)) % 11
  return last === 10 ? 'X' : String(last)
}

/** The 13 digits of an ISBN that is typed in its long or short form, with or without dashes; null for what is none. */
export const toIsbn13 = (typed: string): string | null => {
  const digits = toDigits(typed)
  if (/^97[89]\d{10}$/.test(digits)) return getLastOf13(digits) === Number(digits[12]) ? digits : null
  if (!/^\d{9}[\dX]$/.test(digits) || getLastOf10(digits) !== digits[9]) return null
  const long = `978${digits.slice(0, 9)}`
  return long + getLastOf13(long)
}

/** The beginnings of an ISBN of 13 digits that the typed text may be one of; none for what is no number. */
export const toIsbnBeginnings = (typed: string): readonly string[] => {
  const digits = toDigits(typed)
  if (!/^\d{4,13}$|^\d{9}X$/.test(digits)) return []
  const known = toIsbn13(digits)
  if (known !== null) return [known]
  // The short form has another last digit.
  return digits.length <= 9 ? [digits, `978${digits}`] : [digits]
}
