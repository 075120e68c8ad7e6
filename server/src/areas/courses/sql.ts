import type * as z from 'zod/mini'
import type { courses } from '#contract/courses.ts'
import { statement, type Connection } from '#server/db/open.ts'

const syllabus = statement<z.input<typeof courses.subject.reply>>(
  'courses.subject',
  `select s.id as "subjectID", s.name_ka as subject, s.name_en as subjecteng, s.code as subject_code, s.credits as ects,
     null as description, null as descriptioneng, sc.id as "schoolID", sc.name_ka as school, sc.name_en as schooleng,
     '[]'::json as prerequisites, null as syllabus, (
       select coalesce(json_agg(distinct jsonb_build_object('personID', l.id, 'name', l.fname_ka || ' ' || l.lname_ka,
         'nameeng', l.fname_en || ' ' || l.lname_en, 'email_UG', null)), '[]')
       from study_group g
       join semester m on m.id = g.semester_id and m.is_current
       join lecturer l on l.id = g.lecturer_id
       where g.subject_id = s.id
     ) as lecturers
   from subject s
   left join school sc on sc.id = s.school_id
   where s.id = $1`,
)

/** Gives a subject with its school and those who teach it this semester. */
export const subjectOf = (db: Connection, subjectID: number) => db.row(syllabus, [subjectID])
