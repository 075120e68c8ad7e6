import { useQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'

/** The parts that are missing in a registered subject, and the group that the student has in it. */
export interface MissingParts {
  readonly practice: boolean
  readonly seminar: boolean
  readonly lectureID: number | null
}

interface Missing {
  /** Null where the subject misses nothing, or where it is not read yet. */
  readonly findMissing: (subjectID: number) => MissingParts | null
  /** Whether both lists are read: a subject may miss both parts. */
  readonly isRead: boolean
  /** Why one of the lists could not be read. */
  readonly problem: Problem | null
  /** Reads again what could not be read. */
  readonly retry: () => void
}

export const useMissingParts = (): Missing => {
  const user = useQuery(q(session.user)).data?.user
  const needsPractice = user?.must_choose_practise ?? false
  const needsSeminar = user?.choose_seminar ?? false
  const practices = useQuery({ ...q(groups.choosePractise), enabled: needsPractice })
  const seminars = useQuery({ ...q(groups.chooseSeminar), enabled: needsSeminar })
  const failed = [practices, seminars].filter(({ isLoadingError }) => isLoadingError)
  return {
    problem: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
    isRead:
      user !== undefined && !(needsPractice && practices.isPending) && !(needsSeminar && seminars.isPending),
    findMissing: (subjectID) => {
      const isThis = ({ subject }: { subject: { subjectID: number } | null }) =>
        subject?.subjectID === subjectID
      const practice = needsPractice ? practices.data?.subjects.find(isThis) : undefined
      const seminar = needsSeminar ? seminars.data?.subjects.find(isThis) : undefined
      if (practice === undefined && seminar === undefined) return null
      return {
        practice: practice !== undefined,
        seminar: seminar !== undefined,
        lectureID: (seminar ?? practice)?.group?.scheduleID ?? null,
      }
    },
  }
}
