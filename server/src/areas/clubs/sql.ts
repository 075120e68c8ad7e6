import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

/**
 * Saves the membership; undefined when this club has not named the student, or they have answered
 * differently.
 */
export const saveMembership = defineRowQuery<
  { saved: boolean },
  [studentID: number, clubID: number, isMember: boolean]
>(
  'clubs.saveMembership',
  `insert into self_government_answer as a (student_id, self_government_id, is_member)
   select id, self_government_id, $3 from student where id = $1 and self_government_id = $2
   on conflict (student_id, self_government_id) do update set is_member = a.is_member
   where a.is_member = excluded.is_member
   returning true as saved`,
)

export const findNomination = defineRowQuery<{ answered: boolean }, [studentID: number, clubID: number]>(
  'clubs.findNomination',
  `select a.student_id is not null as answered from student s
   left join self_government_answer a on a.student_id = s.id and a.self_government_id = s.self_government_id
   where s.id = $1 and s.self_government_id = $2`,
)

/** What the duty of this area is decided on (see `user/sql.ts`). */
export const dutyFacts = {
  self_government: `case when student.self_government_id is not null then json_build_object(
    'self_governmentID', student.self_government_id, 'club_name', coalesce(student.self_government_ka, ''),
    'club_nameeng', coalesce(student.self_government_en, ''),
    'isAnswered', exists (select from self_government_answer a
      where a.student_id = student.id and a.self_government_id = student.self_government_id)) end`,
} satisfies DutyFactsSql
