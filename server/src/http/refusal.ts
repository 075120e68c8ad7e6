import { formatPhrase, type Locale, type Phrase, type PhraseParams } from '#rules/text/locale.ts'

/** A message with its status and its stable code. */
export interface RefusalPhrase extends Phrase {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 423 | 429 | 500 | 501 | 503 | 507
  readonly code: string
}

/** Types the refusals of an area: a phrase that lacks a language does not compile. */
export const defineRefusals = <const Table extends Readonly<Record<string, RefusalPhrase>>>(
  table: Table,
): Table => table

/** Thrown when an operation is refused; `retryAfter` in seconds. */
export class Refusal extends Error {
  readonly phrase: RefusalPhrase
  readonly params: PhraseParams
  readonly retryAfter: number | undefined

  constructor(phrase: RefusalPhrase, params: PhraseParams = {}, retryAfter?: number) {
    // A refusal is an answer and not a bug, and a table of full groups creates many: no stack is needed.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(phrase.code)
    Error.stackTraceLimit = stackTraceLimit
    this.phrase = phrase
    this.params = params
    this.retryAfter = retryAfter
  }

  /** The reply in the requested language; a value in two languages becomes `name` and `nameeng`. */
  toReply(locale: Locale): { message: string; code: string; params?: Record<string, string | number> } {
    const params: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(this.params)) {
      if (typeof value === 'object') {
        params[name] = value.ka
        params[`${name}eng`] = value.en
      } else params[name] = value
    }
    const message = formatPhrase(this.phrase, locale, this.params)
    return { message, code: this.phrase.code, ...(Object.keys(params).length > 0 && { params }) }
  }
}

/** Thrown when fields are invalid for a reason that the schema cannot check: field → its phrases. */
export class FieldRefusal extends Error {
  readonly fields: Readonly<Record<string, readonly { phrase: Phrase; params?: PhraseParams }[]>>

  constructor(fields: FieldRefusal['fields']) {
    super('validation_errors')
    this.fields = fields
  }
}
