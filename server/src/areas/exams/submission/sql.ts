import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { closesAt, opensAt } from '#server/areas/exams/sql.ts'

export interface CollectedUploads {
  readonly isAtDistance: boolean
  readonly now: string
  readonly opens_at: string
  readonly closes_at: string
  /** How many files the student has submitted, and how many of them with this attempt. */
  readonly count: number
  readonly ofAttempt: number
}

/** When files of an exam are accepted, and what the student has submitted; undefined for another student's exam. */
export const loadCollectedUploads = defineRowQuery<
  CollectedUploads,
  [studentID: number, exam: number, key: string | null]
>(
  'exams.countFiles',
  `select room.id is null as "isAtDistance", now() as now, ${opensAt} as opens_at, ${closesAt} as closes_at,
     (select count(*)::int from exam_submission h where h.exam_id = x.id and h.student_id = $1) as count,
     (select count(*)::int from exam_submission h where h.exam_id = x.id and h.student_id = $1 and h.key = $3) as "ofAttempt"
   from exam x
   join registration r on r.subject_id = x.subject_id and r.semester_id = x.semester_id and r.student_id = $1
   left join exam_seat p on p.exam_id = x.id and p.student_id = $1
   left join room on room.id = coalesce(p.room_id, x.room_id) and not room.is_distance
   left join exam_submission_window c on c.exam_id = x.id
   where x.id = $2`,
)

/** The student's distance exam that runs and takes more files, or else the one whose time is nearest. */
export const findNearestDistanceExam = defineRowQuery<{ examID: number }, [studentID: number]>(
  'exams.findNearestDistanceExam',
  `select mine.id as "examID" from (
     select x.id, now() >= ${opensAt} and now() < ${closesAt} as runs, abs(extract(epoch from now() - ${closesAt})) as distance,
       (select count(*) from exam_submission h where h.exam_id = x.id and h.student_id = r.student_id) as count
     from registration r
     join exam x on x.subject_id = r.subject_id and x.semester_id = r.semester_id
     left join exam_seat p on p.exam_id = x.id and p.student_id = r.student_id
     left join room on room.id = coalesce(p.room_id, x.room_id) and not room.is_distance
     left join exam_submission_window c on c.exam_id = x.id
     where r.student_id = $1 and room.id is null
   ) mine
   order by runs desc, case when runs then count end, distance, id limit 1`,
)

const insertFile = statement<object>(
  'exams.saveFile',
  'insert into exam_submission (exam_id, student_id, file_id, key) values ($1, $2, $3, $4)',
)
export const saveExamFile = (
  tx: Connection,
  row: readonly [exam: number, studentID: number, fileID: number, key: string | null],
) => tx.row(insertFile, row)

/** The student's files of an exam, in order. */
export const loadSubmittedFiles = defineListQuery<
  z.input<typeof exams.uploadFiles.reply>['files'][number],
  [studentID: number, exam: number]
>(
  'exams.listFiles',
  `select f.id as "fileID", f.filename, f.mime, f.size, h.submitted_at as handed_in_at
   from exam_submission h join stored_file f on f.id = h.file_id
   where h.exam_id = $2 and h.student_id = $1 order by h.id`,
)
