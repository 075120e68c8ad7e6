const georgian = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
/** The key of each letter on the Georgian keyboard, in lower case: with Shift two letters share a key. */
const keys = 'abgdevztiklmnopjrstufqryscczwwxjh'
const keyOf = new Map([...georgian].map((letter, index) => [letter, keys[index]!] as const))

/** What stands between words: ASCII and Latin-1 without letters and digits, and general punctuation. */
const separators = /[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+/

const toFoldedWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ა-ჰ]/g, (letter) => keyOf.get(letter) ?? letter)
    .split(separators)
    .filter(Boolean)

/** How Georgian letters without a key of their own are written in Latin letters. */
const digraphs: Readonly<Record<string, string>> = {
  sh: 's',
  ch: 'c',
  kh: 'x',
  gh: 'r',
  ts: 'c',
  dz: 'z',
  zh: 'j',
}
const fromDigraphs = (word: string): string =>
  word.replace(/sh|ch|kh|gh|ts|dz|zh/g, (pair) => digraphs[pair]!)

/** A long word is found without its last vowel, which is the ending of a Georgian noun. */
const withoutEnding = (word: string): string => (word.length >= 5 ? word.replace(/[aeiou]$/, '') : word)

const maxWords = 8

/** The words of a search, each with the beginnings that are searched for; one of them must be found for every word. */
export type SearchWords = readonly (readonly string[])[]

/**
 * A text as it is searched for, in either script: Georgian letters are replaced by their keys on the keyboard, so that
 * Georgian, Georgian that is typed on a Latin keyboard and English that is typed on a Georgian one meet. The columns
 * `search_words` hold the words of names in the same form.
 */
export const toSearchWords = (typed: string): SearchWords =>
  toFoldedWords(typed)
    .slice(0, maxWords)
    .map((word) => [...new Set([withoutEnding(word), withoutEnding(fromDigraphs(word))])])

/** Whether each searched word is the beginning of a word of the text. */
export const matchesWords = (text: string, searched: SearchWords): boolean => {
  const words = toFoldedWords(text)
  return searched.every((beginnings) =>
    beginnings.some((beginning) => words.some((word) => word.startsWith(beginning))),
  )
}

const minSearchLength = 2

/** Whether enough is typed to search for it: one letter begins a word of nearly every name. */
export const isSearchable = (typed: string): boolean =>
  typed.trim().length >= minSearchLength && toFoldedWords(typed).length > 0
