import { formatPhrase, type Locale, type Phrase, type PhraseParams } from '#rules/text/locale.ts'

/** A phrase of the portal in Georgian. */
export const ka = (phrase: Phrase, params?: PhraseParams): string => formatPhrase(phrase, 'ka', params)

/** A phrase of the portal in English. */
export const en = (phrase: Phrase, params?: PhraseParams): string => formatPhrase(phrase, 'en', params)

export const translators = { ka, en } as const satisfies Record<Locale, unknown>
