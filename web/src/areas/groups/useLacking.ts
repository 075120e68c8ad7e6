import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'

/** The parts that she lacks in a registered subject, and the group that she has in it to take them beside. */
export interface Lacking {
  readonly practise: boolean
  readonly seminar: boolean
  readonly lectureID: number | null
}

const useParts = () => {
  const user = useQuery(q(session.user)).data?.user
  const practise = useQuery({
    ...q(groups.choosePractise),
    enabled: user?.must_choose_practise ?? false,
  })
  const seminar = useQuery({ ...q(groups.chooseSeminar), enabled: user?.choose_seminar ?? false })
  return { user, practise, seminar }
}

/** Says whether all is read that tells what she lacks: of a subject that lacks both, one alone would be half the truth. */
export const useIsLackingKnown = (): boolean => {
  const { user, practise, seminar } = useParts()
  if (user === undefined) return false
  return !(user.must_choose_practise && practise.isPending) && !(user.choose_seminar && seminar.isPending)
}

/** Gives what a registered subject of hers lacks, or null; what is not read yet lacks nothing. */
export const useLacking = (): ((subjectID: number) => Lacking | null) => {
  const { user, ...parts } = useParts()
  const [practise, seminar] = [parts.practise.data, parts.seminar.data]
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
