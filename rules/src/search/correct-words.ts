import { haveBeginning, type SearchWords } from './search-words.ts'

/** How many letters may be wrong, missing, added or swapped in a word of this length. */
export const countAllowedErrors = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/**
 * The errors in `typed`, a wrong, missing or added letter or two swapped ones each, as the best of all beginnings of
 * `word`, and as the whole of it; null when even the best has more than `most`.
 */
export const countErrors = (
  typed: string,
  word: string,
  most: number,
): { readonly beginning: number; readonly whole: number } | null => {
  // Later letters of the word can only be counted as missing.
  const width = Math.min(word.length, typed.length + most)
  let older: number[] = []
  let above = Array.from({ length: width + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row += 1) {
    // Beginnings that are longer or shorter by more than the most have too many errors.
    const current = above.map(() => most + 1)
    if (row <= most) current[0] = row
    let fewest = current[0]!
    for (let column = Math.max(1, row - most); column <= Math.min(width, row + most); column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      const errors = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? older[column - 2]! + 1 : most + 1,
      )
      current[column] = errors
      if (errors < fewest) fewest = errors
    }
    if (fewest > most) return null
    older = above
    above = current
  }
  const beginning = Math.min(...above)
  return beginning > most ? null : { beginning, whole: above[width]! + word.length - width }
}

/** Fewer do not discriminate, more make a long query. */
const maxCorrections = 6

/** Holds after any one error; most other words fail it, which is quicker than counting. */
const isNearAtStart = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]

/** The words of the vocabulary that begin like a typed one, with the fewest errors; the likeliest first. */
const findNearest = (beginnings: readonly string[], vocabulary: readonly string[]): string[] => {
  const near = vocabulary.flatMap((word) =>
    beginnings.flatMap((typed) => {
      const allowed = countAllowedErrors(typed.length)
      const errors = allowed > 0 && isNearAtStart(typed, word) ? countErrors(typed, word, allowed) : null
      return errors === null ? [] : [{ word, ...errors }]
    }),
  )
  const fewest = Math.min(...near.map(({ beginning }) => beginning))
  const best = near
    .filter(({ beginning }) => beginning === fewest)
    .toSorted((a, b) => a.whole - b.whole || (a.word < b.word ? -1 : 1))
  return [...new Set(best.map(({ word }) => word))].slice(0, maxCorrections)
}

/** A shorter one begins too many words to say alone what is meant. */
const minSingleLength = 3

/**
 * The words of a search with those that begin no word of the vocabulary replaced by the nearest that do. A word without
 * a near one is left out while others remain that say something; null when none does or nothing would change.
 */
export const correctWords = (searched: SearchWords, vocabulary: readonly string[]): SearchWords | null => {
  let isChanged = false
  const corrected = searched.flatMap((beginnings) => {
    if (beginnings.some((beginning) => haveBeginning(vocabulary, beginning))) return [beginnings]
    isChanged = true
    const nearest = findNearest(beginnings, vocabulary)
    return nearest.length === 0 ? [] : [nearest]
  })
  const isSpecific = corrected.flat().some((beginning) => beginning.length >= minSingleLength)
  return isChanged && isSpecific ? corrected : null
}
