import { findEntries, findNearestEntries } from '#web/app/search/find-entries.ts'

interface Entry {
  readonly name: { readonly ka: string; readonly en: string }
  readonly synonyms: string
}

const maxSuggestions = 3
/** Shorter words of an address say little. */
const minWordLength = 3

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The texts to search for, the fullest first: the whole address, its parts from the last to the first, and their words. */
const toSearches = (path: string): string[] => {
  const parts = decode(path)
    .split('/')
    .map((part) => part.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length >= minWordLength))
    .filter((words) => words.length > 0)
    .toReversed()
  const texts = [parts.toReversed().flat(), ...parts, ...parts.flat().map((word) => [word])]
  return [...new Set(texts.map((words) => words.join(' ')))].filter(Boolean)
}

/** Suggestions for an unknown address, by the words of the search and then by the nearest ones; the best first. */
export const suggestEntries = <Item extends Entry>(entries: readonly Item[], path: string): Item[] => {
  const texts = toSearches(path)
  const found = [
    (text: string) => findEntries(entries, text).map(({ entry }) => entry),
    (text: string) => findNearestEntries(entries, text),
  ]
    .flatMap((find) => texts.map(find))
    .find((some) => some.length > 0)
  return (found ?? []).slice(0, maxSuggestions)
}
