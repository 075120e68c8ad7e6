import { toLatinCapitals } from '#rules/text/to-latin-capitals.ts'
import { findUndrawable } from '#rules/text/undrawable.ts'
import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'

/** Invisible characters are named by their code point. */
const describeLetter = (letter: string): string =>
  /^[\p{L}\p{N}\p{S}\p{P}]$/u.test(letter)
    ? letter
    : `U+${toLatinCapitals(letter.codePointAt(0)!.toString(16)).padStart(4, '0')}`

const maxExcerptLength = 60

/** A clause is too long for a refusal: the words around the letter. */
const toExcerpt = (text: string, letter: string): string => {
  if (text.length <= maxExcerptLength) return text
  const start = Math.max(0, text.indexOf(letter) - maxExcerptLength / 2)
  const end = start + maxExcerptLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

/** Refuses a document if a letter of these texts would be drawn as a box. The phrase takes {text} and {letter}. */
export const requireDrawable = (phrase: RefusalPhrase, texts: readonly string[]): void => {
  for (const text of texts) {
    const letter = findUndrawable(text)
    if (letter !== null)
      throw new Refusal(phrase, {
        text: toExcerpt(text.normalize('NFC'), letter),
        letter: describeLetter(letter),
      })
  }
}
