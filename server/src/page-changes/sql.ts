import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { statement, type Connection } from '#server/db/open.ts'

/** A page that reports its changes; a course by its subjectID. */
export type Page =
  | 'schedule'
  | 'exams'
  | 'calendar'
  | 'evaluations'
  | 'works'
  | 'components'
  | 'theme'
  | 'presentations'
  | 'medicine-topics'
  | 'medicine-lab-groups'
  | 'lab'
  | 'resources'
  | 'programme'
  | { readonly course: number }

const save = statement<object>(
  'pageChanges.savePageSnapshot',
  `insert into page_seen (student_id, page, version, snapshot, subject_id) values ($1, $2, $3, $4, $5)
   on conflict (student_id, page, subject_id) do update set version = excluded.version, snapshot = excluded.snapshot, seen_at = now()
     where page_seen.version <> excluded.version`,
)

/** Saves a page's snapshot as the last that the student has seen. */
export const savePageSnapshot = (
  db: Connection,
  studentID: number,
  page: Page,
  version: string,
  seen: PageSnapshot,
): Promise<unknown> => {
  const [name, subjectID] = typeof page === 'string' ? [page, null] : ['course', page.course]
  return db.row(save, [studentID, name, version, JSON.stringify(seen), subjectID])
}
