import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import type { GpaVariant } from '#rules/marks/gpa.ts'
import type { FinalMark } from '#rules/marks/mark-summary.ts'
import { byName } from '#server/db/by-name.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

type Semester = z.input<typeof evaluations.semesters.reply>['semesters'][number]
type OfSubject = z.input<typeof evaluations.ofSubject.reply>

type MarkRow = FinalMark & { readonly is_recovery: boolean }

/** All final marks of a student by semesters, the oldest first, with the data for averages and credits. */
export interface Studies {
  readonly ects: number
  readonly variant: GpaVariant
  readonly semesters: readonly (Omit<Semester, 'gpa' | 'gpa_so_far'> & {
    readonly marks: readonly MarkRow[]
  })[]
}

const studiedSubjects = `p.ects, (select value #>> '{}' from setting where name = 'gpa_variant') as variant,
     (
       select coalesce(json_agg(json_build_object('semesterID', s.id, 'semester', s.name_ka, 'semestereng', s.name_en,
         'start_date', s.starts_on, 'end_date', s.ends_on, 'is_current', s.is_current, 'marks', coalesce(k.marks, '[]'))
         order by s.starts_on, s.id), '[]')
       from semester s
       left join (
         select semester_id, json_agg(json_build_object('subjectID', subject_id, 'score', score, 'credits', credits,
           'statusID', status_id, 'is_recovery', is_recovery) order by subject_id) as marks
         from mark where student_id = $1 group by semester_id
       ) k on k.semester_id = s.id
       where k.semester_id is not null
         or exists (select from registration r where r.student_id = $1 and r.semester_id = s.id)
     ) as semesters`
const studentMarks = 'student st join programme p on p.id = st.programme_id'

export const loadStudies = defineOneRowQuery<Studies, [studentID: number]>(
  'evaluations.loadStudies',
  `select ${studiedSubjects} from ${studentMarks} where st.id = $1`,
  ['int'],
)

/** The same with the points of running subjects, and the page as the student last saw it. */
export interface SeenStudies extends Studies, SeenPage {
  readonly running: readonly number[]
  readonly points: readonly {
    readonly semesterID: number
    readonly subjectID: number
    readonly componentID: number
    readonly score: number
  }[]
}

export const loadSeenStudies = defineOneRowQuery<SeenStudies, [studentID: number]>(
  'evaluations.loadSeenStudies',
  `select ${studiedSubjects},
     (
       select coalesce(json_agg(r.subject_id), '[]') from registration r join semester s on s.id = r.semester_id
       where r.student_id = $1 and s.is_current
     ) as running,
     (
       select coalesce(json_agg(json_build_object('semesterID', m.semester_id, 'subjectID', m.subject_id,
         'componentID', m.id, 'score', c.score) order by m.id), '[]')
       from registration r
       join semester s on s.id = r.semester_id and s.is_current
       join mark_component m on m.semester_id = r.semester_id and m.subject_id = r.subject_id
       join component_score c on c.component_id = m.id and c.student_id = r.student_id
       where r.student_id = $1
     ) as points,
     l.snapshot as seen,
     l.version as seen_version
   from ${studentMarks}
   left join page_seen l on l.student_id = $1 and l.page = 'evaluations'
   where st.id = $1`,
  ['int'],
)

const names = statement<{ names: Readonly<Record<string, { readonly ka: string; readonly en: string }>> }>(
  'evaluations.loadNames',
  `select coalesce((select jsonb_object_agg('subject ' || id, jsonb_build_object('ka', name_ka, 'en', name_en))
       from subject where id = any($1)), '{}')
     || coalesce((select jsonb_object_agg('part ' || id, jsonb_build_object('ka', name_ka, 'en', name_en))
       from mark_component where id = any($2)), '{}')
     || (select jsonb_object_agg('status ' || id, jsonb_build_object('ka', name_ka, 'en', name_en)) from mark_status) as names`,
)

