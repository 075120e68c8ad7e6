import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { toSide, type Endpoint } from '#contract/endpoint/endpoint.ts'
import { toLocale, type Locale } from '#rules/text/locale.ts'
import { countStudentsRead } from '#server/audit/count-students-read.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { InvalidRequest } from './errors.ts'
import { Refusal } from './refusal.ts'
import { runAttempt } from './run-attempt.ts'
import { words } from './words.ts'
import { removeUnknownFiles } from './files/remove-unknown-files.ts'
import { sendFile, type GeneratedFile, type OpenedFile, type StoredFile } from './files/send-file.ts'
import { bearerToken, isConfirmedSession, type StudentSession } from './authenticate.ts'
import { authenticateSite } from './authenticate-site.ts'
import { authenticateStaff, type StaffSession } from './authenticate-staff.ts'
import { authenticateStudent } from './student-view/authenticate-view.ts'
import { isViewToken } from './student-view/view-token.ts'
import { findUnstorableTexts } from './find-unstorable-texts.ts'
import { createFormHandler } from './forms/create-form-handler.ts'
import type { ReceivedFile } from './forms/receive-form.ts'
import { toWireSchema } from './to-wire-schema.ts'
import type { UploadRight } from './upload-right.ts'
import type { UploadLimits } from './forms/create-form-handler.ts'
import type { PersonTurns } from './limits/person-turns.ts'
import type { BodyLimits } from './limits/limit-bodies.ts'
import { fileQueue } from './limits/file-queue.ts'
import type { LargeBodies } from './limits/limit-large-bodies.ts'
import { answerInTurn } from './limits/answer-in-turn.ts'
import type { WaitingRoom } from './limits/waiting-room/waiting-room.ts'

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
  /** The client's address, as the trusted proxies give it. */
  readonly address: string
  readonly request: FastifyRequest
  /** The folder of uploaded files. */
  readonly filesDir: string
  /** For headers and cookies only; the body is what the handler returns. */
  readonly reply: FastifyReply
  /** Removes files whose rows are deleted; a file with a row stays. */
  readonly dropFiles: (names: readonly string[]) => Promise<void>
  readonly uploadLimits: UploadLimits
}

/** A read without sentences must not depend on the language: the browser does not read it again after a switch. */
type LanguageContext<E extends Endpoint> = E extends { readonly method: 'GET'; readonly hasSentences?: never }
  ? Record<never, never>
  : { readonly locale: Locale }

/** Only a call for students has the student, and only one for staff the member of staff. */
type SenderContext<Access> = Access extends 'student'
  ? { readonly student: StudentSession }
  : Access extends { readonly staff: string }
    ? { readonly staff: StaffSession }
    : Record<never, never>

/** The arguments of a handler. */
export type Context<E extends Endpoint> = CommonContext &
  LanguageContext<E> &
  SenderContext<E['access']> & {
    readonly params: OutputShape<E['params']>
    readonly query: OutputShape<E['query']>
    readonly body: Output<E['body']>
    /** The files of the form; each is removed after the request unless `saveFile` writes its row. */
    readonly files: FormFiles<E['files']>
    /** The stream of a file's piece; empty for all other calls. */
    readonly bytes: Readable
    /** The bytes of the body of a call that is raw; empty for all other calls. */
    readonly raw: Buffer
  }

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<HandlerResult<E>>

/** A student's call with files first decides who may send them now; for staff, the operation decides. */
export interface FormRoute<E extends Endpoint> {
  readonly checkRight: UploadRight<OutputShape<E['params']>>
  readonly handle: Handler<E>
}

type Route<E extends Endpoint> = E extends { readonly files: object; readonly access: 'student' }
  ? FormRoute<E>
  : Handler<E>

/**
 * The result of a handler: nothing for a stream of events, which it writes itself; a file or a calendar's text; otherwise
 * the reply.
 */
type HandlerResult<E extends Endpoint> = E extends { readonly answers: 'events' }
  ? void
  : E extends { readonly answers: 'file' }
    ? StoredFile | GeneratedFile | OpenedFile
    : E extends { readonly answers: 'calendar' }
      ? string
      : z.input<E['reply']>

/** The handlers of one area: one for each call of its contract. */
export type Routes<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [K in keyof Table]: Route<Table[K]>
}

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
  /** In tests: validate each reply against the contract. Otherwise only the serializer enforces it. */
  readonly checkReplies: boolean
  /** The folder of uploaded files. */
  readonly filesDir: string
  readonly uploadLimits: UploadLimits
  readonly bodyLimits: BodyLimits
  readonly personTurns: PersonTurns
  readonly largeBodies: LargeBodies
  readonly waitingRoom: WaitingRoom
}

/** Anybody can send so much, from thousands of connections. */
const publicBodyBytes = 8 * 1024

const emptyStream = Readable.from([])
const noBytes = Buffer.alloc(0)

/** The address holds a secret, so proxies must not store the reply. */
const sendCalendar = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .send(text)

