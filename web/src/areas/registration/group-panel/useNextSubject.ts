import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { toSourceKey } from '#web/parts/search-params.ts'
import { preRegistrationKey } from '../subject-list/sources.ts'
import { toSubjectState, type OfferedSubject } from '../subject-list/to-subject-state.ts'

/** A subject that can be taken now, and the source that it is opened from. */
export interface NextSubject {
  readonly subject: OfferedSubject
  readonly source: string | null
}

/**
 * The next subject to take after one that is taken: of the pre-registration first, then of all that are offered now; null:
 * there is none, undefined: not known yet. Once known it stays.
 */
export const useNextSubject = (takenID: number, isWanted: boolean): NextSubject | null | undefined => {
  const preRegistered = useSuspenseQuery(q(registration.preRegisteredSubjects))
  const open = useQuery({ ...q(registration.subjects), enabled: isWanted })
  const [next, setNext] = useState<NextSubject | null>()
  // Data read before the seat may name a subject that clashes with it.
  const isKnown = isWanted && !open.isLoading && !open.isFetching && !preRegistered.isFetching
  if (next === undefined && isKnown) {
    const isNext = (subject: OfferedSubject) =>
      subject.subjectID !== takenID && toSubjectState(subject, true) === 'free'
    const first = preRegistered.data.subjects.find(isNext)
    const other = open.data?.subjects.find(isNext)
    setNext(
      first !== undefined
        ? { subject: first, source: preRegistrationKey }
        : other === undefined
          ? null
          : { subject: other, source: toSourceKey(other.program_moduleID) },
    )
  }
  return next
}
