import type { Locale } from '#rules/text/locale.ts'
import { findUndrawable } from '#rules/text/undrawable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listDrawnTexts } from './list-drawn-texts.ts'
import type { CertificateContent } from './sql.ts'
import { words } from './words.ts'

/** Refuses a certificate on which a letter of a name or of the addressee would be a box. */
export const requireDrawable = (
  content: CertificateContent,
  locale: Locale,
  addressee: string | null,
): void => {
  const { name, nameeng } = content.student
  const student = locale === 'ka' ? name : nameeng
  for (const [refusal, texts] of [
    [words.nameNotDrawable, [student]],
    [words.addresseeNotDrawable, [addressee ?? '']],
    [words.textNotDrawable, listDrawnTexts(content, locale)],
  ] as const)
    for (const text of texts) {
      const letter = findUndrawable(text)
      if (letter !== null) throw new Refusal(refusal, { text, letter: describeLetter(letter) })
    }
}

/** A sign that nobody sees is named by its number. */
const describeLetter = (letter: string): string =>
  /^[\p{L}\p{N}\p{S}\p{P}]$/u.test(letter)
    ? letter
    : `U+${letter.codePointAt(0)!.toString(16).padStart(4, '0')}`
