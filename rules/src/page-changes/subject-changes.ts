import { diffSnapshots, type SnapshotDifference, type PageSnapshot } from './diff-snapshots.ts'

/** What a page says of a student's subjects: in which semester, which subjects she has, and how it stands with each that is on the page. */
export interface ShownSubjects {
  /** Null: no semester is the current one. */
  readonly semesterID: number | null
  readonly registered: readonly number[]
  /** By the number of the subject. */
  readonly states: PageSnapshot
}

/** Takes what a page says of her subjects; gives it as it is kept when she looks, the same in whatever order they come. */
export const toSubjectsSnapshot = ({ semesterID, registered, states }: ShownSubjects): PageSnapshot => ({
  semesterID,
  registered: registered.toSorted((a, b) => a - b),
  states,
})

/**
 * Takes what she saw and what stands there now, both from `subjectsLook`; gives what differs of the subjects that she had
 * then and has still. A subject that she has taken or given up, and another semester, are no news.
 */
export const listSubjectDifferences = (seen: PageSnapshot, now: PageSnapshot): SnapshotDifference[] => {
  const [then, today] = [seen, now] as unknown as readonly [ShownSubjects, ShownSubjects]
  if (then.semesterID !== today.semesterID) return []
  return diffSnapshots(then.states, today.states).filter(({ key }) =>
    [then, today].every(({ registered }) => registered.includes(Number(key))),
  )
}
