import { formatPhrase, type Locale, type Phrase, type PhraseParams } from '#rules/text/locale.ts'

/** A sentence that refuses, with its status of HTTP and the word of it that programs read. */
export interface RefusedPhrase extends Phrase {
  readonly status: 403 | 404 | 409 | 422 | 423
  readonly code: string
}

/** Why something is not done, as a value: it is thrown only where a call is answered. */
export interface Refused {
  readonly refused: RefusedPhrase
  readonly params: PhraseParams
}

export const refuse = (refused: RefusedPhrase, params: PhraseParams = {}): Refused => ({ refused, params })

/** Whether a decision is a refusal. */
export const isRefused = <Decided>(decided: Decided | Refused): decided is Refused =>
  typeof decided === 'object' && decided !== null && 'refused' in decided

/** The refusal as lists show it; without one both are null. */
export const describeRefused = (
  refused: Refused | null,
  locale: Locale,
): { code: string | null; reason: string | null } =>
  refused === null
    ? { code: null, reason: null }
    : { code: refused.refused.code, reason: formatPhrase(refused.refused, locale, refused.params) }

/** The refusal as a receipt stores it. */
export const toReceiptReason = ({
  refused,
  params,
}: Refused): { code: string; reason_ka: string; reason_en: string } => ({
  code: refused.code,
  reason_ka: formatPhrase(refused, 'ka', params),
  reason_en: formatPhrase(refused, 'en', params),
})
