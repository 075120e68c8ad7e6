import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { localeOf, type Locale } from '#rules/locale.ts'
import type { Database } from '#server/db/open.ts'
import type { NotBuiltYet } from './not-built-yet.ts'
import { IssuesFound } from './errors.ts'
import { Refusal } from './refusal.ts'
import { studentOf, type SignedIn } from './student.ts'
import { unstorableTexts } from './unstorable-texts.ts'
import { wireSchema } from './wire-schema.ts'
import { words } from './words.ts'

type Out<S> = S extends z.core.$ZodType ? z.output<S> : undefined
type OutShape<S> =
  S extends Readonly<Record<string, z.core.$ZodType>>
    ? { readonly [K in keyof S]: z.output<S[K]> }
    : Record<never, never>
interface Everybody {
  readonly db: Database
  readonly locale: Locale
  /** The address of the caller, as the trusted proxies name it. */
  readonly address: string
  readonly request: FastifyRequest
  /** For headers and cookies only; what is answered is what the handler returns. */
  readonly reply: FastifyReply
}

/** What a handler is given; only a call for students can read the student. */
export type Context<E extends Endpoint> = Everybody & {
  readonly params: OutShape<E['params']>
  readonly query: OutShape<E['query']>
  readonly body: Out<E['body']>
} & (E['access'] extends 'student' ? { readonly student: SignedIn } : Record<never, never>)

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Answer<E>>

/** A stream of events is written by its handler until the caller goes; everything else is answered at once. */
type Answer<E extends Endpoint> = E extends { readonly answers: 'events' } ? void : z.input<E['reply']>

type Unbuilt<Name extends string, Call = NotBuiltYet> = Call extends `${Name}.${infer Key}` ? Key : never

/** The handlers of one area: one for each call of its contract, and none for those not built yet. */
export type Routes<Table extends Readonly<Record<string, Endpoint>>, Name extends string> = {
  readonly [K in Exclude<keyof Table, Unbuilt<Name>>]: Handler<Table[K]>
} & { readonly [K in Unbuilt<Name>]?: never }

const parsed = (part: string, schema: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (!result.success) throw new IssuesFound(part, result.error.issues)
  const unstorable = unstorableTexts(result.data)
  if (unstorable.length === 0) return result.data
  throw new IssuesFound(
    part,
    unstorable.map((path) => ({ code: 'invalid_format', format: 'text', input: '', path, message: '' })),
  )
}

export interface Serving {
  readonly db: Database
  /** Tests parse each reply by the contract too; in use the serializer alone keeps to it. */
  readonly checkReplies: boolean
}

/** Takes one call of the contract and its handler (none: not built yet) and opens its route. */
export const serve = (
  app: FastifyInstance,
  { db, checkReplies }: Serving,
  endpoint: Endpoint,
  handler: Handler<Endpoint> | undefined,
): void => {
  const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const { method } = endpoint
  if (handler === undefined) {
    app.route({
      method,
      url,
      onRequest: () => Promise.reject(new Refusal(words.notBuiltYet)),
      handler: () => null,
    })
    return
  }
  const params = endpoint.params && z.object(endpoint.params)
  const query = endpoint.query && z.object(endpoint.query)
  const data = z.object({ data: endpoint.reply })
  app.route({
    method,
    url,
    ...(endpoint.maxBody && { bodyLimit: endpoint.maxBody }),
    ...(endpoint.answers === undefined && { schema: { response: { 200: wireSchema(data) } } }),
    handler: async (request, reply) => {
      const student = endpoint.access === 'student' ? await studentOf(db, request) : undefined
      const context = {
        db,
        request,
        reply,
        student,
        locale: localeOf(request.headers['content-language']),
        address: request.ip,
        params: params ? parsed('params', params, request.params) : {},
        query: query ? parsed('query', query, request.query) : {},
        // With no body at all, each field that must be there is named.
        body: endpoint.body ? parsed('body', endpoint.body, request.body ?? {}) : undefined,
      }
      const answer = await handler(context as unknown as Context<Endpoint>)
      if (endpoint.answers === 'events') return reply
      const envelope = { data: answer }
      if (checkReplies) z.parse(data, envelope)
      return envelope
    },
  })
}
