import { sameText, type Look } from '#rules/page-changes/since-last-look.ts'
import { subjectNews, subjectsLook } from '#rules/page-changes/subject-news.ts'
import { sinceLook, type KeptLook } from './since-look.ts'
import { versionOf } from './version-of.ts'

/** What a page reads of a student's subjects: the semester, all that she has in it, and what of the page she saw last. */
export interface KeptSubjects extends KeptLook {
  readonly semesterID: number | null
  readonly registered: readonly SubjectName[]
}

interface SubjectName {
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
}

/** How a subject stood on a page, and stands; null: it was, or is, not on it. */
interface SubjectChange<State> extends SubjectName {
  readonly before: State | null
  readonly after: State | null
}

/**
 * Takes a student's subjects, and how those on the page stand; gives what is kept when she looks, the name of that version,
 * and what changed by itself since, in the order of her subjects. What she takes or gives up herself is no news.
 */
export const lookAtSubjects = <State>(
  { semesterID, registered, seen, seen_version }: KeptSubjects,
  states: readonly (readonly [subjectID: number, State])[],
): { now: Look; version: string; is_seen: boolean; changes: SubjectChange<State>[] } => {
  const now = subjectsLook({
    semesterID,
    registered: registered.map(({ subjectID }) => subjectID),
    states: Object.fromEntries(states),
  })
  const look = sinceLook({ seen, seen_version }, versionOf([sameText(now)]), (before) => {
    const news = new Map(subjectNews(before, now).map((each) => [each.key, each]))
    return registered.flatMap((subject) => {
      const one = news.get(String(subject.subjectID))
      if (one === undefined) return []
      return [{ ...subject, before: one.before as State | null, after: one.after as State | null }]
    })
  })
  return { now, ...look }
}
