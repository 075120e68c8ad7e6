import { toLatinCapitals } from './to-latin-capitals.ts'

/**
 * Characters that are not seen: those that Unicode says to ignore, controls, and an empty Braille cell. U+0000 is refused
 * everywhere, because no database stores it.
 */
// oxlint-disable-next-line no-control-regex -- controls are what is looked for
const invisible = /[\p{Default_Ignorable_Code_Point}\u0001-\u001F\u007F-\u009F\u2800\uFFF9-\uFFFB]/gu
const breaks = new Set(['\n', '\r', '\t'])
/** Joiners of letters and emoji. */
// oxlint-disable-next-line no-misleading-character-class -- the joiners themselves are looked for
const joiners = /[\u200C\u200D\uFE0F\u{E0020}-\u{E007F}]/u
// oxlint-disable-next-line no-misleading-character-class -- as above
const joined = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D\u{E0020}-\u{E007F}#*0-9]$/u
/** Letters of scripts that never need joiners. */
const plainLetter =
  /[\p{Script=Latin}\p{Script=Georgian}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]$/u
const letter = /[\p{L}\p{M}]$/u

/**
 * Whether a joiner at this index belongs to an emoji, such as 👩‍🎓, or to a word in a script that needs it, such as Persian.
 */
const isJoining = (text: string, at: number, character: string): boolean => {
  const before = text.slice(Math.max(0, at - 2), at)
  if (!joiners.test(character)) return false
  return joined.test(before) || (letter.test(before) && !plainLetter.test(before))
}

const names: Readonly<Record<string, string>> = {
  '\u00AD': 'SOFT HYPHEN',
  '\u034F': 'COMBINING GRAPHEME JOINER',
  '\u061C': 'ARABIC LETTER MARK',
  '\u115F': 'HANGUL CHOSEONG FILLER',
  '\u1160': 'HANGUL JUNGSEONG FILLER',
  '\u180E': 'MONGOLIAN VOWEL SEPARATOR',
  '\u200B': 'ZERO WIDTH SPACE',
  '\u200C': 'ZERO WIDTH NON-JOINER',
  '\u200D': 'ZERO WIDTH JOINER',
  '\u200E': 'LEFT-TO-RIGHT MARK',
  '\u200F': 'RIGHT-TO-LEFT MARK',
  '\u202A': 'LEFT-TO-RIGHT EMBEDDING',
  '\u202B': 'RIGHT-TO-LEFT EMBEDDING',
  '\u202C': 'POP DIRECTIONAL FORMATTING',
  '\u202D': 'LEFT-TO-RIGHT OVERRIDE',
  '\u202E': 'RIGHT-TO-LEFT OVERRIDE',
  '\u2060': 'WORD JOINER',
  '\u2800': 'BRAILLE PATTERN BLANK',
  '\u3164': 'HANGUL FILLER',
  '\uFE0F': 'VARIATION SELECTOR-16',
  '\uFEFF': 'ZERO WIDTH NO-BREAK SPACE',
  '\uFFA0': 'HALFWIDTH HANGUL FILLER',
}

const toName = (character: string): string => {
  const number = `U+${toLatinCapitals(character.codePointAt(0)!.toString(16)).padStart(4, '0')}`
  const name = names[character]
  return name === undefined ? number : `${name}, ${number}`
}

/** Unicode name and number of the first invisible character, or null. Line breaks do not count. */
export const findInvisible = (text: string): string | null => {
  for (const { 0: character, index } of text.matchAll(invisible))
    if (!breaks.has(character) && !isJoining(text, index, character)) return toName(character)
  return null
}

export const removeInvisible = (text: string): string =>
  text.replace(invisible, (character, at: number) =>
    breaks.has(character) || isJoining(text, at, character) ? character : '',
  )

/** Whether the text has only spaces and invisible characters, or is empty. */
export const isBlank = (text: string): boolean => text.replace(invisible, '').trim() === ''

/** Normalizes a multi-line text for storage: composed letters, and empty if nothing is visible. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.normalize('NFC').trim())

/** Normalizes a single-line text, such as a name or a code, for storage: also removes invisible characters. */
export const trimLine = (text: string): string => trimText(removeInvisible(text))
