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
import { isView } from '#web/api/student-view/is-view.ts'
import { useSend } from '#web/api/useSend.ts'

interface Page {
  readonly version: string
  readonly is_seen: boolean
  readonly changes: readonly unknown[]
}

type PageSeenCall = (
  | typeof schedule
  | typeof exams
  | typeof calendar
  | typeof evaluations
  | typeof presentations
  | typeof lab
  | typeof resources
  | typeof program
)['seen']
type SeenCall =
  | PageSeenCall
  | (typeof courses)['seen']
  | (typeof exams)['seenPapers']
  | (typeof master)['seenThemes' | 'seenComponents']
  | (typeof medicine)['seenTopics' | 'seenLabGroups']

const toInput = (version: string, subjectId = '') => ({ params: { subjectId }, body: { version } })

/**
 * Marks a page as seen: at once if nothing has changed, otherwise when the student presses the button (`markSeen`).
 * `seen` is the call that records it; `subjectId` is for a course.
 */
export const usePageChanges = (page: Page, read: Endpoint, seen: SeenCall, subjectId?: string) => {
  const client = useQueryClient()
  const { version, is_seen, changes } = page
  const isUnchanged = !is_seen && changes.length === 0
  const { path } = read
  useEffect(() => {
    // Staff who see the page as the student leave it unseen.
    if (!isUnchanged || isView()) return
    const recordSeen = async () => {
      await send(seen as (typeof courses)['seen'], toInput(version, subjectId))
      client.setQueriesData<Page>(
        { queryKey: [path] },
        (cached) => cached && (cached.version === version ? { ...cached, is_seen: true } : cached),
      )
    }
    // Without a network it is recorded on the next visit.
    recordSeen().catch(() => undefined)
  }, [isUnchanged, version, path, seen, subjectId, client])
  const sending = useSend(seen as (typeof courses)['seen'])
  return {
    markSeen: () => sending.mutate(toInput(version, subjectId)),
    isPending: sending.isPending,
    problem: sending.error,
  }
}
