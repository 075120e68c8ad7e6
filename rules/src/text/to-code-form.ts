import { georgianKeys, georgianLetters } from '../search/search-words.ts'
import { removeInvisible } from './invisible-characters.ts'
import { toLatinCapitals } from './to-latin-capitals.ts'

/** Cyrillic letters that look like Latin ones. */
const lookAlikes = { from: 'АВЕЅІЈКМНОРСТУХавеѕіјкмнорстух', to: 'ABESIJKMHOPCTYXabesijkmhopctyx' }

/** Letters typed on another keyboard, and the Latin ones that were meant. */
export const codeLetters = {
  from: `${georgianLetters}${lookAlikes.from}`,
  to: `${georgianKeys}${lookAlikes.to}`,
}
const meant = new Map([...codeLetters.from].map((letter, at) => [letter, codeLetters.to[at]!] as const))

/** Normalizes a typed code: capitals, no spaces, Latin letters for Georgian and Cyrillic ones. */
export const toCodeForm = (typed: string): string =>
  toLatinCapitals(
    [...removeInvisible(typed).replaceAll(/\s/g, '')].map((letter) => meant.get(letter) ?? letter).join(''),
  )
