/** A spreadsheet runs such a text as a formula. */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(text)

/**
 * Whether a spreadsheet would run a part of the text as a formula, wherever it cuts the line of a CSV file into cells: one
 * that is set to semicolons cuts a file with commas in the middle of a text.
 */
export const hasFormula = (text: string): boolean =>
  text.split(/[,;\t\r\n]/).some((part) => isFormula(part.trimStart()))
