import { removeInvisible } from '../text/invisible-characters.ts'

export const georgianLetters = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
/** The key of each letter on the Georgian keyboard, in lower case: with Shift two letters share a key. */
export const georgianKeys = 'abgdevztiklmnopjrstufqryscczwwxjh'
const keyOf = new Map([...georgianLetters].map((letter, index) => [letter, georgianKeys[index]!] as const))

/** Characters between words: ASCII and Latin-1 without letters and digits, and general punctuation. */
const separators = /[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+/

/** Letters that NFD does not decompose, and other apostrophes. */
const plainLetters = { from: 'ıəøđłħŧŋðςʼʻʹ', to: "ieodlhtndσ'''" }
const pairs: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }
const plainOf = new Map([
  ...keyOf,
  ...[...plainLetters.from].map((letter, at) => [letter, plainLetters.to[at]!] as const),
  ...Object.entries(pairs),
])

/** Folds a text: lower case, no accents, Georgian letters as their Latin keys. The same as `fold_text` in the database. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^\0-\x7F]/g, (letter) => plainOf.get(letter) ?? letter)

const schwa = /[əƏ]/g
const toWords = (text: string): string[] => foldText(text).split(separators).filter(Boolean)

/** The folded words of a typed text in one line, as names have them in the columns `folded_names` and `folded_title`. */
export const foldWords = (typed: string): string => toWords(removeInvisible(typed)).join(' ')

/**
 * The folded words of a text, as in the columns `folded_words`. Azerbaijani "ə" is spelled with "e" or "a", so such a text
 * is folded both ways.
 */
export const toFoldedWords = (text: string): string[] =>
  text.search(schwa) !== -1 ? [...toWords(text), ...toWords(text.replaceAll(schwa, 'a'))] : toWords(text)

/** How Georgian letters without a key of their own are written in Latin letters; two of them stand for two letters. */
const digraphs: Readonly<Record<string, readonly string[]>> = {
  sh: ['s'],
  ch: ['c', 'w'],
  kh: ['x'],
  gh: ['r'],
  ts: ['c', 'w'],
  dz: ['z'],
  zh: ['j'],
}
const maxReadings = 8
/** The beginning of a word is read in one way, since so little begins too much. */
const minAmbiguousLength = 4
const fromDigraphs = (word: string): readonly string[] =>
  word.split(/(sh|ch|kh|gh|ts|dz|zh)/).reduce<readonly string[]>(
    (readings, part) => {
      const letters = digraphs[part] ?? [part]
      const used = word.length < minAmbiguousLength ? letters.slice(0, 1) : letters
      return readings.flatMap((reading) => used.map((letter) => reading + letter)).slice(0, maxReadings)
    },
    [''],
  )

/** A long word is found without its last vowel, which is the ending of a Georgian noun. */
const withoutEnding = (word: string): string => (word.length >= 5 ? word.replace(/[aeiou]$/, '') : word)

/** Of a question rather than of a name; left out unless one is the last word, which may be the beginning of another. */
const fillers = new Set(
  toFoldedWords(
    'a an the my me i to of for in on is are am how do does can where what when which want და ან ჩემი ჩემს ჩემთვის როგორ სად რა რომელი როდის როცა მინდა შემიძლია არის თუ',
  ),
)

/** A code is written as "CSC 111", "CSC-111" and "CSC111": its letters and its number are two words or one. */
const splitCode = (word: string): string[] => {
  const [, letters, digits] = /^([^\d ]+)(\d.*)$/.exec(word) ?? []
  return letters === undefined ? [] : [`${letters} ${digits}`]
}
const joinCode = (before: string | undefined, word: string): string[] =>
  before !== undefined && /^\D+$/.test(before) && /^\d/.test(word) ? [before + word] : []

const maxWords = 8

/**
 * The words of a search, each with the beginnings that are searched for; one of them must be found for every word. One
 * with a space is a code: the part before it is a whole word, the part after it the beginning of another.
 */
export type SearchWords = readonly (readonly string[])[]

/**
 * Search words of a typed text, in either script. Georgian letters are replaced by their keys, so that Georgian, Georgian
 * typed on a Latin keyboard and English typed on a Georgian one all match. The columns `folded_words` hold the words of
 * names in the same form.
 */
export const toSearchWords = (typed: string): SearchWords =>
  toWords(removeInvisible(typed))
    // The letters of a code may be a filler, as in "IS 101".
    .map((word, index, words) => ({ word, before: words[index - 1], isLast: index === words.length - 1 }))
    .filter(({ word, isLast }) => isLast || !fillers.has(word))
    .slice(0, maxWords)
    .map(({ word, before }) => {
      const beginnings = [word, ...fromDigraphs(word)].map(withoutEnding)
      return [...new Set([...beginnings, ...beginnings.flatMap(splitCode), ...joinCode(before, word)])]
    })

/** Endings of Georgian cases, with postpositions and of the plural too; the English plural is one of them by its key. */
const endings =
  'ებისთვის ებიდან ებისგან ებთან ისთვის ებში ებზე ებით ებად ების ებმა სთვის ისგან იდან ებს დან თან ები ში ზე ით ის ად მა ს'
    .split(' ')
    .map(foldText)
    .toSorted((a, b) => b.length - a.length)
const minStemLength = 4

const toStem = (word: string): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= minStemLength)
  return withoutEnding(ending === undefined ? word : word.slice(0, -ending.length))
}

/** The words of a search by their stems too, so that one case of a noun finds another. */
export const toSearchStems = (words: SearchWords): SearchWords =>
  words.map((beginnings) => [...new Set(beginnings.flatMap((beginning) => [beginning, toStem(beginning)]))])

/** Whether the words have one that begins so, or both parts of a code. */
export const haveBeginning = (words: readonly string[], beginning: string): boolean => {
  const parts = beginning.split(' ')
  const last = parts.pop()!
  return parts.every((part) => words.includes(part)) && words.some((word) => word.startsWith(last))
}

/** Whether each searched word is the beginning of a word of the text. */
export const matchesWords = (text: string, searched: SearchWords): boolean => {
  const words = toFoldedWords(text)
  return searched.every((beginnings) => beginnings.some((beginning) => haveBeginning(words, beginning)))
}

const minSearchLength = 2

/** Whether enough is typed to search for it: one letter begins a word of nearly every name. */
export const isSearchable = (typed: string): boolean =>
  typed.trim().length >= minSearchLength && toFoldedWords(typed).length > 0