/** Adds the route of one call. */
export const serve = (
  app: FastifyInstance,
  {
    db,
    checkReplies,
    filesDir,
    uploadLimits,
    bodyLimits,
    personTurns,
    largeBodies,
    waitingRoom,
  }: ServeOptions,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
): void => {
  const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const { method, access, maxBody } = endpoint
  const side = toSide(access)
  const isSignedIn = side === 'student' || side === 'staff'
  const isUpload = endpoint.files !== undefined || endpoint.bytes === true
  const params = endpoint.params && z.object(endpoint.params)
  const query = endpoint.query && z.object(endpoint.query)
  // If the database is unavailable, `sweepFiles` removes them later.
  const dropFiles = (names: readonly string[]): Promise<void> =>
    removeUnknownFiles(db, filesDir, names).catch(() => undefined)
  const data = z.object({ data: endpoint.reply })
  // Compiled with the first reply: there are hundreds of schemas, each takes memory, and most are rarely
  // used.
  let serialize: ReturnType<FastifyReply['compileSerializationSchema']> | undefined
  const handleForm = createFormHandler(endpoint, { db, filesDir, uploadLimits, dropFiles })
  // A write never waits here: whoever presses has read already, and seats are taken in batches.
  const canWait = method === 'GET' && side === 'student' && endpoint.answers === undefined
  const isWrite = method !== 'GET' && side === 'student'
  /** Excludes long-running calls (uploads, streams) and the reads of students, which take turns in the waiting room. */
  const takesTurns = isSignedIn && !canWait && !isUpload && endpoint.answers !== 'events'
  const answerCall = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (side === 'site') authenticateSite(request)
    const student = side === 'student' ? await authenticateStudent(db, request, endpoint) : undefined
    const staff = typeof access === 'object' ? await authenticateStaff(db, request, access.staff) : undefined
    const senderID = student?.studentID ?? staff?.staffID
    const sender = senderID === undefined ? undefined : { side, id: senderID }
    const context = {
      db,
      request,
      reply,
      filesDir,
      student,
      staff,
      dropFiles,
      uploadLimits,
      locale: toLocale(request.headers['content-language']),
      address: request.ip,
      params: (params ? parsePart('params', params, request.params) : {}) as Readonly<
        Record<string, unknown>
      >,
      query: query ? parsePart('query', query, request.query) : {},
    }
    const answer = await handleForm(context, ({ body: sent, files }) => {
      const bytes = sent instanceof Readable ? sent : emptyStream
      // Without a body, each required field is named.
      const body = endpoint.body ? parsePart('body', endpoint.body, sent ?? {}) : undefined
      const raw = Buffer.isBuffer(sent) ? sent : noBytes
      const { params: asked, query: filter } = context
      const handle = () =>
        runAttempt(
          db,
          endpoint,
          request,
          sender,
          { params: asked, query: filter, body, files, filesDir },
          () => handler({ ...context, body, files, bytes, raw } as unknown as Context<Endpoint>),
        )
      const person = student ? `student ${student.studentID}` : `staff ${staff?.staffID}`
      if (endpoint.generatesFile !== true)
        return takesTurns ? personTurns.run(person, request, handle) : handle()
      return fileQueue.run(person, () => {
        // The caller may have gone while waiting.
        if (request.raw.socket.destroyed) throw new Refusal(words.busy, { seconds: 1 }, 1)
        return handle()
      })
    })
    if (staff !== undefined && (endpoint.answers ?? 'file') === 'file')
      await countStudentsRead(db, toActor(staff, request), endpoint, answer)
    if (endpoint.answers === 'file') {
      const file = answer as unknown as StoredFile | GeneratedFile | OpenedFile
      if (checkReplies && 'bytes' in file && !('contentHash' in file) && !endpoint.generatesFile)
        throw new Error(`${method} ${endpoint.path} writes a file, but does not declare generatesFile`)
      await sendFile(reply, filesDir, file)
    }
    if (endpoint.answers === 'calendar') return sendCalendar(reply, answer as unknown as string)
    if (endpoint.answers !== undefined) return reply
    const envelope = { data: answer }
    if (checkReplies) z.parse(data, envelope)
    serialize ??= reply.compileSerializationSchema(toWireSchema(data))
    void reply.type('application/json; charset=utf-8').serializer(serialize)
    return envelope
  }
  const findSender = async (request: FastifyRequest): Promise<string> => {
    if (typeof access === 'object')
      return `staff ${(await authenticateStaff(db, request, access.staff)).staffID}`
    return `student ${(await authenticateStudent(db, request, endpoint)).studentID}`
  }
  /** Only the body of a signed-in caller is read. */
  const checkSender = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const sender = await findSender(request).catch(async (error: unknown) => {
      await bodyLimits.countForAddress(request, reply)
      throw error
    })
    await bodyLimits.countForPerson(sender, request, reply)
    if (maxBody !== undefined) largeBodies.receive(sender, request, reply)
  }
  // A function inside the handler would keep the request in memory while it waits.
  const takePlace = (key: string) => waitingRoom.take(key, () => isConfirmedSession(db, key))
  const findsSender = isSignedIn && method !== 'GET'
  app.route({
    method,
    url,
    bodyLimit: maxBody ?? (isSignedIn ? undefined : publicBodyBytes),
    ...(findsSender && { onRequest: checkSender }),
    config: { isUpload, findsSender },
    handler: (request, reply) => {
      const token = canWait || isWrite ? bearerToken(request) : undefined
      // The few views of staff would count as made-up tokens.
      if (token === undefined || isViewToken(token)) return answerCall(request, reply)
      // By the token, not by the student: nothing is read for a call that is refused.
      const key = hash('sha256', token, 'base64')
      if (isWrite) waitingRoom.endPage(key)
      if (isWrite) return answerCall(request, reply)
      return answerInTurn(waitingRoom, {
        request,
        reply,
        take: () => takePlace(key),
        answer: () => answerCall(request, reply),
      })
    },
  })
}
