import { toSubjectState, type OfferedSubject, type SubjectState } from '../to-subject-state.ts'

type RefusedState = Exclude<SubjectState, 'free' | 'registered' | 'done'>

/** How many subjects each state keeps from being taken, the most frequent first; none: nothing is left to take. */
export const countStates = (
  subjects: readonly OfferedSubject[],
): readonly { readonly state: RefusedState; readonly count: number }[] => {
  const states = new Map(
    subjects.map((subject) => [subject.subjectID, toSubjectState(subject, true)] as const),
  )
  const counts = new Map<RefusedState, number>()
  for (const state of states.values()) {
    if (state === 'free' || state === 'registered' || state === 'done') continue
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return [...counts]
    .map(([state, count]) => ({ state, count }))
    .toSorted((one, other) => other.count - one.count)
}
