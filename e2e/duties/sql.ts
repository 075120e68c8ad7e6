import { defineListQuery } from '#server/db/define-list-query.ts'
import { statement, type Connection } from '#server/db/open.ts'

const loss = statement<object>(
  'journeys.deleteParts',
  `delete from registration_group h
   using registration r, student s, study_group g, lecture_type t
   where r.id = h.registration_id and s.id = r.student_id and s.code = $1 and r.subject_id = $2
     and g.id = h.group_id and t.id = g.lecture_type_id and (t.is_practice or t.is_seminar and not $3)`,
)
/** Removes a student's practice and seminar groups of a subject, or the practice alone. */
export const deleteParts = (db: Connection, code: string, subjectID: number, practiseAlone = false) =>
  db.rows(loss, [code, subjectID, practiseAlone])

const exam = statement<{ id: number }>(
  'journeys.beginExam',
  `insert into exam (semester_id, subject_id, exam_type_id, day, starts)
   select r.semester_id, r.subject_id, t.id, clock.began::date, clock.began::time
   from student s
   join registration r on r.student_id = s.id
   join semester on semester.id = r.semester_id and semester.is_current
   join exam_type t on t.id <> 3 -- the additional exam
   cross join (select now() at time zone (value #>> '{}') - interval '5 minutes' as began
     from setting where name = 'time_zone') clock
   where s.code = $1 and not exists (
     select from exam x where (x.semester_id, x.subject_id, x.exam_type_id) = (r.semester_id, r.subject_id, t.id))
   limit 1
   returning id`,
)
/** Begins an exam in one of the student's subjects, and gives its id. */
export const beginExam = async (db: Connection, code: string): Promise<number> => {
  const [begun] = await db.rows(exam, [code])
  if (begun === undefined) throw new Error(`${code} has no subject without an exam`)
  return begun.id
}

/** Ends an exam that a journey began. */
export const endExam = defineListQuery<object, [examID: number]>(
  'journeys.endExam',
  'delete from exam where id = $1',
)
