import type { Phrase, PhraseParams } from '#rules/text/locale.ts'

/** A sentence to be shown. State keeps it like this and not as text, so that a switch of the language changes it. */
export interface Message {
  readonly phrase: Phrase
  readonly params?: PhraseParams
}
