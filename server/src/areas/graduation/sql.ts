import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

/** Saves the attendance; undefined when it is not asked, or another answer is final. */
export const saveAttendance = defineRowQuery<{ saved: boolean }, [studentID: number, answer: string]>(
  'graduation.saveAttendance',
  `insert into graduation_answer as a (student_id, attendance, attendance_at)
   select id, $2, now() from student where id = $1 and graduation_attendance_open
   on conflict (student_id) do update set attendance = excluded.attendance, attendance_at = excluded.attendance_at
   where coalesce(a.attendance, 'notDecided') in ('notDecided', excluded.attendance)
   returning true as saved`,
)

/**
 * Saves whether the gown is bought or rented; undefined when it is not asked, or the other is chosen already.
 */
export const saveGown = defineRowQuery<{ saved: boolean }, [studentID: number, chosen: string]>(
  'graduation.saveGown',
  `insert into graduation_answer as a (student_id, gown, gown_at)
   select s.id, $2, now() from student s left join graduation_answer b on b.student_id = s.id
   where s.id = $1 and s.has_graduation and b.attendance is distinct from 'no'
   on conflict (student_id) do update set gown = excluded.gown, gown_at = coalesce(a.gown_at, excluded.gown_at)
   where coalesce(a.gown, excluded.gown) = excluded.gown
   returning true as saved`,
)

export const loadAnswers = defineRowQuery<
  { attendance: string | null; gown: string | null },
  [studentID: number]
>('graduation.loadAnswers', `select attendance, gown from graduation_answer where student_id = $1`)

/** Facts that decide the duties of this area (see `user/sql.ts`). */
export const dutyFacts = {
  graduation_attendance: `(
    select json_build_object('isOpen', student.graduation_attendance_open, 'answer', max(a.attendance),
      'answeredOn', to_char(max(a.attendance_at) at time zone university.zone, 'YYYY-MM-DD'))
    from graduation_answer a where a.student_id = student.id and a.attendance is not null)`,
  graduation_gown: `(
    select json_build_object('isGraduating', student.has_graduation, 'attendance', max(a.attendance),
      'isChosen', count(a.gown) > 0, 'isAttendanceOpen', student.graduation_attendance_open)
    from graduation_answer a where a.student_id = student.id)`,
} satisfies DutyFactsSql
