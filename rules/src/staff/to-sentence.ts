import type { Locale } from '#rules/text/locale.ts'
import { toLatinCapitals } from '#rules/text/to-latin-capitals.ts'

/** A text without a capital and a full stop as a sentence of its own; Georgian has no capitals. */
export const toSentence = (text: string, locale: Locale): string => {
  const begun = locale === 'en' ? toLatinCapitals(text.slice(0, 1)) + text.slice(1) : text
  return text === '' || /[.!?…]$/.test(text) ? begun : `${begun}.`
}
