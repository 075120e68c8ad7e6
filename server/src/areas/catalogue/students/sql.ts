import { defineListQuery } from '#server/db/define-list-query.ts'
import { statement, type Connection } from '#server/db/open.ts'
import type { CatalogueStudent } from '../catalogue.ts'
import type { StoredStudent } from './plan-students.ts'

/** Those with one of the codes, or with one of the e-mail addresses; in any case of letters, because students log in so. */
export const loadStoredStudents = defineListQuery<
  StoredStudent,
  [codes: readonly string[], emails: readonly string[], source: string]
>(
  'catalogue.listStudents',
  `select code as student_code, fname_ka as first_name_ka, lname_ka as last_name_ka, fname_en as first_name_en,
     lname_en as last_name_en, university_email, source is not distinct from $3 as is_own
   from student where upper(code) in (select upper(c) from unnest($1::text[]) c)
     or lower(university_email) in (select lower(e) from unnest($2::text[]) e)`,
)

const insertStudents = statement<object>(
  'catalogue.insertStudents',
  `insert into student (code, fname_ka, lname_ka, fname_en, lname_en, programme_id, university_email, source)
   select student_code, first_name_ka, last_name_ka, first_name_en, last_name_en, $2, university_email, $3
   from jsonb_to_recordset($1::jsonb) as w(student_code text, first_name_ka text, last_name_ka text,
     first_name_en text, last_name_en text, university_email text)`,
)
export const addStudents = (
  tx: Connection,
  students: readonly CatalogueStudent[],
  programmeId: number,
  source: string,
) => tx.row(insertStudents, [JSON.stringify(students), programmeId, source])

const updateStudents = statement<object>(
  'catalogue.updateStudents',
  `update student s set fname_ka = w.first_name_ka, lname_ka = w.last_name_ka, fname_en = w.first_name_en,
     lname_en = w.last_name_en, university_email = w.university_email
   from jsonb_to_recordset($1::jsonb) as w(student_code text, first_name_ka text, last_name_ka text,
     first_name_en text, last_name_en text, university_email text)
   where s.source = $2 and upper(s.code) = upper(w.student_code)`,
)
export const changeStudents = (tx: Connection, students: readonly CatalogueStudent[], source: string) =>
  tx.row(updateStudents, [JSON.stringify(students), source])
