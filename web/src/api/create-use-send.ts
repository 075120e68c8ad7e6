import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { currentLocale } from '#web/i18n/locale.ts'
import { fetchCall, type CallArguments, type CallInput, type Reply, type Sent } from './call.ts'
import { Problem } from './problem.ts'

// Not randomUUID, which a page without https does not have.
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

interface Options<E extends Endpoint> {
  readonly onSuccess?: (reply: Reply<E>) => void
  /** Called with the share of a form that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** A step that changes nothing on the screen yet, such as asking for a code: nothing is read again. */
  readonly isInterim?: boolean
}

/** Distinguishes two inputs; a file by its name, size and time. */
const inputIdentity = (input: unknown): string =>
  JSON.stringify(input ?? {}, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

type Variables<E extends Endpoint> = CallArguments<E> extends [] ? void : Sent<E>

type Sender<E extends Endpoint> = UseMutationResult<Reply<E>, Problem, Variables<E>> & {
  /** For a dialog that is closed or opened anew: clears the failure, and the next `mutate` is a new attempt. */
  readonly dismiss: () => void
}

/** The reads that a front end repeats after a write, and after a switch of the language during it. */
interface Refreshing {
  readonly refreshAfter: (client: QueryClient, endpoint: Endpoint) => Promise<void>
  readonly refreshSentences: (client: QueryClient) => void
}

/** `useSend` of one front end, whose screens import it from there. */
export const createUseSend =
  ({ refreshAfter, refreshSentences }: Refreshing) =>
  <E extends Endpoint>(
    endpoint: E,
    { onSuccess, onProgress, isInterim = false }: Options<E> = {},
  ): Sender<E> => {
    const client = useQueryClient()
    // A second press comes before the screen shows that the first is pending.
    const isPending = useRef(false)
    // An attempt whose outcome is unknown: the same input sent again keeps its idempotency key.
    const unanswered = useRef<{ readonly identity: string; readonly key: string } | null>(null)
    const sentIn = useRef(currentLocale())
    const refresh = async () => {
      if (!isInterim) await refreshAfter(client, endpoint)
    }
    const mutation = useMutation<Reply<E>, Problem, Variables<E>>({
      mutationFn: async (input) => {
        sentIn.current = currentLocale()
        const identity = inputIdentity(input)
        if (unanswered.current?.identity !== identity) unanswered.current = { identity, key: newKey() }
        const { key } = unanswered.current
        const reply = (await fetchCall(endpoint, (input ?? {}) as CallInput, { key, onProgress }).catch(
          (problem: unknown) => {
            const isUnknown = problem instanceof Problem && (problem.status === 0 || problem.status >= 500)
            if (!isUnknown) unanswered.current = null
            throw problem
          },
        )) as Reply<E>
        unanswered.current = null
        return reply
      },
      onSuccess: async (reply) => {
        await refresh()
        onSuccess?.(reply)
        // A reply that was put into the cache is in the language of its request.
        if (sentIn.current !== currentLocale()) refreshSentences(client)
      },
      onError: (problem: Problem) => {
        // Nobody knows whether it was done: it is pending until the truth has been read.
        if (problem.status === 0 || problem.status >= 500) return refresh()
        // Refused because of the state: what is shown is old.
        if (problem.status === 409 || problem.status === 423) void refresh()
        return undefined
      },
      onSettled: () => {
        isPending.current = false
      },
    })
    const mutate: typeof mutation.mutate = (...given) => {
      if (isPending.current) return
      isPending.current = true
      mutation.mutate(...given)
    }
    const dismiss = () => {
      unanswered.current = null
      mutation.reset()
    }
    return { ...mutation, mutate, dismiss }
  }