/** Names of subjects, of components and of every status, by the keys `subject 1`, `part 1` and `status 1`. */
export const loadNames = async (
  db: Connection,
  subjectIDs: readonly number[],
  componentIDs: readonly number[],
) => (await db.row(names, [subjectIDs, componentIDs]))!.names

/** A stored subject of one semester; its letter is computed by the rules. */
export type EvaluationRow = Omit<OfSubject['evaluation'], 'letter'>

// A past registration may be gone; a mark of the present may not be given yet.
const subjects = `
  select sub.id as "subjectID", sub.name_ka as subject, sub.name_en as subjecteng, sub.code as subject_code,
    coalesce(k.credits, sub.credits) as ects, $2::int as "semesterID",
    coalesce(r.id, k.registration_id) as "registrationID", k.score::float8 as score, k.status_id as "statusID",
    coalesce(st.name_ka, '') as status, coalesce(st.name_en, '') as statuseng,
    coalesce(k.is_recovery, false) as is_recovery, given.collected, given.judged
  from (select * from mark where student_id = $1 and semester_id = $2) k
  full join (select * from registration where student_id = $1 and semester_id = $2) r on r.subject_id = k.subject_id
  join subject sub on sub.id = coalesce(k.subject_id, r.subject_id)
  left join mark_status st on st.id = k.status_id
  cross join lateral (
    select sum(c.score)::float8 as collected, sum(m.max_score)::float8 as judged
    from mark_component m join component_score c on c.component_id = m.id and c.student_id = $1
    where m.semester_id = $2 and m.subject_id = sub.id
  ) given`

const semesterStatement = statement<{ readonly subjects: readonly EvaluationRow[] }>(
  'evaluations.loadSemester',
  `select coalesce(json_agg(e order by ${byName('e.subject')}, e."subjectID"), '[]') as subjects from (${subjects}) e`,
  ['int', 'int'],
)

/** The subjects of one semester with their marks, by name. */
export const loadEvaluations = async (db: Connection, studentID: number, semesterID: number) =>
  (await db.row(semesterStatement, [studentID, semesterID]))!.subjects

/** The components of a mark with a student's points; the arguments are SQL expressions. */
export const buildMarkComponents = (student: string, semester: string, subject: string): string => `(
  select coalesce(json_agg(json_build_object('componentID', m.id, 'component', m.name_ka, 'componenteng', m.name_en,
    'score', c.score, 'max_score', m.max_score, 'min_score', m.min_score, 'is_final', m.is_final,
    'admitted_from', m.admitted_from, 'date', m.day) order by m.position), '[]')
  from mark_component m
  left join component_score c on c.component_id = m.id and c.student_id = ${student}
  where m.semester_id = ${semester} and m.subject_id = ${subject}
)`

const subjectStatement = statement<{ readonly evaluation: EvaluationRow } & Omit<OfSubject, 'evaluation'>>(
  'evaluations.loadSubject',
  `select to_json(e) as evaluation,
     (
       select coalesce(json_agg(distinct jsonb_build_object('personID', l.id, 'name', l.fname_ka || ' ' || l.lname_ka,
         'nameeng', l.fname_en || ' ' || l.lname_en, 'email_UG', null)), '[]')
       from registration_group rg
       join registration r on r.id = rg.registration_id and r.student_id = $1
       join study_group g on g.id = rg.group_id
       join lecturer l on l.id = g.lecturer_id
       where rg.registration_id = e."registrationID" and g.subject_id = e."subjectID"
     ) as lecturers,
     ${buildMarkComponents('$1', '$2', 'e."subjectID"')} as components
   from (${subjects} where sub.id = $3) e
   where e."registrationID" = $4`,
  ['int', 'int', 'int', 'int'],
)

/** One subject with the components of its mark; undefined when the student has no such registration. */
export const loadEvaluation = (
  db: Connection,
  studentID: number,
  { semesterID, subjectID, registrationID }: Record<'semesterID' | 'subjectID' | 'registrationID', number>,
) => db.row(subjectStatement, [studentID, semesterID, subjectID, registrationID])
