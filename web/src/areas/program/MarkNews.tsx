import { useQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q, type Reply } from '#web/api/call.ts'
import { Changes } from '#web/parts/Changes.tsx'
import { useMarkChanges } from '#web/parts/mark-changes/useMarkChanges.ts'
import { useLook } from '#web/parts/useLook.ts'

const News = ({ marks }: { marks: Reply<typeof evaluations.semesters> }) => {
  const look = useLook(marks, evaluations.semesters, evaluations.seen)
  const lines = useMarkChanges(marks.changes)
  return <Changes lines={lines} look={look} />
}

/** The marks that changed by themselves since she last looked at them, here or among her evaluations. */
export const MarkNews = () => {
  // The programme is there without them.
  const { data } = useQuery(q(evaluations.semesters))
  return data === undefined ? null : <News marks={data} />
}
