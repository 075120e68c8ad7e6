import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/groups.ts'
import { session } from '#contract/session.ts'
import { q } from '#web/api/call.ts'

/** The parts that she lacks in a registered subject, and the group that she has in it to take them beside. */
export interface Lacking {
  readonly practise: boolean
  readonly seminar: boolean
  readonly lectureID: number | null
}

/** Gives what a registered subject of hers lacks, or null; what is not read yet lacks nothing. */
export const useLacking = (): ((subjectID: number) => Lacking | null) => {
  const user = useQuery(q(session.user)).data?.user
  const practise = useQuery({
    ...q(groups.choosePractise),
    enabled: user?.must_choose_practise ?? false,
  }).data
  const seminar = useQuery({ ...q(groups.chooseSeminar), enabled: user?.choose_seminar ?? false }).data
  return (subjectID) => {
    const isThis = ({ subject }: { subject: { subjectID: number } | null }) =>
      subject?.subjectID === subjectID
    const p = user?.must_choose_practise ? practise?.subjects.find(isThis) : undefined
    const s = user?.choose_seminar ? seminar?.subjects.find(isThis) : undefined
    if (p === undefined && s === undefined) return null
    return {
      practise: p !== undefined,
      seminar: s !== undefined,
      lectureID: (s ?? p)?.group?.scheduleID ?? null,
    }
  }
}
