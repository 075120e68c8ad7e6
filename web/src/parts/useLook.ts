import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { calendar } from '#contract/studies/calendar.ts'
import type { courses } from '#contract/studies/courses.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { evaluations } from '#contract/studies/evaluations.ts'
import type { exams } from '#contract/studies/exams.ts'
import type { lab } from '#contract/studies/lab.ts'
import type { master } from '#contract/studies/master.ts'
import type { medicine } from '#contract/studies/medicine.ts'
import type { presentations } from '#contract/studies/presentations.ts'
import type { program } from '#contract/studies/program.ts'
import type { resources } from '#contract/studies/resources.ts'
import type { schedule } from '#contract/studies/schedule.ts'
import { send } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'

interface Looked {
  readonly version: string
  readonly is_seen: boolean
  readonly changes: readonly unknown[]
}

type OfPage = (
  | typeof schedule
  | typeof exams
  | typeof calendar
  | typeof evaluations
  | typeof presentations
  | typeof lab
  | typeof resources
  | typeof program
)['seen']
type Seen =
  | OfPage
  | (typeof courses)['seen']
  | (typeof exams)['seenWorks']
  | (typeof master)['seenThemes' | 'seenComponents']
  | (typeof medicine)['seenTopics' | 'seenLabGroups']

const lookAt = (version: string, subjectId = '') => ({ params: { subjectId }, body: { version } })

/**
 * Takes what a page has read, the reading, the call that tells that it was seen, and for a course its subject. Where
 * there is nothing to tell her it is told at once, without a word; of changes she says herself that she has seen them, by
 * what this gives.
 */
export const useLook = (page: Looked, read: Endpoint, seen: Seen, subjectId?: string) => {
  const client = useQueryClient()
  const { version, is_seen, changes } = page
  const isNothingNew = !is_seen && changes.length === 0
  const { path } = read
  useEffect(() => {
    if (!isNothingNew) return
    const keep = async () => {
      await send(seen as (typeof courses)['seen'], lookAt(version, subjectId))
      client.setQueriesData<Looked>(
        { queryKey: [path] },
        (kept) => kept && (kept.version === version ? { ...kept, is_seen: true } : kept),
      )
    }
    // Without a network she will have looked the next time.
    keep().catch(() => undefined)
  }, [isNothingNew, version, path, seen, subjectId, client])
  const telling = useSend(seen as (typeof courses)['seen'])
  return {
    see: () => telling.mutate(lookAt(version, subjectId)),
    isPending: telling.isPending,
    problem: telling.error,
  }
}
