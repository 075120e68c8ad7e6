import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { calendar } from '#contract/calendar.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { evaluations } from '#contract/evaluations.ts'
import type { exams } from '#contract/exams.ts'
import type { schedule } from '#contract/schedule.ts'
import { send, useSend } from '#web/api/call.ts'

interface Looked {
  readonly version: string
  readonly is_seen: boolean
  readonly changes: readonly unknown[]
}

type Seen = (typeof schedule | typeof exams | typeof calendar | typeof evaluations)['seen']

/**
 * Takes what a page has read, the reading, and the call that tells that it was seen. Where there is nothing to tell her
 * it is told at once, without a word; of changes she says herself that she has seen them, by what this gives.
 */
export const useLook = (page: Looked, read: Endpoint, seen: Seen) => {
  const client = useQueryClient()
  const { version, is_seen, changes } = page
  const isNothingNew = !is_seen && changes.length === 0
  const { path } = read
  useEffect(() => {
    if (!isNothingNew) return
    const keep = async () => {
      await send(seen as (typeof schedule)['seen'], { body: { version } })
      client.setQueriesData<Looked>(
        { queryKey: [path] },
        (kept) => kept && (kept.version === version ? { ...kept, is_seen: true } : kept),
      )
    }
    // Without a network she will have looked the next time.
    keep().catch(() => undefined)
  }, [isNothingNew, version, path, seen, client])
  const telling = useSend(seen as (typeof schedule)['seen'], { stale: [read] })
  return {
    see: () => telling.mutate({ body: { version } }),
    isPending: telling.isPending,
    problem: telling.error,
  }
}
