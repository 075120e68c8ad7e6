import type { User } from '#contract/account/session.ts'
import type { DutyState } from '#rules/duties/list-duties.ts'
import type { DutyFacts, DutyKey } from '#rules/duties/registry.ts'
import type { OwnExam } from '#rules/exams/current-exam.ts'
import { dutyFacts as agreements } from '#server/areas/agreements/sql.ts'
import { dutyFacts as clubs } from '#server/areas/clubs/sql.ts'
import { dutyFacts as documents } from '#server/areas/documents/sql.ts'
import { buildRunningExams } from '#server/areas/exams/sql.ts'
import { dutyFacts as finance } from '#server/areas/finance/sql.ts'
import { dutyFacts as graduation } from '#server/areas/graduation/sql.ts'
import { dutyFacts as groups, missingParts } from '#server/areas/groups/sql.ts'
import { dutyFacts as notifications } from '#server/areas/notifications/sql.ts'
import { dutyFacts as preRegistration } from '#server/areas/pre-registration/sql.ts'
import { dutyFacts as program } from '#server/areas/program/sql.ts'
import { dutyFacts as registration } from '#server/areas/registration/sql.ts'
import { dutyFacts as session } from '#server/areas/session/sql.ts'
import { dutyFacts as surveys } from '#server/areas/surveys/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

/** The facts of every duty, each from the area that it belongs to: what is missing does not compile. */
const dutyFactsSql: { readonly [Key in DutyKey]: string } = {
  ...agreements,
  ...clubs,
  ...documents,
  ...finance,
  ...graduation,
  ...groups,
  ...notifications,
  ...preRegistration,
  ...program,
  ...registration,
  ...session,
  ...surveys,
}

/** The fields of the user that are worked out from the facts of the duties, or are not kept as the wire has them. */
type WorkedOut =
  | 'studentStatus'
  | 'studentStatuseng'
  | 'confirmSelfGov'
  | 'missedDocuments'
  | 'currentExam'
  | 'must_choose_practise'
  | 'must_upload_vaccine_docs'
  | 'must_choose_subjects'
  | 'contractModal'
  | 'choose_seminar'
  | 'upload_docs'
  | 'choose_concentration'
  | 'choose_law_subjects'
  | 'blockers'

/** The student's row: the user's own fields, and the facts that decide the duties. */
export interface UserRow extends Omit<User, WorkedOut> {
  readonly statusID: 1 | 2 | 3
  readonly today: string
  readonly now: string
  /** The student's exams that may be running now. */
  readonly runningExams: readonly OwnExam[]
  /** A registration window of the student's own is open. */
  readonly isInRegistration: boolean
  readonly facts: DutyFacts
  readonly terms: DutyState['terms']
}

const jsonOf = (expressions: Readonly<Record<string, string>>): string =>
  Object.entries(expressions)
    .map(([key, expression]) => `'${key}', ${expression}`)
    .join(',\n')

export const loadUserRow = defineRowQuery<UserRow, [studentID: number]>(
  'user.user',
  `with university as (
     select value #>> '{}' as zone, (now() at time zone (value #>> '{}'))::date as today
     from setting where name = 'time_zone'
   ), windows as (
     select coalesce(bool_or(w.starts_at <= now() and now() < w.ends_at), false) as is_open,
       ceil(extract(epoch from min(w.starts_at) filter (where w.starts_at > now()) - now()))::int as opens_in,
       ((max(w.ends_at) filter (where w.step = 1 and w.starts_at <= now() and now() < w.ends_at)
         - interval '1 microsecond') at time zone (select zone from university))::date as pre_registration_ends_on
     from student_window w where w.student_id = $1
   )
   select student.id as "studentID", student.code, student.fname_ka as fname, student.lname_ka as lname,
     student.fname_en as fnameeng, student.lname_en as lnameeng, student.personal_code, sc.id as "schoolID",
     sc.name_ka as school, sc.name_en as schooleng, programme.name_ka as speciality,
     programme.name_en as specialityeng, programme.id as "programID",
     student.minor_programme_id as "minor_programID",
     (select coalesce(sum(k.credits), 0)::int from
       (select distinct on (subject_id) credits from mark
        where student_id = student.id and status_id in (select id from mark_status where is_passed) order by subject_id, semester_id) k) as ects,
     programme.study_level_id as "study_levelID", programme.category_id as "program_categoryID",
     programme.is_medicine, programme.currency, student.must_choose_english, student.is_on_last_course,
     c.name_ka as concentration, c.name_en as concentrationeng, student.university_email as "email_UG",
     student.bank_account is not null as "hasBankAccount", student.is_international as "getInternationalStudents",
     student.international_agreed as "internationalAlreadyAgreed", student.informatics_due as informatics,
     student.study_semester as order_number,
     student.vaccine_message_ka as must_upload_vaccine_message,
     student.vaccine_message_en as must_upload_vaccine_messageeng, student.has_graduation,
     student.graduation_attendance_open as come_to_graduation, student.has_scholarship as scholarship,
     windows.opens_in as window_opens_in,
     case when student.is_international then (
       select json_build_object('studentComeDateID', v.id, 'selectedBranch', b.id, 'branch', b.name_ka,
         'brancheng', b.name_en, 'address', b.address_ka, 'addresseng', b.address_en, 'date', o.day,
         'start', left(o.starts::text, 5), 'end', left(o.ends::text, 5),
         'can_be_removed', o.day > university.today)
       from visit v join visit_slot o on o.id = v.slot_id join visit_branch b on b.id = o.branch_id
       where v.student_id = student.id and v.removed_at is null and v.outcome is null
         and o.day >= university.today) end as visit,
     student.status_id as "statusID", university.today, now() as now, ${buildRunningExams('student.id')} as "runningExams",
     windows.is_open as "isInRegistration",
     (select coalesce(json_object_agg(d.key, d.deadline), '{}') from duty_term d where d.deadline is not null)
       as terms,
     json_build_object(
${jsonOf(dutyFactsSql)}) as facts
   from student
   join programme on programme.id = student.programme_id
   join school sc on sc.id = programme.school_id
   left join concentration c on c.id = student.concentration_id
   cross join windows cross join university cross join lateral (${missingParts}) missing_parts
   where student.id = $1`,
)
