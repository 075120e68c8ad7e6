import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
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

/** The next subject to take after one that is taken: of the pre-registration first, then of all that are offered now. */
export const useNextSubject = (takenID: number, isWanted: boolean): NextSubject | null => {
  const { data: preRegistered } = useSuspenseQuery(q(registration.preRegisteredSubjects))
  const { data } = useQuery({ ...q(registration.subjects), enabled: isWanted })
  if (!isWanted) return null
  const isNext = (subject: OfferedSubject) =>
    subject.subjectID !== takenID && toSubjectState(subject, true) === 'free'
  const first = preRegistered.subjects.find(isNext)
  if (first !== undefined) return { subject: first, source: preRegistrationKey }
  const other = data?.subjects.find(isNext)
  return other === undefined ? null : { subject: other, source: toSourceKey(other.program_moduleID) }
}
