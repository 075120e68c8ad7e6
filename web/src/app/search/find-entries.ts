import { correctWords } from '#rules/search/correct-words.ts'
import {
  matchesWords,
  toFoldedWords,
  toSearchStems,
  toSearchWords,
  type SearchWords,
} from '#rules/search/search-words.ts'

/** Finds entries without the server: by their name in either language, and by other words that students use. */
interface Entry {
  readonly name: { readonly ka: string; readonly en: string }
  readonly synonyms: string
}

/** Shorter beginnings are in too many synonyms, unless they are the number of a day. */
const minSynonymLength = 3
/** Of a word that is the beginning of a synonym. */
const weakestRank = 3
/** Worse than every word that is found as it is typed. */
const stemPenalty = 10

const isNumber = (text: string): boolean => /^\d+$/.test(text)

const folded = new Map<string, readonly string[]>()
/** The texts are few and always the same, and every key searches all of them. */
const toWords = (text: string): readonly string[] => {
  const words = folded.get(text) ?? toFoldedWords(text)
  folded.set(text, words)
  return words
}

const rankWord = (beginnings: readonly string[], { name, synonyms }: Entry): number | null => {
  const rank = (text: string, minLength: number): number | null => {
    const words = toWords(text).flatMap((word) => {
      const found = beginnings.find(
        (each) => (each.length >= minLength || isNumber(each)) && word.startsWith(each),
      )
      return found === undefined ? [] : [word.length - found.length]
    })
    // A whole word, up to its last vowel, comes before the beginning of one.
    return words.length === 0 ? null : Math.min(...words) <= 1 ? 0 : 1
  }
  const byName = rank(`${name.ka} ${name.en}`, 1)
  if (byName !== null) return byName
  const bySynonym = rank(synonyms, minSynonymLength)
  return bySynonym === null ? null : bySynonym + 2
}

const rankEntry = (entry: Entry, words: SearchWords): number | null => {
  const ranks = words.map((word) => rankWord(word, entry))
  return ranks.some((rank) => rank === null) ? null : ranks.reduce<number>((sum, rank) => sum + rank!, 0)
}

export interface RankedEntry<Item> {
  readonly entry: Item
  /** The lower the better. */
  readonly rank: number
  /** Only beginnings of synonyms are found: names that have the words come first. */
  readonly isWeak: boolean
}

/** The entries that have every typed word, or its stem, the best first. */
export const findEntries = <Item extends Entry>(
  entries: readonly Item[],
  typed: string,
): RankedEntry<Item>[] => {
  const words = toSearchWords(typed)
  if (words.length === 0) return []
  const stems = toSearchStems(words)
  return entries
    .flatMap((entry) => {
      const asTyped = rankEntry(entry, words)
      const byStem = asTyped === null ? rankEntry(entry, stems) : null
      const rank = asTyped ?? byStem
      if (rank === null) return []
      const isWeak = rank === words.length * weakestRank
      return [{ entry, rank: asTyped === null ? rank + stemPenalty : rank, isWeak }]
    })
    .toSorted((a, b) => a.rank - b.rank)
}

const toText = ({ name, synonyms }: Entry): string => `${name.ka} ${name.en} ${synonyms}`

/** The entries that have the nearest words instead of the typed ones; for when nothing has those. */
export const findNearestEntries = <Item extends Entry>(entries: readonly Item[], typed: string): Item[] => {
  const vocabulary = [...new Set(entries.flatMap((entry) => toWords(toText(entry))))]
  const corrected = correctWords(toSearchStems(toSearchWords(typed)), vocabulary)
  return corrected === null ? [] : entries.filter((entry) => matchesWords(toText(entry), corrected))
}
