import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { ErrorReply } from '#contract/endpoint/errors.ts'
import { currentLocale } from '#web/i18n/locale.ts'
import type { BrowserCall } from './browser-call.ts'
import { takeEarlyAnswer } from './early-reads.ts'
import { Problem } from './problem.ts'
import { currentToken } from './token.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>
type InputOf<S> = S extends z.core.$ZodType ? z.input<S> : never
type Filled<S extends Shape> = { readonly [K in keyof S]: string | number }
type Part<Name extends string, S, Value> = S extends object
  ? { readonly [K in Name]: Value }
  : Record<never, never>

/** The input of one call: the parameters of its path, its query, its body and its files. */
export type Sent<E extends Endpoint> = Part<
  'params',
  E['params'],
  E['params'] extends Shape ? Filled<E['params']> : never
> &
  (E['query'] extends Shape ? { readonly query?: Partial<Filled<E['query']>> } : Record<never, never>) &
  Part<'body', E['body'], InputOf<E['body']>> &
  (E['files'] extends object
    ? { readonly files: { readonly [K in keyof E['files']]?: File | readonly File[] } }
    : Record<never, never>)

/** The reply of one call inside `{ data }`. */
export type Reply<E extends Endpoint> = z.output<E['reply']>

/** The arguments of `send` and `q`: none for a call without input, an optional one where the input is a query alone. */
export type CallArguments<E extends Endpoint> = keyof Sent<E> extends never
  ? []
  : Record<never, never> extends Sent<E>
    ? [sent?: Sent<E>]
    : [sent: Sent<E>]

/** The arguments of a call, for code that does not know which call it is. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly files?: Readonly<Record<string, File | readonly File[] | undefined>>
}

const toAddress = (endpoint: BrowserCall, { params, query }: CallInput): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  )
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries).toString()}` : path
}

const toFormData = ({ body, files }: CallInput): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  for (const [name, one] of Object.entries(files ?? {})) {
    for (const file of one === undefined ? [] : [one].flat()) form.append(name, file as File)
  }
  return form
}

/** The text of a refusal. */
export const toProblem = async (response: Response): Promise<Problem> => {
  const reply = (await response.json().catch(() => ({}))) as Partial<ErrorReply>
  const seconds = Number(response.headers.get('retry-after'))
  const requestID = response.headers.get('x-request-id')
  return new Problem(response.status, reply, seconds > 0 ? seconds : null, requestID)
}

/** A dead connection reports nothing by itself, for minutes. */
const answerTimeoutMs = 15_000

interface Options {
  readonly signal?: AbortSignal
  /** The idempotency key: a write sent again with the same key is done once. */
  readonly key?: string
  /** The request outlives the page. */
  readonly keepalive?: boolean
  /** Called with the share of a form that has been sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Sends one call and resolves to its reply's data; rejects with a `Problem`. Screens use `send`, `q` and `useSend`. */
export const fetchCall = async (
  endpoint: BrowserCall,
  parts: CallInput,
  { signal, key, keepalive = false, onProgress }: Options = {},
): Promise<unknown> => {
  const isSignedIn = endpoint.access !== 'public'
  const token = isSignedIn ? currentToken() : null
  // A write may have been done although its answer never came.
  const isWrite = isSignedIn && endpoint.method !== 'GET'
  const isForm = endpoint.files !== undefined
  const isJson = !isForm && parts.body !== undefined
  const address = toAddress(endpoint, parts)
  const isRead = endpoint.method === 'GET'
  const early = isRead
    ? await takeEarlyAnswer(address, token, currentLocale())?.catch(() => undefined)
    : undefined
  const { method } = endpoint
  const headers = {
    'content-language': currentLocale(),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const body = isJson ? JSON.stringify(parts.body) : null
  const timeout = new AbortController()
  const giveUp = () => timeout.abort()
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, answerTimeoutMs)
  const answer =
    early ??
    (isForm
      ? // Loaded only to send files; `FilePick` prefetches it.
        import('./files/send-form.ts').then(({ sendForm }) =>
          sendForm(address, {
            method,
            headers,
            body: toFormData(parts),
            call: `${method} ${endpoint.path}`,
            onProgress,
          }),
        )
      : fetch(address, { method, credentials: 'include', headers, body, keepalive, signal: timeout.signal }))
  const response = await Promise.resolve(answer).catch((error: unknown) => {
    clearTimeout(timer)
    if (signal?.aborted) throw error
    throw new Problem(0, { code: isWrite ? 'answer_lost' : 'offline' })
  })
  // Files and uploads may take longer.
  if (endpoint.answers === 'file' || isForm) clearTimeout(timer)
  if (!response.ok) throw await toProblem(response)
  if (endpoint.answers === 'file') return response.blob()
  const reply = (await response
    .json()
    .catch(() => {
      // The connection broke in the middle of the body.
      throw isWrite ? new Problem(0, { code: 'answer_lost' }) : new Problem(response.status)
    })
    .finally(() => clearTimeout(timer))) as { data: unknown }
  return reply.data
}

/** Sends a call of the contract once; rejects with a `Problem` (spec 7.1). */
export const send = async <E extends Endpoint>(endpoint: E, ...[sent]: CallArguments<E>): Promise<Reply<E>> =>
  (await fetchCall(endpoint, (sent ?? {}) as CallInput)) as Reply<E>

/** `send` for the moment in which the page may be closed: the request outlives it. */
export const sendOnLeaving = async <E extends Endpoint>(
  endpoint: E,
  ...[sent]: CallArguments<E>
): Promise<Reply<E>> =>
  (await fetchCall(endpoint, (sent ?? {}) as CallInput, { keepalive: true })) as Reply<E>

/** A reply with sentences is in the language in which it arrives: it is read again if that was switched meanwhile. */
const readInCurrentLocale = async (endpoint: BrowserCall, parts: CallInput, signal: AbortSignal) => {
  for (;;) {
    const locale = currentLocale()
    const reply = await fetchCall(endpoint, parts, { signal })
    if (endpoint.hasSentences === undefined || locale === currentLocale()) return reply
  }
}

const toMeta = ({ hasSentences }: BrowserCall) => ({ hasSentences: hasSentences === true })

/** The options of a read for `useSuspenseQuery`, `prefetchQuery` and the like. */
export const q = <E extends Endpoint>(endpoint: E, ...[sent]: CallArguments<E>) =>
  queryOptions({
    queryKey: [endpoint.path, (sent ?? {}) as CallInput] as const,
    queryFn: async ({ signal }) =>
      (await readInCurrentLocale(endpoint, (sent ?? {}) as CallInput, signal)) as Reply<E>,
    meta: toMeta(endpoint),
  })

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Problem
    queryMeta: { readonly hasSentences?: boolean }
  }
}
