import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import type { OwnExam } from '#rules/exams/current-exam.ts'
import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import { today, zone } from '#server/time-zone/sql.ts'

type Reply = z.input<typeof exams.schedule.reply>

/** A student's exams, and the page as they last saw it (null: never). */
export type SeenExams = Omit<Reply, 'version' | 'is_seen' | 'changes'> & {
  readonly today: string
  readonly semesterID: number | null
  /** The student's subjects of the semester. */
  readonly registered: readonly number[]
  readonly seen: PageSnapshot | null
  readonly seen_version: string | null
}

// Files of a distance exam `x` are accepted during its own time, unless a row `c` says otherwise.
const starts = `(x.day + x.starts) at time zone ${zone}`
export const opensAt = `coalesce(c.starts_at, ${starts})`
const ends = `${starts} + x.duration * interval '1 minute'`
export const closesAt = `coalesce(c.ends_at, ${ends})`

/**
 * The exams of a student that may be running now, as a JSON list for `findCurrentExam`, which decides; `student` is an
 * SQL expression of the student's id.
 */
export const buildRunningExams = (student: string): string => `(
  select coalesce(json_agg(json_build_object('examScheduleID', x.id, 'startsAt', ${starts}, 'endsAt', ${ends},
    'files', case when room.id is null then json_build_object('from', ${opensAt}, 'until', ${closesAt}) end,
    'isAdditional', x.exam_type_id = 3, 'markStatusID', k.status_id)), '[]')
  from registration r
  join exam x on x.subject_id = r.subject_id and x.semester_id = r.semester_id
  left join exam_seat p on p.exam_id = x.id and p.student_id = r.student_id
  left join room on room.id = coalesce(p.room_id, x.room_id) and not room.is_distance
  left join exam_submission_window c on c.exam_id = x.id
  left join mark k on k.student_id = r.student_id and k.semester_id = r.semester_id and k.subject_id = r.subject_id
  where r.student_id = ${student} and now() >= least(${starts}, ${opensAt}) and now() < greatest(${ends}, ${closesAt}))`

/** When and where the exam `x` of the registration `r` is; of a distance exam also when its files are accepted. */
export const examColumns = `x.id as "examScheduleID", t.id as "examTypeID", t.name_ka as "examType",
  t.name_en as "examTypeeng", x.day as date, left(x.starts::text, 5) as start, x.duration, room.name as room, p.seat,
  room.id is null as is_distance, case when room.id is null then ${opensAt} end as upload_from,
  case when room.id is null then ${closesAt} end as upload_until`
export const examTables = `join exam x on x.subject_id = r.subject_id and x.semester_id = r.semester_id
  join exam_type t on t.id = x.exam_type_id
  left join exam_seat p on p.exam_id = x.id and p.student_id = r.student_id
  left join room on room.id = coalesce(p.room_id, x.room_id) and not room.is_distance
  left join exam_submission_window c on c.exam_id = x.id`

/** The exams of the current semester in order, and the registration deadline of distance exams. */
export const loadExams = defineOneRowQuery<SeenExams, [studentID: number]>(
  'exams.loadExams',
  `select
     now() as now,
     ${today} as today,
     (
       select coalesce(json_agg(e order by e.date, e.start, e."examScheduleID"), '[]')
       from (
         select ${examColumns}, sub.id as "subjectID", sub.name_ka as subject, sub.name_en as subjecteng,
           sub.code as subject_code, sub.credits as ects,
           (
             select coalesce(json_agg(json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime,
               'size', f.size, 'handed_in_at', h.submitted_at) order by h.id), '[]')
             from exam_submission h join stored_file f on f.id = h.file_id
             where h.exam_id = x.id and h.student_id = r.student_id
           ) as files
         from registration r
         ${examTables}
         join subject sub on sub.id = x.subject_id
         where r.student_id = $1 and r.semester_id = s.id
       ) e
     ) as exams,
     (
       select coalesce(json_agg(r.subject_id), '[]') from registration r
       where r.student_id = $1 and r.semester_id = s.id
     ) as registered,
     s.id as "semesterID",
     g.text_ka as registration_deadline,
     g.text_en as registration_deadlineeng,
     l.snapshot as seen,
     l.version as seen_version
   from (select 1) always
   left join semester s on s.is_current
   left join exam_registration g on g.semester_id = s.id
   left join page_seen l on l.student_id = $1 and l.page = 'exams'`,
  ['int'],
)

