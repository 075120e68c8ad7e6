import type { Look } from '#rules/since-last-look.ts'
import { statement, type Connection } from '#server/db/open.ts'

export type Page = 'schedule' | 'exams' | 'calendar' | 'evaluations'

const save = statement<object>(
  'looks.save',
  `insert into last_look (student_id, page, version, seen) values ($1, $2, $3, $4)
   on conflict (student_id, page) do update set version = excluded.version, seen = excluded.seen, at = now()
     where last_look.version <> excluded.version`,
)

/** Keeps what stands on a page as what the student has seen of it. */
export const saveLook = (
  db: Connection,
  studentID: number,
  page: Page,
  version: string,
  seen: Look,
): Promise<unknown> => db.row(save, [studentID, page, version, JSON.stringify(seen)])
