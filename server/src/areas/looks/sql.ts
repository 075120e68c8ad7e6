import type { Look } from '#rules/page-changes/since-last-look.ts'
import { statement, type Connection } from '#server/db/open.ts'

/** A page that is looked at as a whole, or that of a course, by the number of its subject. */
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
  'looks.save',
  `insert into page_seen (student_id, page, version, snapshot, subject_id) values ($1, $2, $3, $4, $5)
   on conflict (student_id, page, subject_id) do update set version = excluded.version, snapshot = excluded.snapshot, seen_at = now()
     where page_seen.version <> excluded.version`,
)

/** Keeps what stands on a page as what the student has seen of it. */
export const saveLook = (
  db: Connection,
  studentID: number,
  page: Page,
  version: string,
  seen: Look,
): Promise<unknown> => {
  const [name, subjectID] = typeof page === 'string' ? [page, null] : ['course', page.course]
  return db.row(save, [studentID, name, version, JSON.stringify(seen), subjectID])
}
