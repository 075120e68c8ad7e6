import { statement, type Connection } from '#server/db/open.ts'

const attendance = statement<{ saved: boolean }>(
  'graduation.attendance',
  `insert into graduation_answer as a (student_id, attendance, attendance_at)
   select id, $2, now() from student where id = $1 and graduation_attendance_open
   on conflict (student_id) do update set attendance = excluded.attendance, attendance_at = excluded.attendance_at
   where coalesce(a.attendance, 'notDecided') in ('notDecided', excluded.attendance)
   returning true as saved`,
)
/** Keeps whether the student comes; gives undefined when nobody asks, or another answer is final. */
export const saveAttendance = (db: Connection, studentID: number, answer: string) =>
  db.row(attendance, [studentID, answer])

const gown = statement<{ saved: boolean }>(
  'graduation.gown',
  `insert into graduation_answer as a (student_id, gown, gown_at)
   select s.id, $2, now() from student s left join graduation_answer b on b.student_id = s.id
   where s.id = $1 and s.has_graduation and b.attendance is distinct from 'no'
   on conflict (student_id) do update set gown = excluded.gown, gown_at = coalesce(a.gown_at, excluded.gown_at)
   where coalesce(a.gown, excluded.gown) = excluded.gown
   returning true as saved`,
)
/** Keeps how the student gets her gown; gives undefined when nobody asks, or the other way is chosen already. */
export const saveGown = (db: Connection, studentID: number, chosen: string) =>
  db.row(gown, [studentID, chosen])

const answers = statement<{ attendance: string | null; gown: string | null }>(
  'graduation.answers',
  `select attendance, gown from graduation_answer where student_id = $1`,
)
export const answersOf = (db: Connection, studentID: number) => db.row(answers, [studentID])
