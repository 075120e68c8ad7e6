import type * as z from 'zod/mini'
import type { studentsStaff } from '#contract/staff/students-staff.ts'
import { byName } from '#server/db/by-name.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent, toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Page = z.input<typeof studentsStaff.find.reply>
type Student = z.input<typeof studentsStaff.one.reply>
type Caller = [staffID: number, operation: string]

const columns = `s.id as "studentID", s.code, s.fname_ka as fname, s.lname_ka as lname, s.fname_en as fnameeng,
     s.lname_en as lnameeng, p.name_ka as programme, p.name_en as programmeeng, s.study_semester, s.status_id as status,
     p.study_level_id as level, s.entry_year`
const student = 'student s join programme p on p.id = s.programme_id'
const isWithin = inHeldScopes({ school: 'p.school_id', programme: 's.programme_id' })
const order = toOrder('$7', {
  ...toSortedNames('s'),
  code: 's.code',
  programme: 'p.sort_name_ka',
  programmeeng: 'p.sort_name_en',
  semester: 's.study_semester',
  level: 'p.study_level_id',
  status: 's.status_id',
  year: 's.entry_year',
})

const filters = Object.entries({
  programme: 's.programme_id',
  status: 's.status_id',
  level: 'p.study_level_id',
  year: 's.entry_year',
})
  .map(
    ([name, column]) =>
      `coalesce(${column} = ($8::jsonb ->> '${name}')::int, $8::jsonb ->> '${name}' is null)`,
  )
  .join(' and ')

/**
 * One page of the students in the caller's scope, by family name or in the order of a column. `text` is the search text, or a
 * personal number. `filters` is a JSON object of numbers.
 */
export const loadStudents = defineOneRowQuery<
  Pick<Page, 'items' | 'total'>,
  [
    ...Caller,
    perPage: number,
    page: number,
    text: string,
    words: string,
    sort: string | null,
    filters: string,
  ]
>(
  'students.load',
  `with ${heldScopes},
   found as (
     select s.id, row_number() over (order by ${order}, s.sort_name_ka, s.id) as position from ${student}
     where ${isWithin} and (${filters}) and (s.personal_code = $5 or ${matchesStudent('$5', '$6')}))
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_jsonb(shown) - 'position' order by shown.position), '[]') from (
        select page.position, ${columns} from (select * from found order by position limit $3 offset ($4 - 1) * $3) page
        join student s on s.id = page.id join programme p on p.id = s.programme_id) shown) as items`,
)

/** The values that the list can be filtered by, in the caller's scope. */
export const loadFilters = defineOneRowQuery<z.input<typeof studentsStaff.filters.reply>, Caller>(
  'students.loadFilters',
  `with ${heldScopes},
   visible as materialized (select s.programme_id, s.entry_year from ${student} where ${isWithin} group by 1, 2)
   select (select coalesce(json_agg(json_build_object('programmeID', p.id, 'programme', p.name_ka, 'programmeeng', p.name_en)
       order by ${byName('p.name_ka')}, p.id), '[]') from programme p where p.id in (select programme_id from visible)) as programmes,
     array(select distinct entry_year from visible where entry_year is not null order by 1 desc) as years`,
)

/** The studies of a student in the caller's scope, the newest semester first. */
export const findStudies = defineRowQuery<
  z.input<typeof studentsStaff.studies.reply>,
  [...Caller, studentID: number]
>(
  'students.findStudies',
  `with ${heldScopes},
   studied as (
     select semester_id, subject_id from registration where student_id = $3
     union select semester_id, subject_id from mark where student_id = $3)
   select s.id as "studentID", (
     select coalesce(json_agg(json_build_object('semesterID', e.id, 'semester', e.name_ka, 'semestereng', e.name_en,
       'is_current', e.is_current, 'subjects', (
         select json_agg(json_build_object('subjectID', u.id, 'subject', u.name_ka, 'subjecteng', u.name_en,
           'subject_code', u.code, 'ects', coalesce(m.credits, u.credits), 'score', m.score) order by u.sort_name_ka, u.id)
         from studied d join subject u on u.id = d.subject_id
         left join mark m on m.student_id = $3 and m.semester_id = d.semester_id and m.subject_id = d.subject_id
         where d.semester_id = e.id)) order by e.starts_on desc, e.id desc), '[]')
     from semester e where e.id in (select semester_id from studied)) as semesters
   from ${student} where s.id = $3 and ${isWithin}`,
)

/** A student in the caller's scope. */
export const findStudent = defineRowQuery<Student, [...Caller, studentID: number]>(
  'students.find',
  `with ${heldScopes}
   select ${columns}, s.personal_code, s.university_email, s.personal_email, s.phone, s.is_international,
     c.name_ka as school, c.name_en as schooleng,
     (select coalesce(json_agg(json_build_object('subjectID', u.id, 'subject', u.name_ka, 'subjecteng', u.name_en,
         'subject_code', u.code, 'ects', u.credits, 'groups', array(
           select g.code from registration_group rg join study_group g on g.id = rg.group_id
           where rg.registration_id = r.id order by g.code)) order by u.sort_name_ka, u.id), '[]')
      from registration r join semester e on e.id = r.semester_id and e.is_current join subject u on u.id = r.subject_id
      where r.student_id = s.id) as subjects
   from ${student} join school c on c.id = p.school_id where s.id = $3 and ${isWithin}`,
)

/** Whether a student is in the caller's scope. */
export const findViewedStudent = defineRowQuery<
  { readonly studentID: number },
  [...Caller, studentID: number]
>(
  'students.findViewed',
  `with ${heldScopes} select s.id as "studentID" from ${student} where s.id = $3 and ${isWithin}`,
)

/** Opens a view, or gives the open one of the same attempt another token; undefined when the key is of another attempt. */
export const insertView = defineRowQuery<
  {
    readonly viewID: number
    readonly isNew: boolean
    readonly seconds: number
    readonly expiresAt: string
  },
  [staffID: number, sessionID: number, studentID: number, reason: string, tokenHash: Buffer, key: string]
>(
  'students.insertView',
  `insert into student_view as v (staff_member_id, staff_session_id, student_id, reason, token_hash, key, expires_at)
   values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => (
     select (value #>> '{}')::int from setting where name = 'student_view_minutes')))
   on conflict (staff_member_id, key) do update set token_hash = excluded.token_hash
   where v.student_id = excluded.student_id and v.reason = excluded.reason and v.ended_at is null and v.expires_at > now()
   returning v.id as "viewID", xmax = 0 as "isNew", extract(epoch from v.expires_at - now())::int as seconds,
     v.expires_at as "expiresAt"`,
)

/** Ends an open view of staff; its streams are closed everywhere. */
export const finishView = defineRowQuery<
  {
    readonly viewID: number
    readonly staffID: number
    readonly studentID: number
    readonly endedAt: string
  },
  [tokenHash: Buffer]
>(
  'students.finishView',
  `with ended as (
     update student_view set ended_at = now() where token_hash = $1 and ended_at is null and expires_at > now()
     returning id, staff_member_id, student_id, ended_at, token_hash),
   notified as (select pg_notify('session_ended', encode(token_hash, 'base64')) from ended)
   select e.id as "viewID", e.staff_member_id as "staffID", e.student_id as "studentID", e.ended_at as "endedAt"
   from ended e left join notified on true`,
)
