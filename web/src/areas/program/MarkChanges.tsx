import { useQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q, type Reply } from '#web/api/call.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { useMarkChanges } from '#web/parts/page-changes/useMarkChanges.ts'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'

const ChangedMarks = ({ marks }: { marks: Reply<typeof evaluations.semesters> }) => {
  const pageChanges = usePageChanges(marks, evaluations.semesters, evaluations.seen)
  const lines = useMarkChanges(marks.changes)
  return <ChangesNotice lines={lines} pageChanges={pageChanges} />
}

/** The marks that have changed since the student last saw them, here or among their evaluations. */
export const MarkChanges = () => {
  // Not suspended: the programme is shown before the marks are read.
  const { data } = useQuery(q(evaluations.semesters))
  return data === undefined ? null : <ChangedMarks marks={data} />
}
