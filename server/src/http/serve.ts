import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { toLocale, type Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import type { NotBuiltYet } from './not-built-yet.ts'
import { InvalidRequest } from './errors.ts'
import { removeUnknownFiles } from './files/remove-unknown-files.ts'
import { findFinishedUpload } from './files/sql.ts'
import { sendFile, type GeneratedFile, type StoredFile } from './files/send-file.ts'
import { Refusal } from './refusal.ts'
import { authenticate, type StudentSession } from './authenticate.ts'
import { findUnstorableTexts } from './find-unstorable-texts.ts'
import { receiveForm, type ReceivedFile } from './receive-form.ts'
import { toWireSchema } from './to-wire-schema.ts'
import { words } from './words.ts'

type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined
type OutputShape<S> =
  S extends Readonly<Record<string, z.core.$ZodType>>
    ? { readonly [K in keyof S]: z.output<S[K]> }
    : Record<never, never>
type FormFiles<F> = {
  readonly [K in keyof F]: F[K] extends { readonly many: false }
    ? F[K] extends { readonly required: true }
      ? ReceivedFile
      : ReceivedFile | undefined
    : readonly ReceivedFile[]
}
interface CommonContext {
  readonly db: Database
  readonly locale: Locale
  /** The address of the caller, as the trusted proxies name it. */
  readonly address: string
  readonly request: FastifyRequest
  /** The folder of the uploaded files. */
  readonly filesDir: string
  /** For headers and cookies only; what is answered is what the handler returns. */
  readonly reply: FastifyReply
  /** Removes files from the folder whose rows are gone; one that a row knows stays. */
  readonly dropFiles: (names: readonly string[]) => Promise<void>
}

/** What a handler is given; only a call for students can read the student. */
export type Context<E extends Endpoint> = CommonContext & {
  readonly params: OutputShape<E['params']>
  readonly query: OutputShape<E['query']>
  readonly body: Output<E['body']>
  /** What the form brought: each goes again, unless its row is written by `keepFile`. */
  readonly files: FormFiles<E['files']>
  /** The piece of a file that was sent, as it comes; empty for all other calls. */
  readonly bytes: Readable
} & (E['access'] extends 'student' ? { readonly student: StudentSession } : Record<never, never>)

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<HandlerResult<E>>

/**
 * A stream of events is written by its handler until the caller goes; a file is named by it, a calendar is its text; all
 * else is the reply.
 */
type HandlerResult<E extends Endpoint> = E extends { readonly answers: 'events' }
  ? void
  : E extends { readonly answers: 'file' }
    ? StoredFile | GeneratedFile
    : E extends { readonly answers: 'calendar' }
      ? string
      : z.input<E['reply']>

type Unbuilt<Name extends string, Call = NotBuiltYet> = Call extends `${Name}.${infer Key}` ? Key : never

/** The handlers of one area: one for each call of its contract, and none for those not built yet. */
export type Routes<Table extends Readonly<Record<string, Endpoint>>, Name extends string> = {
  readonly [K in Exclude<keyof Table, Unbuilt<Name>>]: Handler<Table[K]>
} & { readonly [K in Unbuilt<Name>]?: never }

const parsePart = (part: string, schema: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (!result.success) throw new InvalidRequest(part, result.error.issues)
  const unstorable = findUnstorableTexts(result.data)
  if (unstorable.length === 0) return result.data
  throw new InvalidRequest(
    part,
    unstorable.map((path) => ({ code: 'invalid_format', format: 'text', input: '', path, message: '' })),
  )
}

export interface ServeOptions {
  readonly db: Database
  /** Tests parse each reply by the contract too; in use the serializer alone keeps to it. */
  readonly checkReplies: boolean
  /** The folder of the uploaded files. */
  readonly filesDir: string
}

/** For the calls that take no pieces of files. */
const emptyStream = Readable.from([])

/** Nobody between the portal and the calendar program keeps what only the secret opens. */
const sendCalendar = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .send(text)

type ParsedForm = { readonly body: unknown; readonly files: Context<Endpoint>['files'] }

/** One file where the field takes one, a list where it may repeat. */
const groupByField = (
  fields: NonNullable<Endpoint['files']>,
  files: Readonly<Record<string, readonly ReceivedFile[]>>,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { many }]) => [name, many ? (files[name] ?? []) : files[name]?.[0]]),
  ) as ParsedForm['files']

/** Takes one call of the contract and its handler (none: not built yet) and opens its route. */
export const serve = (
  app: FastifyInstance,
  { db, checkReplies, filesDir }: ServeOptions,
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
  // With the database away the sweep finds them later.
  const dropFiles = (names: readonly string[]): Promise<void> =>
    removeUnknownFiles(db, filesDir, names).catch(() => undefined)
  const data = z.object({ data: endpoint.reply })
  // Made with the first answer: there are hundreds, each takes memory, and most days need few of them.
  let serialize: ReturnType<FastifyReply['compileSerializationSchema']> | undefined
  /** Reads what was sent, hands it to the work, and leaves no file behind that no row knows. */
  const handleForm = async <Result>(
    request: FastifyRequest,
    student: StudentSession | undefined,
    work: (form: ParsedForm) => Promise<Result>,
  ): Promise<Result> => {
    if (endpoint.files === undefined) return work({ body: request.body, files: {} })
    const names: string[] = []
    try {
      const finished = async (field: string, uploadID: number) =>
        student &&
        findFinishedUpload(db, student.studentID, { call: `${method} ${endpoint.path}`, field, uploadID })
      const { body, files } = await receiveForm(request, endpoint.files, {
        folder: filesDir,
        names,
        findUpload: finished,
      })
      return await work({ body, files: groupByField(endpoint.files, files) })
    } finally {
      await dropFiles(names)
    }
  }
  app.route({
    method,
    url,
    ...(endpoint.maxBody && { bodyLimit: endpoint.maxBody }),
    handler: async (request, reply) => {
      const student = endpoint.access === 'student' ? await authenticate(db, request) : undefined
      const context = {
        db,
        request,
        reply,
        filesDir,
        student,
        dropFiles,
        locale: toLocale(request.headers['content-language']),
        address: request.ip,
        params: params ? parsePart('params', params, request.params) : {},
        query: query ? parsePart('query', query, request.query) : {},
      }
      const answer = await handleForm(request, student, ({ body: sent, files }) => {
        const bytes = sent instanceof Readable ? sent : emptyStream
        // With no body at all, each field that must be there is named.
        const body = endpoint.body ? parsePart('body', endpoint.body, sent ?? {}) : undefined
        return handler({ ...context, body, files, bytes } as unknown as Context<Endpoint>)
      })
      if (endpoint.answers === 'file')
        await sendFile(reply, filesDir, answer as unknown as StoredFile | GeneratedFile)
      if (endpoint.answers === 'calendar') return sendCalendar(reply, answer as unknown as string)
      if (endpoint.answers !== undefined) return reply
      const envelope = { data: answer }
      if (checkReplies) z.parse(data, envelope)
      serialize ??= reply.compileSerializationSchema(toWireSchema(data))
      void reply.type('application/json; charset=utf-8').serializer(serialize)
      return envelope
    },
  })
}
