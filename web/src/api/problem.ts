import { validationErrors, type ErrorReply } from '#contract/endpoint/errors.ts'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { ChunkLoadError } from './chunk.ts'

/** A failed call; status 0 when no reply came (spec 3.10). */
export class Problem extends Error {
  readonly status: number
  /** The reply's code; without a reply `offline`, or `answer_lost` for a write, which may have been done. */
  readonly code: string
  readonly params: NonNullable<ErrorReply['params']>
  /** The errors of each field, when the message is `validation_errors`. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** In seconds, where the server says so. */
  readonly retryAfter: number | null

  constructor(status: number, reply: Partial<ErrorReply> = {}, retryAfter: number | null = null) {
    super(reply.message ?? '')
    this.name = 'Problem'
    this.status = status
    this.code = reply.code ?? (status === 0 ? 'offline' : 'failed')
    this.params = reply.params ?? {}
    this.fields = reply.message === validationErrors ? (reply.data ?? {}) : {}
    this.retryAfter = retryAfter
  }
}

/** Sending the same again would be refused again, because the screen was out of date. */
export const isFinal = ({ status }: Problem): boolean => status >= 400 && status < 500 && status !== 429

export interface ProblemText {
  readonly kind: 'warning' | 'error'
  readonly text: string | null
  readonly lines: readonly string[]
}

/**
 * What to show for anything that was thrown (spec 8.1): `validation_errors` as a warning with every field's messages as
 * lines, any other message as an error or a warning, and without a message the generic text.
 */
export const describeProblem = (
  failure: unknown,
  locale: Locale,
  as: 'error' | 'warning' = 'error',
): ProblemText => {
  if (failure instanceof ChunkLoadError) {
    const why = failure.isOffline ? messages.chunkOffline : messages.chunkFailed
    return { kind: as, text: formatPhrase(why, locale), lines: [] }
  }
  if (!(failure instanceof Problem))
    return { kind: as, text: formatPhrase(messages.generic, locale), lines: [] }
  if (failure.message === validationErrors) {
    return { kind: 'warning', text: null, lines: Object.values(failure.fields).flat() }
  }
  return { kind: as, text: failure.message || formatPhrase(fallbackText(failure), locale), lines: [] }
}

const fallbackText = ({ status, code }: Problem): Phrase => {
  if (status !== 0) return messages.generic
  return code === 'answer_lost' ? messages.answerLost : messages.offline
}
