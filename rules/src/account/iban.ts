export type IbanError = 'length' | 'country' | 'shape' | 'check'

/** Without spaces, Latin letters in capitals. */
export const normaliseBankAccount = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/[a-z]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) - 'a'.charCodeAt(0) + 'A'.charCodeAt(0)),
    )

/** The length of a Georgian account number (spec 5.1). */
export const bankAccountLength = 22

/** In groups of four, as on a bank card; nothing is cut. */
export const groupBankAccount = (text: string): string =>
  normaliseBankAccount(text).replace(/[\s\S]{4}(?=[\s\S])/g, '$& ')

/** The position of the caret among the groups: right behind the same character as in the text. */
export const toGroupedCaret = (text: string, caret: number): number => {
  const before = normaliseBankAccount(text.slice(0, caret)).length
  return before + Math.floor(Math.max(0, before - 1) / 4)
}

/** Enables the save button: exactly 22 characters, spaces not counted (spec 5.1). */
export const hasBankAccountLength = (text: string): boolean =>
  normaliseBankAccount(text).length === bankAccountLength

/** The first rule of a Georgian IBAN that is broken: its length, country, shape or check digits. */
export const checkIban = (text: string): IbanError | null => {
  const iban = normaliseBankAccount(text)
  if (iban.length !== bankAccountLength) return 'length'
  if (!iban.startsWith('GE')) return 'country'
  if (!/^GE\d{2}[A-Z]{2}\d{16}$/.test(iban)) return 'shape'
  return toRemainder97(iban.slice(4) + iban.slice(0, 4)) === 1 ? null : 'check'
}

// ISO 13616: a letter counts as 10 to 35, and the number so written leaves 1 when divided by 97.
const toRemainder97 = (text: string): number =>
  [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36)
    return (remainder * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
