import { toCanonicalText, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { listSubjectDifferences, toSubjectsSnapshot } from '#rules/page-changes/subject-changes.ts'
import { changesSinceSeen, type SeenPage } from './changes-since-seen.ts'
import { hashVersion } from './hash-version.ts'

/** The student's subjects of the semester, with the page as they last saw it. */
export interface SeenSubjects extends SeenPage {
  readonly semesterID: number | null
  readonly registered: readonly SubjectName[]
}

interface SubjectName {
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
}

/** A subject's state before and after; null: not on the page. */
interface SubjectChange<State> extends SubjectName {
  readonly before: State | null
  readonly after: State | null
}

/**
 * Lists the changes since the student last saw the page, in the order of their subjects. Subjects that the student has
 * taken or given up are not reported as changes.
 */
export const compareSubjects = <State>(
  { semesterID, registered, seen, seen_version }: SeenSubjects,
  states: readonly (readonly [subjectID: number, State])[],
): { now: PageSnapshot; version: string; is_seen: boolean; changes: SubjectChange<State>[] } => {
  const now = toSubjectsSnapshot({
    semesterID,
    registered: registered.map(({ subjectID }) => subjectID),
    states: Object.fromEntries(states),
  })
  const pageChanges = changesSinceSeen(
    { seen, seen_version },
    hashVersion([toCanonicalText(now)]),
    (before) => {
      const differences = new Map(listSubjectDifferences(before, now).map((each) => [each.key, each]))
      return registered.flatMap((subject) => {
        const one = differences.get(String(subject.subjectID))
        if (one === undefined) return []
        return [{ ...subject, before: one.before as State | null, after: one.after as State | null }]
      })
    },
  )
  return { now, ...pageChanges }
}
