import { validationErrors, type ErrorReply } from '#contract/endpoint/errors.ts'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { ChunkLoadError } from './chunk.ts'

/** A call that failed: the reply's own words, or status 0 when no reply came (spec 3.10). */
export class Problem extends Error {
  readonly status: number
  /** The stable word for it; when no reply came, `offline`, or `answer_lost` for a write, which may have been done. */
  readonly code: string
  readonly params: NonNullable<ErrorReply['params']>
  /** Field → its sentences, when the message is `validation_errors`. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Seconds after which to try again, where the server says so. */
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

/** Takes a refusal; says whether trying the same once more would not change it: what is shown was old. */
export const isFinal = ({ status }: Problem): boolean => status >= 400 && status < 500 && status !== 429

/** How a failure is shown: a warning or an error, with one sentence or with bullet lines. */
export interface Shown {
  readonly kind: 'warning' | 'error'
  readonly text: string | null
  readonly lines: readonly string[]
}

/**
 * Takes anything that was thrown; gives what to show (spec 8.1): `validation_errors` as a warning with every field's
 * messages as lines, any other message as an error (or, if asked so, as a warning), and without one the generic text.
 */
export const shown = (failure: unknown, locale: Locale, as: 'error' | 'warning' = 'error'): Shown => {
  if (failure instanceof ChunkLoadError) {
    const why = failure.isOffline ? messages.chunkOffline : messages.chunkFailed
    return { kind: as, text: formatPhrase(why, locale), lines: [] }
  }
  if (!(failure instanceof Problem)) return { kind: as, text: formatPhrase(messages.generic, locale), lines: [] }
  if (failure.message === validationErrors) {
    return { kind: 'warning', text: null, lines: Object.values(failure.fields).flat() }
  }
  return { kind: as, text: failure.message || formatPhrase(wordless(failure), locale), lines: [] }
}

/** What a failure is called that came without words. */
const wordless = ({ status, code }: Problem): Phrase => {
  if (status !== 0) return messages.generic
  return code === 'answer_lost' ? messages.answerLost : messages.offline
}
