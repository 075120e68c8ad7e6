import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'
import { statement, type Connection } from '#server/db/open.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'

const declineFree = statement(
  'registration.declineFree',
  `with saved as (
     insert into free_credit_opt_out (student_id, semester_id)
     select $1, s.id from semester s where s.is_current on conflict do nothing returning student_id
   )
   select save_receipt(student_id, 'free_refused', null, null, null, null, null, $2) from saved`,
)
const wantFree = statement(
  'registration.wantFree',
  `with saved as (delete from free_credit_opt_out where student_id = $1 returning student_id)
   select save_receipt(student_id, 'free_wanted', null, null, null, null, null, $2) from saved`,
)

/** Saves whether the student wants nothing for the free credits this semester; a change leaves its receipt. */
export const saveFreeCredits = (db: Connection, studentID: number, isDeclined: boolean, key: string | null) =>
  db.rows(isDeclined ? declineFree : wantFree, [studentID, key])

const englishAnswer = statement<{ isAsked: boolean; answeredID: number | null }>(
  'registration.englishAnswer',
  'select must_choose_english as "isAsked", requested_english_id as "answeredID" from student where id = $1',
)

/** Whether the student is still asked for the level of English, and the subject that was answered without a seat. */
export const loadEnglishAnswer = async (db: Connection, studentID: number) =>
  (await db.row(englishAnswer, [studentID])) ?? { isAsked: false, answeredID: null }

const answeringEnglish = statement<{ saved: boolean }>(
  'registration.answerEnglish',
  `update student s set must_choose_english = false, requested_english_id = $2
   where s.id = $1 and (s.must_choose_english or s.requested_english_id is not null and not exists (
     select from registration r
     join english_level e on e.subject_id = r.subject_id
     join semester t on t.id = r.semester_id and t.is_current
     where r.student_id = s.id))
   returning true as saved`,
)

/**
 * Saves the level of English that the student answers without a seat; false when they were not asked, or when the answer
 * has become a seat.
 */
export const saveEnglishAnswer = async (db: Connection, studentID: number, subjectID: number) =>
  (await db.row(answeringEnglish, [studentID, subjectID])) !== undefined

const englishChosen = statement(
  'registration.englishChosen',
  'update student set must_choose_english = false where id = $1 and must_choose_english',
)

/** Saves that the level of English is chosen: the student is not asked for it any more. */
export const saveEnglishChosen = (db: Connection, studentID: number) => db.rows(englishChosen, [studentID])

/** Facts that decide the duty of this area (see `user/sql.ts`). */
export const dutyFacts = {
  english_level: `json_build_object('isDue', student.must_choose_english,
    'isOffered', student.must_choose_english and exists (
      select from english_level e
      join module_offer f on f.subject_id = e.subject_id
      join student_module n on n.id = f.module_id and n.student_id = student.id
      join study_group g on g.subject_id = e.subject_id
      join semester t on t.id = g.semester_id and t.is_current
      where not exists (select from mark k
        where k.student_id = student.id and k.subject_id = e.subject_id and k.status_id in (select id from mark_status where is_passed))))`,
} satisfies DutyFactsSql

/** Steps that open and close together are one item; pre-registration has a page of its own. */
export const agendaSql: AgendaSql = [
  `select 'window-' || min(w.step) || '-' || extract(epoch from w.starts_at)::bigint, 'window',
     w.starts_at at time zone (select name from zone), w.ends_at at time zone (select name from zone), false,
     string_agg(p.name_ka, ', ' order by w.step), string_agg(p.name_en, ', ' order by w.step),
     null::int, null, null, null, min(w.step)
   from student_window w
   join registration_step p on p.step = w.step
   where w.student_id = $1
   group by w.step = 1, w.starts_at, w.ends_at`,
]
