export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'FX' | 'F'

/** The lowest score, out of 100, for each Georgian letter; anything lower is F. */
export const minScores: readonly (readonly [Letter, number])[] = [
  ['A', 91],
  ['B', 81],
  ['C', 71],
  ['D', 61],
  ['E', 51],
  ['FX', 41],
]

export const toLetter = (score: number): Letter => minScores.find(([, min]) => score >= min)?.[0] ?? 'F'

/** Status codes (spec 4.18.3) with one letter whatever the score: failed, additional exam, not admitted. */
const fixedLetters: Readonly<Record<number, Letter>> = { 3: 'F', 4: 'FX', 5: 'F' }

/** A mark that is not passed never has a passing letter. */
export const toMarkLetter = (score: number, statusID: number): Letter =>
  fixedLetters[statusID] ?? toLetter(score)

/** sum(score × credits) / sum(credits), unrounded; null without credits. */
export const calculateGpa = (
  marks: readonly { readonly score: number; readonly credits: number }[],
): number | null => {
  const credits = marks.reduce((sum, mark) => sum + mark.credits, 0)
  return credits > 0 ? marks.reduce((sum, mark) => sum + mark.score * mark.credits, 0) / credits : null
}

/** Which marks an average counts: every one, or of a repeated subject only the last. */
export type GpaVariant = 'every' | 'last'

/** `marks` are ordered from the oldest to the newest. */
export const selectCountedMarks = <Mark extends { readonly subjectID: number }>(
  marks: readonly Mark[],
  variant: GpaVariant,
): Mark[] =>
  variant === 'every'
    ? [...marks]
    : marks.filter(
        (mark, index) => !marks.slice(index + 1).some(({ subjectID }) => subjectID === mark.subjectID),
      )
