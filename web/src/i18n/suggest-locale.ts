import type { Locale } from '#rules/text/locale.ts'
import { localeKey, showLocale } from './locale.ts'

/** Shows the page in this language until it is left, unless the visitor has chosen one. */
export const suggestLocale = (locale: Locale): void => {
  try {
    if (localStorage.getItem(localeKey) !== null) return
  } catch {
    // Nothing is stored, so nothing was chosen before.
  }
  showLocale(locale)
}
