import { zone } from '#server/time-zone/sql.ts'
import { findUndrawable, nameLetter } from '#server/pdf/sql.ts'
import { defineCheck } from '../sql.ts'

const students = 'student st join programme p on p.id = st.programme_id'
const studentCode = 'st.code as ka, st.code as en, p.school_id, st.id as student_id'
const windows = 'registration_window w join semester t on t.id = w.semester_id and t.is_current'
const windowName = `st.name_ka || ' · ' || to_char(w.starts_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') || coalesce(' · ' || p.name_ka, '')
    || coalesce(' · ' || w.study_semester, '') as ka,
  st.name_en || ' · ' || to_char(w.starts_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') || coalesce(' · ' || p.name_en, '')
    || coalesce(' · ' || w.study_semester, '') as en, p.school_id`
const namedWindows = `${windows} join registration_step st on st.step = w.step left join programme p on p.id = w.programme_id`
const afterStudents = { after: 'no-student' }
const afterWindows = { after: 'no-window' }

/** Students, and when they may register. */
export const peopleChecks = [
  defineCheck(
    'no-student',
    'blocks',
    `select '' as ka, '' as en, null::int as school_id where not exists (select from student where is_active)`,
    { after: 'no-programme' },
  ),
  defineCheck(
    'student-without-email',
    'notice',
    `select ${studentCode} from ${students} where st.is_active and st.university_email !~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
    { path: '/students' },
  ),
  defineCheck(
    'student-email-twice',
    'notice',
    `select ${studentCode} from ${students}
     join (select lower(university_email) as email from student where is_active and university_email <> ''
           group by 1 having count(*) > 1) twice on twice.email = lower(st.university_email)
     where st.is_active`,
    { path: '/students' },
  ),
  defineCheck(
    'student-personal-number-twice',
    'notice',
    `select ${studentCode} from ${students}
     join (select personal_code from student where is_active and btrim(personal_code) <> ''
           group by 1 having count(*) > 1) twice on twice.personal_code = st.personal_code
     where st.is_active`,
    { path: '/students' },
  ),
  defineCheck(
    'student-without-name',
    'notice',
    `select ${studentCode} from ${students} where st.is_active
       and (btrim(st.fname_ka) = '' or btrim(st.lname_ka) = '' or btrim(st.fname_en) = '' or btrim(st.lname_en) = '')`,
    { path: '/students' },
  ),
  defineCheck(
    'student-name-not-drawable',
    'notice',
    `select n.name || ' (' || st.code || '): ' || ${nameLetter('n.letter')} as ka,
       n.name || ' (' || st.code || '): ' || ${nameLetter('n.letter')} as en, p.school_id, st.id as student_id
     from ${students}
     cross join lateral (select name, ${findUndrawable('name')} as letter
       from (values (st.fname_ka || ' ' || st.lname_ka), (st.fname_en || ' ' || st.lname_en)) both_names (name)) n
     where st.is_active and n.letter is not null`,
    { path: '/students' },
  ),
  defineCheck(
    'student-enrolment-missing',
    'advice',
    `select ${studentCode} from ${students}
     where st.is_active and (st.enrolled_on is null or st.expected_end_on is null or st.study_form is null)`,
    { path: '/students' },
  ),
  defineCheck(
    'student-english-name-in-georgian',
    'notice',
    `select ${studentCode} from ${students} where st.is_active and (st.fname_en ~ '[ა-ჰ]' or st.lname_en ~ '[ა-ჰ]')`,
    { path: '/students' },
  ),
  defineCheck(
    'student-never-invited',
    'advice',
    `select ${studentCode} from ${students} where st.is_active and st.password_hash is null
       and not exists (select from student_invitation i where i.student_id = st.id)`,
  ),
  defineCheck(
    'student-past-programme',
    'advice',
    `select ${studentCode} from ${students} where st.is_active and st.study_semester > p.semesters`,
  ),
  defineCheck(
    'student-concentration-elsewhere',
    'notice',
    `select ${studentCode} from ${students} join concentration c on c.id = st.concentration_id
     where st.is_active and c.programme_id <> st.programme_id`,
  ),
  defineCheck(
    'student-contract-without-intake',
    'notice',
    `select ${studentCode} from ${students} where st.is_active and not st.contract_approved and st.intake_id is null`,
  ),
  defineCheck(
    'no-window',
    'blocks',
    `select '' as ka, '' as en, null::int as school_id where not exists (select from ${windows})`,
    { after: 'no-current-semester' },
  ),
  defineCheck(
    'no-step-for-subjects',
    'blocks',
    `select '' as ka, '' as en, null::int as school_id where not exists (
       select from ${windows} join registration_step s on s.step = w.step where s.module_kinds <> '{}')`,
    afterWindows,
  ),
  defineCheck(
    'windows-over',
    'notice',
    `select '' as ka, '' as en, null::int as school_id where not exists (select from ${windows} where w.ends_at > now())`,
    afterWindows,
  ),
  defineCheck(
    'students-without-window',
    'blocks',
    `select p.name_ka || ', ' || c.study_semester || ' · ' || c.students as ka,
       p.name_en || ', ' || c.study_semester || ' · ' || c.students as en, p.school_id
     from (select programme_id, study_semester, count(*) as students from student where is_active group by 1, 2) c
     join programme p on p.id = c.programme_id
     where not exists (select from ${windows}
       where (w.programme_id is null or w.programme_id = c.programme_id)
         and (w.study_semester is null or w.study_semester = c.study_semester))`,
    afterWindows,
  ),
  defineCheck(
    'window-for-nobody',
    'advice',
    `select ${windowName} from ${namedWindows} where not exists (select from student s where s.is_active
       and (w.programme_id is null or w.programme_id = s.programme_id)
       and (w.study_semester is null or w.study_semester = s.study_semester))`,
    afterStudents,
  ),
  defineCheck(
    'windows-overlap',
    'notice',
    `select ${windowName} from ${namedWindows} where exists (select from registration_window o
       where o.id > w.id and o.semester_id = w.semester_id and o.step = w.step
         and o.programme_id is not distinct from w.programme_id
         and o.study_semester is not distinct from w.study_semester
         and o.starts_at < w.ends_at and w.starts_at < o.ends_at)`,
  ),
  defineCheck(
    'windows-out-of-order',
    'notice',
    `select ${windowName} from ${namedWindows} where exists (select from registration_window o
       where o.semester_id = w.semester_id and o.step < w.step and o.starts_at > w.starts_at
         and o.programme_id is not distinct from w.programme_id
         and o.study_semester is not distinct from w.study_semester
         and not exists (select from registration_window e where e.semester_id = o.semester_id and e.step = o.step
           and e.programme_id is not distinct from o.programme_id
           and e.study_semester is not distinct from o.study_semester and e.starts_at <= w.starts_at))`,
  ),
  defineCheck(
    'window-after-semester',
    'notice',
    `select ${windowName} from ${namedWindows} where (w.starts_at at time zone ${zone})::date > t.ends_on`,
  ),
  defineCheck(
    'step-without-guide',
    'notice',
    `select name_ka as ka, name_en as en, null::int as school_id from registration_step
     where btrim(guide_ka) = '' or btrim(guide_en) = ''`,
  ),
  defineCheck(
    'module-in-no-step',
    'notice',
    `select p.name_ka || ' · ' || m.name_ka as ka, p.name_en || ' · ' || m.name_en as en, p.school_id
     from module m join programme p on p.id = m.programme_id
     where not exists (select from ${windows} join registration_step s on s.step = w.step where m.kind = any (s.module_kinds))`,
    afterWindows,
  ),
  defineCheck(
    'credit-limits-contradict',
    'blocks',
    `select '' as ka, '' as en, null::int as school_id from setting, jsonb_each_text(setting.value -> 'minimum') least
     where name = 'credit_limits' and (least.value::int > (setting.value ->> 'maximumPerSemester')::int
       or (setting.value ->> 'maximumPerSemester')::int > (setting.value ->> 'maximumPerYear')::int) limit 1`,
  ),
]
