import { findUndrawable } from '#rules/text/undrawable.ts'
import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'

/** Invisible characters are named by their code point. */
const describeLetter = (letter: string): string =>
  /^[\p{L}\p{N}\p{S}\p{P}]$/u.test(letter)
    ? letter
    : `U+${letter.codePointAt(0)!.toString(16).padStart(4, '0')}`

/** Refuses a document if a letter of these texts would be drawn as a box. The phrase takes {text} and {letter}. */
export const requireDrawable = (phrase: RefusalPhrase, texts: readonly string[]): void => {
  for (const text of texts) {
    const letter = findUndrawable(text)
    if (letter !== null) throw new Refusal(phrase, { text, letter: describeLetter(letter) })
  }
}
