import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { ErrorReply } from '#contract/endpoint/errors.ts'
import { currentLocale } from '#web/i18n/locale.ts'
import { takeEarly } from './early-reads.ts'
import { Problem } from './problem.ts'
import { storedToken } from './session.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>
type InputOf<S> = S extends z.core.$ZodType ? z.input<S> : never
type Filled<S extends Shape> = { readonly [K in keyof S]: string | number }
type Part<Name extends string, S, Value> = S extends object
  ? { readonly [K in Name]: Value }
  : Record<never, never>

/** What one call is given: the parameters of its path, its query, its body and its files. */
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

/** What one call answers inside `{ data }`. */
export type Reply<E extends Endpoint> = z.output<E['reply']>

/** The argument of a call that is given something, which a query alone need not be, and none for one that is not. */
type Given<E extends Endpoint> = keyof Sent<E> extends never
  ? []
  : Record<never, never> extends Sent<E>
    ? [sent?: Sent<E>]
    : [sent: Sent<E>]

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly files?: Readonly<Record<string, File | readonly File[] | undefined>>
}

const addressOf = (endpoint: Endpoint, { params, query }: Parts): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  )
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked).toString()}` : path
}

const formOf = ({ body, files }: Parts): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  for (const [name, one] of Object.entries(files ?? {})) {
    for (const file of one === undefined ? [] : [one].flat()) form.append(name, file as File)
  }
  return form
}

const problemOf = async (response: Response): Promise<Problem> => {
  const reply = (await response.json().catch(() => ({}))) as Partial<ErrorReply>
  const seconds = Number(response.headers.get('retry-after'))
  return new Problem(response.status, reply, seconds > 0 ? seconds : null)
}

// Not randomUUID, which a page without https does not have.
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** So long an answer is waited for (ms): a connection that has died says nothing by itself, for minutes. */
const longestWait = 15_000

interface On {
  readonly signal?: AbortSignal
  /** The key of the attempt: sent again with it, a write is done once. */
  readonly key?: string
  /** It goes on when the page is gone. */
  readonly keepalive?: boolean
  /** Told how much of a form has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

const fetched = async (
  endpoint: Endpoint,
  parts: Parts,
  { signal, key, keepalive = false, onProgress }: On = {},
): Promise<unknown> => {
  const token = endpoint.access === 'student' ? storedToken() : null
  // A write may have been done although its answer never came.
  const isWrite = endpoint.access === 'student' && endpoint.method !== 'GET'
  const isForm = endpoint.files !== undefined
  const isJson = !isForm && parts.body !== undefined
  const address = addressOf(endpoint, parts)
  const isRead = endpoint.method === 'GET'
  const early = isRead ? await takeEarly(address, token, currentLocale())?.catch(() => undefined) : undefined
  const { method } = endpoint
  const headers = {
    'content-language': currentLocale(),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const body = isJson ? JSON.stringify(parts.body) : null
  const inTime = new AbortController()
  const giveUp = () => inTime.abort()
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, longestWait)
  const asked =
    early ??
    (isForm
      ? // Who sends nothing needs no code for it; `FilePick` brings it along.
        import('./send-form.ts').then(({ sendForm }) =>
          sendForm(address, {
            method,
            headers,
            body: formOf(parts),
            call: `${method} ${endpoint.path}`,
            onProgress,
          }),
        )
      : fetch(address, { method, credentials: 'include', headers, body, keepalive, signal: inTime.signal }))
  const response = await Promise.resolve(asked).catch((error: unknown) => {
    clearTimeout(timer)
    if (signal?.aborted) throw error
    throw new Problem(0, { code: isWrite ? 'answer_lost' : 'offline' })
  })
  // A file takes as long as it takes.
  if (endpoint.answers === 'file' || isForm) clearTimeout(timer)
  if (!response.ok) throw await problemOf(response)
  if (endpoint.answers === 'file') return response.blob()
  const reply = (await response
    .json()
    .catch(() => {
      // Cut off in the middle.
      throw isWrite ? new Problem(0, { code: 'answer_lost' }) : new Problem(response.status)
    })
    .finally(() => clearTimeout(timer))) as { data: unknown }
  return reply.data
}

/** Takes a call of the contract and what it is given; gives its reply's data, or throws a `Problem` (spec 7). */
export const send = async <E extends Endpoint>(endpoint: E, ...[sent]: Given<E>): Promise<Reply<E>> =>
  (await fetched(endpoint, (sent ?? {}) as Parts)) as Reply<E>

/** Sends as `send` does, at the moment in which the page may go: it needs no page to arrive. */
export const sendOnLeaving = async <E extends Endpoint>(
  endpoint: E,
  ...[sent]: Given<E>
): Promise<Reply<E>> => (await fetched(endpoint, (sent ?? {}) as Parts, { keepalive: true })) as Reply<E>

/** Takes a reading call and what it is given; gives the options for `useSuspenseQuery`, `prefetchQuery` and the like. */
export const q = <E extends Endpoint>(endpoint: E, ...[sent]: Given<E>) =>
  queryOptions({
    queryKey: [endpoint.path, (sent ?? {}) as Parts] as const,
    queryFn: async ({ signal }) => (await fetched(endpoint, (sent ?? {}) as Parts, { signal })) as Reply<E>,
  })

interface Sending<E extends Endpoint> {
  /** The readings that are no longer true afterwards; the sending lasts until they have been read again. */
  readonly stale?: readonly Endpoint[]
  readonly onSuccess?: (reply: Reply<E>) => void
  /** Told how much of a form has left, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** What is sent as text by which it is known again; a file by its name, size and time. */
const identityOf = (sent: unknown): string =>
  JSON.stringify(sent ?? {}, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

type Sender<E extends Endpoint> = UseMutationResult<
  Reply<E>,
  Problem,
  Given<E> extends [] ? void : Sent<E>
> & {
  /** For a dialog that is closed, or asks anew: what failed is not told again, and the next press is another attempt. */
  readonly dismiss: () => void
}

/** Takes a writing call; gives its mutation, whose `mutate` takes what the call is given. What is on its way is not sent twice. */
export const useSend = <E extends Endpoint>(
  endpoint: E,
  { stale = [], onSuccess, onProgress }: Sending<E> = {},
): Sender<E> => {
  const client = useQueryClient()
  // A second press comes before the screen shows that the first is on its way.
  const isOnItsWay = useRef(false)
  // The attempt whose end nobody knows, and its key: the same sent again is the same attempt.
  const open = useRef<{ readonly what: string; readonly key: string } | null>(null)
  const readAgain = () => Promise.all(stale.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
  const sending = useMutation<Reply<E>, Problem, Given<E> extends [] ? void : Sent<E>>({
    mutationFn: async (sent) => {
      const what = identityOf(sent)
      if (open.current?.what !== what) open.current = { what, key: newKey() }
      const { key } = open.current
      const reply = (await fetched(endpoint, (sent ?? {}) as Parts, { key, onProgress }).catch(
        (problem: unknown) => {
          const isUnknown = problem instanceof Problem && (problem.status === 0 || problem.status >= 500)
          if (!isUnknown) open.current = null
          throw problem
        },
      )) as Reply<E>
      open.current = null
      return reply
    },
    onSuccess: async (reply) => {
      await readAgain()
      onSuccess?.(reply)
    },
    onError: (problem: Problem) => {
      // Nobody knows whether it was done: it lasts until what is true has been read.
      if (problem.status === 0 || problem.status >= 500) return readAgain()
      // A refusal because of the state of things says that what is shown is old.
      if (problem.status === 409 || problem.status === 423) void readAgain()
      return undefined
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  const mutate: typeof sending.mutate = (...given) => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    sending.mutate(...given)
  }
  const dismiss = () => {
    open.current = null
    sending.reset()
  }
  return { ...sending, mutate, dismiss }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Problem
  }
}
