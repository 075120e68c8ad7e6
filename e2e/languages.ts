import { formatPhrase, type Phrase, type PhraseParams } from '#rules/text/locale.ts'

/** Takes a phrase of the portal; gives it as the screen says it in Georgian. */
export const ka = (phrase: Phrase, params?: PhraseParams): string => formatPhrase(phrase, 'ka', params)

/** Takes a phrase of the portal; gives it as the screen says it in English. */
export const en = (phrase: Phrase, params?: PhraseParams): string => formatPhrase(phrase, 'en', params)
