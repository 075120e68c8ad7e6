/** Codes of students and personal numbers are at least so long. */
const minLength = 5
const maxLength = 20
const most = 40

/**
 * Words in the text of a bank transfer that may be a student's code or personal number, in lower case: words of letters and
 * digits, and letters followed by a number (`U 2400001`, `u-2400001`). Returns none if there are too many, because the
 * first ones must not stand for all.
 */
export const findPayerReferences = (text: string): string[] => {
  const words = text.match(/[A-Za-z0-9]+/g) ?? []
  const parted = [
    ...text.matchAll(/(?<![A-Za-z0-9])([A-Za-z]{1,3})[\s./-]{1,3}(\d{4,})(?![A-Za-z0-9])/g),
  ].map(([, letters = '', digits = '']) => letters + digits)
  const found = new Set(
    [...words, ...parted]
      .filter((word) => /\d/.test(word) && word.length >= minLength && word.length <= maxLength)
      .map((word) => word.toLowerCase()),
  )
  return found.size > most ? [] : [...found]
}
