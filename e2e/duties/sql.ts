import { defineListQuery } from '#server/db/define-list-query.ts'
import { statement, type Connection } from '#server/db/open.ts'

const loss = statement<object>(
  'journeys.loseParts',
  `delete from registration_group h
   using registration r, student s, study_group g, lecture_type t
   where r.id = h.registration_id and s.id = r.student_id and s.code = $1 and r.subject_id = $2
     and g.id = h.group_id and t.id = g.lecture_type_id and (t.is_practice or t.is_seminar and not $3)`,
)
/** Removes a student's practice and seminar groups of a subject, or the practice alone. */
export const loseParts = (db: Connection, code: string, subjectID: number, practiseAlone = false) =>
  db.rows(loss, [code, subjectID, practiseAlone])

/** Begins or ends an exam of a student. */
export const setInExam = defineListQuery<object, [code: string, isOn: boolean]>(
  'journeys.beginExam',
  'update student set current_exam_id = case when $2 then 1 end where code = $1',
)
