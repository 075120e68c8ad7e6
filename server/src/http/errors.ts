import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { validationErrors, type ErrorReply } from '#contract/endpoint/errors.ts'
import { toFieldError, type FieldIssue } from '#rules/text/field-error.ts'
import { defaultLocale, toLocale, formatPhrase, toOtherLocale, type Locale } from '#rules/text/locale.ts'
import { UnknownTimeZone } from '#rules/time/zoned-time.ts'
import { isDatabaseUnavailable } from '#server/db/errors/is-database-unavailable.ts'
import { isOvertaken } from '#server/db/repeat-transaction.ts'
import { FieldRefusal, Refusal } from './refusal.ts'
import { words } from './words.ts'

/** Thrown when a request does not match the contract. */
export class InvalidRequest extends Error {
  readonly part: string
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(part: string, issues: readonly z.core.$ZodIssue[]) {
    super(validationErrors)
    this.part = part
    this.issues = issues
  }
}

type Fields = Record<string, string[]>

const issueFieldErrors = ({ part, issues }: InvalidRequest, locale: Locale): Fields => {
  const fields = new Map<string, string[]>()
  const wrongTypes = new Set<string>()
  for (const issue of issues) {
    const { phrase, params } = toFieldError(issue as FieldIssue)
    const field = issue.path.map(String).join('.') || part
    const known = fields.get(field) ?? []
    // A value of the wrong type is not also reported as too short: lists have a length as texts have.
    if (wrongTypes.has(field)) continue
    if (issue.code === 'invalid_type') wrongTypes.add(field)
    fields.set(field, [...known, formatPhrase(phrase, locale, params)])
  }
  return Object.fromEntries(fields)
}

const refusalFieldErrors = ({ fields }: FieldRefusal, locale: Locale): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, all]) => [
      name,
      all.map((one) => formatPhrase(one.phrase, locale, one.params)),
    ]),
  )

/** Seconds after which a client may retry when the database is unavailable. */
const retryAfterSeconds = 3
/** Logs an unexpected error with the number that the client is given. */
type LogError = (error: Error, request: string) => void

/**
 * Removes from an error of the database what somebody wrote: its detail and its context hold the row, and the message of a
 * value that does not fit ends with that value.
 */
const hideValues = (error: Error): void => {
  for (const name of ['detail', 'where', 'internalQuery']) Reflect.deleteProperty(error, name)
  const { message } = error
  error.message = message.replace(/: ".*"?$/s, ': "…"')
  error.stack = error.stack?.replace(message, () => error.message)
}

const toRefusal = (error: FastifyError, request: FastifyRequest, log: LogError): Refusal => {
  if (error instanceof Refusal) return error
  const status = error.statusCode
  if (status === 413) {
    const limit = `${Math.round(request.routeOptions.bodyLimit / 1024)} KB`
    return new Refusal(words.tooLarge, { limit })
  }
  if (status === 415) return new Refusal(words.wrongType)
  if (status !== undefined && status >= 400 && status < 500) return new Refusal(words.brokenJson)
  if (isDatabaseUnavailable(error))
    return new Refusal(words.databaseUnavailable, { seconds: retryAfterSeconds }, retryAfterSeconds)
  if (error instanceof UnknownTimeZone) {
    log(error, String(request.id))
    return new Refusal(words.unknownTimeZone, { name: error.timeZone })
  }
  hideValues(error)
  log(error, String(request.id))
  if (isOvertaken(error)) return new Refusal(words.overtaken)
  return new Refusal(words.somethingFailed, { request: String(request.id) })
}

/** Adds the text in the other language, which the browser shows when the language is switched. */
const inBothLanguages = <Reply extends ErrorReply>(
  locale: Locale,
  toReply: (locale: Locale) => Reply,
): ErrorReply => {
  const other = toOtherLocale(locale)
  const { message, data } = toReply(other)
  return { ...toReply(locale), translation: { locale: other, message, ...(data && { data }) } }
}

const fieldErrorsReply = (error: InvalidRequest | FieldRefusal, locale: Locale): ErrorReply => ({
  message: validationErrors,
  code: validationErrors,
  data: error instanceof InvalidRequest ? issueFieldErrors(error, locale) : refusalFieldErrors(error, locale),
})

/** Answers every error as `{ message, data?, code, params?, translation }` in the requested language (spec 8.2). */
export const createErrorHandler =
  (log: LogError) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const locale = toLocale(request.headers['content-language'])
    if (error instanceof InvalidRequest || error instanceof FieldRefusal) {
      void reply.status(422).send(inBothLanguages(locale, (each) => fieldErrorsReply(error, each)))
      return
    }
    const refusal = toRefusal(error, request, log)
    if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter)
    // Thousands of waiting clients would keep as many connections open, 10 KB each.
    if (refusal.phrase.status === 503) void reply.header('connection', 'close')
    void reply.status(refusal.phrase.status).send(inBothLanguages(locale, (each) => refusal.toReply(each)))
  }

/** Answers what is not HTTP, or has too large or too slow headers, with the same envelope. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const refusal = new Refusal(isSlow ? words.bodyTooSlow : words.brokenJson)
  const body = JSON.stringify(inBothLanguages(defaultLocale, (locale) => refusal.toReply(locale)))
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isSlow
    ? '408 Request Timeout'
    : isTooLarge
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request'
  const head = `content-type: application/json; charset=utf-8\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}`
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nconnection: close\r\n\r\n${body}`)
}
