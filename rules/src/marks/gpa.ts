export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'FX' | 'F'

/** The least score, of 100, for each Georgian letter; below the last one it is F. */
export const minScores: readonly (readonly [Letter, number])[] = [
  ['A', 91],
  ['B', 81],
  ['C', 71],
  ['D', 61],
  ['E', 51],
  ['FX', 41],
]

/** Takes a final score from 0 to 100; gives its letter: A from 91, B 81, C 71, D 61, E 51, FX 41, F below. */
export const toLetter = (score: number): Letter => minScores.find(([, least]) => score >= least)?.[0] ?? 'F'

/** Codes of a mark (spec 4.18.3) that settle its letter whatever its score is: failed, an additional exam, not admitted. */
const fixedLetters: Readonly<Record<number, Letter>> = { 3: 'F', 4: 'FX', 5: 'F' }

/** Takes a final score from 0 to 100 and the status code of its mark; gives its letter: what is not passed has no passing one. */
export const toMarkLetter = (score: number, statusID: number): Letter => fixedLetters[statusID] ?? toLetter(score)

/**
 * Takes final scores with their credits; gives sum(score × credits) / sum(credits), unrounded, or null
 * without credits.
 */
export const calculateGpa = (
  marks: readonly { readonly score: number; readonly credits: number }[],
): number | null => {
  const credits = marks.reduce((sum, mark) => sum + mark.credits, 0)
  return credits > 0 ? marks.reduce((sum, mark) => sum + mark.score * mark.credits, 0) / credits : null
}

/** Which marks an average counts: every one, or of a repeated subject only the last. */
export type GpaVariant = 'every' | 'last'

/** Takes marks from the oldest to the newest; gives those that the variant counts. */
export const selectCountedMarks = <Mark extends { readonly subjectID: number }>(
  marks: readonly Mark[],
  variant: GpaVariant,
): Mark[] =>
  variant === 'every'
    ? [...marks]
    : marks.filter((mark, nth) => !marks.slice(nth + 1).some(({ subjectID }) => subjectID === mark.subjectID))
