import { diffSnapshots, type SnapshotDifference, type PageSnapshot } from './diff-snapshots.ts'

/** The student's subjects as a page shows them. */
export interface ShownSubjects {
  /** Null: no semester is the current one. */
  readonly semesterID: number | null
  readonly registered: readonly number[]
  /** By the number of the subject. */
  readonly states: PageSnapshot
}

/** The same for any order of subjects. */
export const toSubjectsSnapshot = ({ semesterID, registered, states }: ShownSubjects): PageSnapshot => ({
  semesterID,
  registered: registered.toSorted((a, b) => a - b),
  states,
})

/** Differences of the subjects that the student had then and still has, in the same semester. */
export const listSubjectDifferences = (seen: PageSnapshot, now: PageSnapshot): SnapshotDifference[] => {
  const [then, today] = [seen, now] as unknown as readonly [ShownSubjects, ShownSubjects]
  if (then.semesterID !== today.semesterID) return []
  return diffSnapshots(then.states, today.states).filter(({ key }) =>
    [then, today].every(({ registered }) => registered.includes(Number(key))),
  )
}
