import { statement, type Connection } from '#server/db/open.ts'

const member = statement<{ saved: boolean }>(
  'clubs.memberAnswer',
  `insert into self_government_answer as a (student_id, self_government_id, is_member)
   select id, self_government_id, $3 from student where id = $1 and self_government_id = $2
   on conflict (student_id, self_government_id) do update set is_member = a.is_member
   where a.is_member = excluded.is_member
   returning true as saved`,
)
/** Keeps whether the student is a member of the club that named her; gives undefined when none did, or she has said otherwise. */
export const saveMember = (db: Connection, studentID: number, clubID: number, isMember: boolean) =>
  db.row(member, [studentID, clubID, isMember])

const named = statement<{ answered: boolean }>(
  'clubs.named',
  `select a.student_id is not null as answered from student s
   left join self_government_answer a on a.student_id = s.id and a.self_government_id = s.self_government_id
   where s.id = $1 and s.self_government_id = $2`,
)
export const namedBy = (db: Connection, studentID: number, clubID: number) =>
  db.row(named, [studentID, clubID])
