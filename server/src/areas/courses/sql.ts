import type * as z from 'zod/mini'
import type { courses } from '#contract/studies/courses.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import { attemptEnd } from './quiz/sql.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import { buildMarkComponents } from '#server/areas/evaluations/sql.ts'
import { examColumns, examTables } from '#server/areas/exams/sql.ts'
import { today } from '#server/time-zone/sql.ts'

/** Maximum of named lecturers; a large subject has more, of whom only the number is given. */
const namedLecturers = 10

// An index-only scan, in the index's order.
const subjectLecturers = `select t.lecturer_id from subject_lecturer t
  where t.subject_id = s.id and t.semester_id = (select c.id from semester c where c.is_current)`

/** The lecturers as a table of one row: those with the lowest numbers are named. */
const lecturersText = (who: string) =>
  `(select coalesce(array_agg(w.lecturer_id order by w.lecturer_id), '{}') as ids from (${who}) w) taught`

const lecturers = `(
  select coalesce(json_agg(json_build_object('personID', l.id, 'name', l.fname_ka || ' ' || l.lname_ka,
    'nameeng', l.fname_en || ' ' || l.lname_en, 'email_UG', null)
    order by l.sort_name_ka, l.id), '[]')
  from lecturer l where l.id = any(taught.ids[:${namedLecturers}])
)`

const previousSubjects = `(
  select coalesce(json_agg(json_build_object('subjectID', b.id, 'subject', b.name_ka, 'subjecteng', b.name_en,
    'subject_code', b.code, 'ects', b.credits) order by b.sort_name_ka, b.id), '[]')
  from subject_prerequisite o join subject b on b.id = o.prerequisite_id where o.subject_id = s.id
)`

const file = `json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size)`

/** A subject with its school, description and lecturers of this semester. */
export const loadSubject = defineRowQuery<z.input<typeof courses.subject.reply>, [subjectID: number]>(
  'courses.loadSubject',
  `select s.id as "subjectID", s.name_ka as subject, s.name_en as subjecteng, s.code as subject_code, s.credits as ects,
     o.description_ka as description, o.description_en as descriptioneng,
     sc.id as "schoolID", sc.name_ka as school, sc.name_en as schooleng, ${previousSubjects} as prerequisites,
     (select ${file} from stored_file f where f.id = o.syllabus_id) as syllabus,
     ${lecturers} as lecturers, cardinality(taught.ids) as lecturers_count
   from subject s
   left join school sc on sc.id = s.school_id
   left join subject_outline o on o.subject_id = s.id
   cross join lateral ${lecturersText(subjectLecturers)}
   where s.id = $1`,
  ['int'],
)

// In a course that the student takes: the lecturers of their groups.
const ownLecturers = `${subjectLecturers} and r.id is null
  union
  select g.lecturer_id from registration_group rg join study_group g on g.id = rg.group_id
  where rg.registration_id = r.id and g.lecturer_id is not null`

// Of the registration `r` in the current semester `m`.
const progress = `(
  select json_build_object('semesterID', m.id, 'score', e.score, 'statusID', e.status_id,
    'status', coalesce(es.name_ka, ''), 'statuseng', coalesce(es.name_en, ''),
    'is_recovery', coalesce(e.is_recovery, false), 'components', ${buildMarkComponents('$2', 'r.semester_id', 'r.subject_id')},
    'exams', (
      select coalesce(json_agg(x order by x.date, x.start, x."examScheduleID"), '[]')
      from (
        select ${examColumns}, exists (
          select from exam_submission h where h.exam_id = x.id and h.student_id = r.student_id) as has_files
        from (select r.*) r ${examTables}
      ) x
    ),
    'presentation', (
      select json_build_object('upload_until', t.upload_until, 'is_open', coalesce(t.upload_until > now(), true),
        'submitted', (
          select count(*)::int from presentation p
          where p.student_id = $2 and p.semester_id = t.semester_id and p.subject_id = t.subject_id
            and p.removed_at is null))
      from presentation_task t where t.semester_id = m.id and t.subject_id = s.id
    ))
  from (select 1) always
  left join mark e on e.student_id = $2 and e.semester_id = m.id and e.subject_id = s.id
  left join mark_status es on es.id = e.status_id
  where r.id is not null
)`

const earlierMark = `(
  select json_build_object('semesterID', e.semester_id, 'semester', es.name_ka, 'semestereng', es.name_en,
    'registrationID', coalesce(er.id, e.registration_id), 'score', e.score, 'statusID', e.status_id,
    'status', ms.name_ka, 'statuseng', ms.name_en, 'is_recovery', e.is_recovery)
  from mark e
  join semester es on es.id = e.semester_id
  join mark_status ms on ms.id = e.status_id
  left join registration er
    on er.student_id = e.student_id and er.semester_id = e.semester_id and er.subject_id = e.subject_id
  where e.student_id = $2 and e.subject_id = s.id and r.id is null
  order by es.starts_on desc, es.id desc
  limit 1
)`

type Course = z.input<typeof courses.course.reply>

