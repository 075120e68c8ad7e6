import { useCallback } from 'react'
import { localize, formatPhrase, type Phrase, type PhraseParams } from '#rules/text/locale.ts'
import { useLocale } from './locale.ts'

/** `t(key, params)`: a phrase of the catalogue in the current language. */
export const useWords = <Words extends Readonly<Record<string, Phrase>>>(
  words: Words,
): ((key: keyof Words, params?: PhraseParams) => string) => {
  const locale = useLocale()
  return useCallback((key, params) => formatPhrase(words[key] as Phrase, locale, params), [words, locale])
}

/** `text(row, 'subject')`: the field of a row in the current language (spec 3.2.2). */
export const useLocalized = (): (<Name extends string>(
  row: Parameters<typeof localize<Name>>[0],
  name: Name,
) => string) => {
  const locale = useLocale()
  return useCallback((row, name) => localize(row, name, locale), [locale])
}
