import { useCallback } from 'react'
import { localize, formatPhrase, type NamedParams, type Phrase } from '#rules/text/locale.ts'
import { useLocale } from './locale.ts'

/** `t(key, params)`: a phrase of the catalogue in the current language; a parameter that it names must be given. */
export const useWords = <Words extends Readonly<Record<string, Phrase>>>(
  words: Words,
): (<Key extends keyof Words>(key: Key, ...params: NamedParams<Words[Key]>) => string) => {
  const locale = useLocale()
  return useCallback(
    (key, ...[params]) => formatPhrase(words[key] as Phrase, locale, params),
    [words, locale],
  )
}

/** `text(row, 'subject')`: the field of a row in the current language (spec 3.2.2). */
export const useLocalized = (): (<Name extends string>(
  row: Parameters<typeof localize<Name>>[0],
  name: Name,
) => string) => {
  const locale = useLocale()
  return useCallback((row, name) => localize(row, name, locale), [locale])
}
