import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { validationErrors } from '#contract/endpoint/errors.ts'
import { fieldProblem, type FieldIssue } from '#rules/text/field-problem.ts'
import { defaultLocale, localeOf, say, type Locale } from '#rules/text/locale.ts'
import { FieldRefusal, Refusal } from './refusal.ts'
import { words } from './words.ts'

/** Thrown when what came in does not fit the contract. */
export class IssuesFound extends Error {
  readonly part: string
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(part: string, issues: readonly z.core.$ZodIssue[]) {
    super(validationErrors)
    this.part = part
    this.issues = issues
  }
}

type Fields = Record<string, string[]>

const fieldsOfIssues = ({ part, issues }: IssuesFound, locale: Locale): Fields => {
  const fields = new Map<string, string[]>()
  const wrongTypes = new Set<string>()
  for (const issue of issues) {
    const { phrase, params } = fieldProblem(issue as FieldIssue)
    const field = issue.path.map(String).join('.') || part
    const known = fields.get(field) ?? []
    // What is of another type is not also too short: a list has a length as a text has.
    if (wrongTypes.has(field)) continue
    if (issue.code === 'invalid_type') wrongTypes.add(field)
    fields.set(field, [...known, say(phrase, locale, params)])
  }
  return Object.fromEntries(fields)
}

const fieldsOfRefusal = ({ fields }: FieldRefusal, locale: Locale): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, all]) => [
      name,
      all.map((one) => say(one.phrase, locale, one.params)),
    ]),
  )

/** Seconds after which a caller that met a database out of reach may try again. */
const retrySoon = 3
const awayCodes = /^(08|57P0|53)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/
const awayTexts = /timeout exceeded when trying to connect|Connection terminated/

const isAway = (error: Error & { code?: string }): boolean =>
  awayCodes.test(error.code ?? '') || awayTexts.test(error.message)

/** Where a failure goes that nobody foresaw, with the number that the caller is told. */
type Log = (error: Error, request: string) => void

const asRefusal = (error: FastifyError, request: FastifyRequest, log: Log): Refusal => {
  if (error instanceof Refusal) return error
  const status = error.statusCode
  if (status === 413) {
    const limit = `${Math.round(request.routeOptions.bodyLimit / 1024)} KB`
    return new Refusal(words.tooLarge, { limit })
  }
  if (status === 415) return new Refusal(words.wrongType)
  if (status !== undefined && status >= 400 && status < 500) return new Refusal(words.brokenJson)
  if (isAway(error)) return new Refusal(words.databaseAway, { seconds: retrySoon }, retrySoon)
  // The database tells the row that it could not write: what a student has written is not for the log.
  Reflect.deleteProperty(error, 'detail')
  log(error, String(request.id))
  return new Refusal(words.somethingFailed, { request: String(request.id) })
}

/** Takes a log; gives what writes every failure as `{ message, data?, code, params? }` in the language asked for (spec 8). */
export const answerErrors =
  (log: Log) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const locale = localeOf(request.headers['content-language'])
    if (error instanceof IssuesFound || error instanceof FieldRefusal) {
      const data =
        error instanceof IssuesFound ? fieldsOfIssues(error, locale) : fieldsOfRefusal(error, locale)
      void reply.status(422).send({ message: validationErrors, code: validationErrors, data })
      return
    }
    const refusal = asRefusal(error, request, log)
    if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter)
    void reply.status(refusal.phrase.status).send(refusal.reply(locale))
  }

/** Answers what is not even HTTP, or has headers beyond all measure, in the same envelope. */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const body = JSON.stringify(new Refusal(words.brokenJson).reply(defaultLocale))
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nconnection: close\r\n\r\n${body}`)
}