export const loadExamTypes = defineOneRowQuery<z.input<typeof exams.types.reply>>(
  'exams.listTypes',
  `select coalesce(json_agg(json_build_object('examTypeID', id, 'examType', name_ka, 'examTypeeng', name_en) order by id),
     '[]') as types
   from exam_type`,
  [],
)

interface InstructionsRow {
  readonly text: string
  readonly texteng: string
  readonly now: string
  readonly running: readonly OwnExam[]
}

/** The rules of exams, and the student's exams that may be running now. */
export const loadExamInstructions = defineOneRowQuery<InstructionsRow, [studentID: number]>(
  'exams.loadInstructions',
  `select coalesce(i.text_ka, '') as text, coalesce(i.text_en, '') as texteng, now() as now,
     ${buildRunningExams('st.id')} as running
   from student st left join exam_instruction i on true where st.id = $1`,
  ['int'],
)

const local = (instant: string) => `(${instant}) at time zone (select name from zone)`
/** Only who failed by a little takes the additional exam, and nobody who is not admitted any (spec 2.18.5). */
const isTaken = `case when x.exam_type_id = 3 then k.status_id is null or k.status_id = 4 else k.status_id is distinct from 5 end`
const ownExams = `
  from mine r
  join exam x on x.subject_id = r.subject_id and x.semester_id = r.semester_id
  join exam_type t on t.id = x.exam_type_id
  left join exam_seat p on p.exam_id = x.id and p.student_id = $1
  left join room on room.id = coalesce(p.room_id, x.room_id) and not room.is_distance
  left join mark k on k.student_id = $1 and k.semester_id = x.semester_id and k.subject_id = x.subject_id`

export const agendaSql: AgendaSql = [
  `select 'exam-' || x.id, 'exam', x.day + x.starts, x.day + x.starts + x.duration * interval '1 minute', false,
     t.name_ka, t.name_en, x.subject_id, room.name, room.name, p.seat, x.id
   ${ownExams} where ${isTaken}`,
  `select 'exam_files-' || x.id, 'exam_files', ${local(opensAt)}, ${local(closesAt)}, false,
     t.name_ka, t.name_en, x.subject_id, null, null, null, x.id
   ${ownExams}
   left join exam_submission_window c on c.exam_id = x.id
   where room.id is null and ${isTaken}
     and not exists (select from exam_submission h where h.exam_id = x.id and h.student_id = $1)`,
  `select 'exam_registration-' || g.semester_id, 'exam_registration', g.deadline, g.deadline, true,
     g.text_ka, g.text_en, null, null, null, null, null
   from exam_registration g
   join semester_now s on s.id = g.semester_id
   where exists (select ${ownExams} where room.id is null)`,
  // Full points cannot be appealed, and no question twice (spec 2.19.4).
  `select 'appeal-' || w.id, 'appeal', ${local('v.starts_at')}, ${local('least(v.appeals_until, v.ends_at)')}, false,
     t.name_ka, t.name_en, x.subject_id, null, null, x.id || '/' || w.number, w.id
   from exam_paper w
   join exam x on x.id = w.exam_id
   join exam_type t on t.id = x.exam_type_id
   join exam_viewing v on v.exam_id = x.id
   where w.student_id = $1 and v.appeals_until is not null and v.ends_at > now() - interval '1 year'
     and exists (
       select from exam_question n
       left join exam_answer a on a.paper_id = w.id and a.question_id = n.id
       where n.exam_id = x.id and coalesce(a.score, 0) < n.max_score
         and not exists (select from exam_appeal b where b.paper_id = w.id and b.question_id = n.id))`,
]
