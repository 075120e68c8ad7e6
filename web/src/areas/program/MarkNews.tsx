import { useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/evaluations.ts'
import { q } from '#web/api/call.ts'
import { Changes } from '#web/parts/Changes.tsx'
import { useMarkChanges } from '#web/parts/mark-changes/useMarkChanges.ts'
import { useLook } from '#web/parts/useLook.ts'

/** The marks that changed by themselves since she last looked at them, here or among her evaluations. */
export const MarkNews = () => {
  const { data } = useSuspenseQuery(q(evaluations.semesters))
  const look = useLook(data, evaluations.semesters, evaluations.seen)
  const lines = useMarkChanges(data.changes)
  return <Changes lines={lines} look={look} />
}
