import { validationErrors, type ErrorReply } from '#contract/endpoint/errors.ts'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { ChunkLoadError } from './chunk.ts'

/** Each wrong field and what is wrong with it. */
type FieldMessages = Readonly<Record<string, readonly string[]>>

/** A failed call; status 0 when no reply came (spec 3.10). */
export class Problem extends Error {
  readonly status: number
  /** The reply's code; without a reply `offline`, or `answer_lost` for a write, which may have been done. */
  readonly code: string
  readonly params: NonNullable<ErrorReply['params']>
  /** In seconds, where the server says so. */
  readonly retryAfter: number | null
  /** The number under which the server has logged an error that nobody expected. */
  readonly errorNumber: string | null
  private readonly reply: Partial<ErrorReply>

  constructor(
    status: number,
    reply: Partial<ErrorReply> = {},
    retryAfter: number | null = null,
    requestID: string | null = null,
  ) {
    super(reply.message ?? '')
    this.name = 'Problem'
    this.status = status
    this.code = reply.code ?? (status === 0 ? 'offline' : 'failed')
    this.params = reply.params ?? {}
    this.retryAfter = retryAfter
    // A refusal has its own reason; a server that is busy or starting has logged nothing of this call.
    this.errorNumber = status >= 500 && status !== 503 ? requestID : null
    this.reply = reply
  }

  /** The server's sentence in this language; empty without one, and `validation_errors` when fields are wrong. */
  messageIn(locale: Locale): string {
    return this.replyIn(locale).message ?? ''
  }

  /** The messages of each wrong field in this language. */
  fieldsIn(locale: Locale): FieldMessages {
    const { message, data = {} } = this.replyIn(locale)
    return message === validationErrors ? data : {}
  }

  private replyIn(locale: Locale): Pick<Partial<ErrorReply>, 'message' | 'data'> {
    const { translation } = this.reply
    return translation?.locale === locale ? translation : this.reply
  }
}

/** Nothing could be read because the browser has no network. */
export const isOffline = (failure: unknown): boolean =>
  !navigator.onLine &&
  (failure instanceof ChunkLoadError || (failure instanceof Problem && failure.code === 'offline'))

/** Sending the same again would be refused again, because the screen was out of date. */
export const isFinal = ({ status }: Problem): boolean => status >= 400 && status < 500 && status !== 429

export interface ProblemText {
  readonly kind: 'warning' | 'error'
  readonly text: string | null
  readonly lines: readonly string[]
}

interface DescribeOptions {
  readonly as?: 'error' | 'warning' | undefined
  /** Fields whose messages the form itself shows. */
  readonly shownFields?: readonly string[] | undefined
}

/**
 * Describes anything that was thrown (spec 8.1): `validation_errors` as a warning with every field's messages as lines, any
 * other message as an error or a warning, and without a message the generic text. Null if the form itself shows every
 * message.
 */
export const describeProblem = (
  failure: unknown,
  locale: Locale,
  { as = 'error', shownFields = [] }: DescribeOptions = {},
): ProblemText | null => {
  if (failure instanceof ChunkLoadError) {
    const why = failure.isOffline ? callMessages.chunkOffline : callMessages.chunkFailed
    return { kind: as, text: formatPhrase(why, locale), lines: [] }
  }
  if (!(failure instanceof Problem))
    return { kind: as, text: formatPhrase(callMessages.generic, locale), lines: [] }
  const fields = Object.entries(failure.fieldsIn(locale))
  if (fields.length > 0) {
    const lines = fields.flatMap(([name, messages]) => (shownFields.includes(name) ? [] : messages))
    return lines.length === 0 ? null : { kind: 'warning', text: null, lines }
  }
  const message = failure.messageIn(locale)
  const isShown = message !== '' && message !== validationErrors
  return { kind: as, text: isShown ? message : formatPhrase(fallbackText(failure), locale), lines: [] }
}

const fallbackText = ({ status, code }: Problem): Phrase => {
  if (status !== 0) return callMessages.generic
  return code === 'answer_lost' ? callMessages.answerLost : callMessages.offline
}
