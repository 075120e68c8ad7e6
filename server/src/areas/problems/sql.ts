import type * as z from 'zod/mini'
import type { problems } from '#contract/administration/problems.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type Problem = z.input<typeof problems.list.reply>['problems'][number]

/** The student's reports, newest first. */
export const listProblems = defineListQuery<Problem, [studentID: number]>(
  'problems.listProblems',
  `select p.id as "problemID", p.text, f.filename, p.status, p.answer, p.created_at
   from problem p
   left join stored_file f on f.id = p.file_id
   where p.student_id = $1
   order by p.created_at desc, p.id desc`,
)

/** The file of one of the student's reports. */
export const findProblemFile = defineRowQuery<StoredFile, [studentID: number, problemID: number]>(
  'problems.findProblemFile',
  `select f.name, f.filename, f.mime from problem p join stored_file f on f.id = p.file_id
   where p.id = $2 and p.student_id = $1`,
)

export interface RecentReports {
  readonly recentCount: number
  readonly maxPerHour: number
  /** Seconds until the next report is allowed, once the limit is reached. */
  readonly retryAfterSeconds: number
}

/** The student's reports of the last hour. */
export const countRecentReports = defineOneRowQuery<RecentReports, [studentID: number]>(
  'problems.countRecentReports',
  `select count(*)::int as "recentCount",
     (select value::int from setting where name = 'problems_per_hour') as "maxPerHour",
     coalesce(ceil(extract(epoch from min(created_at) + interval '1 hour' - now())), 1)::int as "retryAfterSeconds"
   from problem where student_id = $1 and created_at > now() - interval '1 hour'`,
)

/** The report that was saved under this attempt key. */
export const findProblemByKey = defineRowQuery<
  { problemID: number; text: string },
  [studentID: number, key: string]
>(
  'problems.findProblemByKey',
  'select id as "problemID", text from problem where student_id = $1 and key = $2',
)

const insertProblem = statement<{ id: number }>(
  'problems.createProblem',
  `insert into problem (student_id, reported_in, text, file_id, key) values ($1, $2, $3, $4, $5) returning id`,
)

export const createProblem = async (
  tx: Connection,
  columns: readonly [student: number, place: string, text: string, file: number | null, key: string | null],
): Promise<number> => (await tx.row(insertProblem, columns))!.id
