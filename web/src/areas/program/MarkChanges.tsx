import { useQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q, type Reply } from '#web/api/call.ts'
import { Changes } from '#web/parts/Changes.tsx'
import { useMarkChanges } from '#web/parts/mark-changes/useMarkChanges.ts'
import { useLook } from '#web/parts/useLook.ts'

const ChangedMarks = ({ marks }: { marks: Reply<typeof evaluations.semesters> }) => {
  const look = useLook(marks, evaluations.semesters, evaluations.seen)
  const lines = useMarkChanges(marks.changes)
  return <Changes lines={lines} look={look} />
}

/** The marks that have changed since the student last saw them, here or among their evaluations. */
export const MarkChanges = () => {
  // Not suspended: the programme is shown before the marks are read.
  const { data } = useQuery(q(evaluations.semesters))
  return data === undefined ? null : <ChangedMarks marks={data} />
}