/** A course as the student has it, and as they last saw it; the letter of its mark is computed by the rules. */
export type SeenCourse = Omit<Course, 'version' | 'is_seen' | 'changes' | 'progress' | 'earlier_mark'> &
  SeenPage & {
    readonly progress: Omit<NonNullable<Course['progress']>, 'letter'> | null
    readonly earlier_mark: Omit<NonNullable<Course['earlier_mark']>, 'letter'> | null
  }

const course = statement<SeenCourse>(
  'courses.loadCourse',
  `select json_build_object('subjectID', s.id, 'subject', s.name_ka, 'subjecteng', s.name_en, 'subject_code', s.code,
       'ects', s.credits) as subject,
     sc.name_ka as school, sc.name_en as schooleng, o.description_ka as description, o.description_en as descriptioneng,
     coalesce(o.weeks, '[]') as weeks, clock_timestamp() as now,
     case when day.today between m.starts_on and m.ends_on then (day.today - m.starts_on) / 7 + 1 end as week,
     ${previousSubjects} as prerequisites,
     (select ${file} from stored_file f where f.id = o.syllabus_id) as syllabus,
     r.id as "registrationID",
     ${progress} as progress,
     ${earlierMark} as earlier_mark,
     (
       select coalesce(json_agg(g order by g.part, g."scheduleID"), '[]')
       from registration_group rg join registered_group_row g on g."scheduleID" = rg.group_id
       where rg.registration_id = r.id
     ) as groups,
     ${lecturers} as lecturers,
     cardinality(taught.ids) as lecturers_count,
     (
       select coalesce(json_agg(json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size,
         'materialID', c.id, 'title', c.title_ka, 'titleeng', c.title_en, 'week', c.week, 'created_at', c.created_at)
         order by c.week nulls first, c.created_at, c.id), '[]')
       from course_material c join stored_file f on f.id = c.file_id
       where r.id is not null and c.subject_id = s.id and c.semester_id = m.id
     ) as materials,
     (
       select coalesce(json_agg(json_build_object('quizID', k.id, 'title', k.title_ka, 'titleeng', k.title_en,
         'minutes', k.minutes, 'opens_at', k.opens_at, 'closes_at', k.closes_at, 'started_at', a.started_at,
         'ends_at', ${attemptEnd}, 'finished_at', a.finished_at, 'marked', case when k.closes_at <= now() then (
           select sum(g.score)::float8 from quiz_answer g where g.student_id = a.student_id and g.quiz_id = k.id) end)
         order by k.opens_at, k.id), '[]')
       from quiz k left join quiz_attempt a on a.quiz_id = k.id and a.student_id = $2
       where r.id is not null and k.subject_id = s.id and k.semester_id = m.id
     ) as quizzes,
     l.snapshot as seen,
     l.version as seen_version
   from subject s
   cross join (
     select ${today} as today
   ) day
   left join school sc on sc.id = s.school_id
   left join subject_outline o on o.subject_id = s.id
   left join semester m on m.is_current
   left join registration r on r.student_id = $2 and r.subject_id = s.id and r.semester_id = m.id
   left join page_seen l on l.student_id = $2 and l.page = 'course' and l.subject_id = s.id
   cross join lateral ${lecturersText(ownLecturers)}
   where s.id = $1`,
  ['int', 'int'],
)

/** A subject as the student has it this semester and last saw it; undefined when there is none of that number. */
export const loadCourse = (db: Connection, studentID: number, subjectID: number) =>
  db.row(course, [subjectID, studentID])

export interface CourseFile extends StoredFile {
  readonly is_mine: boolean
}

/** A file of a course, and whether the student may have it; undefined when the course has none of that number. */
export const loadCourseFile = defineRowQuery<
  CourseFile,
  [studentID: number, subjectID: number, fileID: number]
>(
  'courses.loadFile',
  `select f.name, f.filename, f.mime, bool_or(found.is_mine) as is_mine
   from (
     select o.syllabus_id as file_id, true as is_mine from subject_outline o where o.subject_id = $2
     union all
     select c.file_id, exists (
       select from registration r
       where r.student_id = $1 and r.subject_id = c.subject_id and r.semester_id = c.semester_id
     )
     from course_material c join semester m on m.id = c.semester_id and m.is_current
     where c.subject_id = $2
   ) found
   join stored_file f on f.id = found.file_id
   where f.id = $3
   group by f.id`,
)

export const agendaSql: AgendaSql = [
  `select case when a.quiz_id is null then 'quiz-' else 'quiz_attempt-' end || k.id,
     case when a.quiz_id is null then 'quiz' else 'quiz_attempt' end,
     coalesce(a.started_at, k.opens_at) at time zone (select name from zone),
     coalesce(a.ends_at, k.closes_at) at time zone (select name from zone), false,
     k.title_ka, k.title_en, k.subject_id, null, null, null, k.id
   from mine r
   join quiz k on k.subject_id = r.subject_id and k.semester_id = r.semester_id
   left join quiz_attempt a on a.quiz_id = k.id and a.student_id = $1
   where a.quiz_id is null or a.finished_at is null and a.started_at <= now() and now() < a.ends_at`,
]
