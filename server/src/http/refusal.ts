import { formatPhrase, type Locale, type Phrase, type PhraseParams } from '#rules/text/locale.ts'

/** A sentence that refuses, with its stable word and its status. */
export interface RefusalPhrase extends Phrase {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 423 | 429 | 500 | 501 | 503
  readonly code: string
}

/** Takes the refusals of an area and gives them back typed: a phrase without its twin does not compile. */
export const defineRefusals = <const Table extends Readonly<Record<string, RefusalPhrase>>>(
  table: Table,
): Table => table

/** Thrown by an operation that will not be done: why, about what, and when to try again (seconds). */
export class Refusal extends Error {
  readonly phrase: RefusalPhrase
  readonly params: PhraseParams
  readonly retryAfter: number | undefined

  constructor(phrase: RefusalPhrase, params: PhraseParams = {}, retryAfter?: number) {
    // An answer, and no fault: where it was thrown is of no use, and a table of full groups makes many.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(phrase.code)
    Error.stackTraceLimit = stackTraceLimit
    this.phrase = phrase
    this.params = params
    this.retryAfter = retryAfter
  }

  /** Gives the reply in the language asked for; a value in two languages travels as `name` and `nameeng`. */
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

/** Thrown when single fields are wrong for a reason that the schema cannot know: field → its phrases. */
export class FieldRefusal extends Error {
  readonly fields: Readonly<Record<string, readonly { phrase: Phrase; params?: PhraseParams }[]>>

  constructor(fields: FieldRefusal['fields']) {
    super('validation_errors')
    this.fields = fields
  }
}
