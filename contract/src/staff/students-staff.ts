import * as z from 'zod/mini'
import { area, id, idText, staffCall } from '../endpoint/endpoint.ts'
import { pageSchema, perPageQuery, searchQuery, sortQuery } from '../endpoint/paging.ts'

const readStudents = staffCall('students.read')

const student = z.object({
  studentID: id(),
  code: z.string(),
  fname: z.string(),
  lname: z.string(),
  fnameeng: z.string(),
  lnameeng: z.string(),
  programme: z.string(),
  programmeeng: z.string(),
  study_semester: z.int(),
  /** 1 active, 2 suspended, 3 graduated. */
  status: z.int(),
})

/** The students of the own scope, for who has to find one. */
export const studentsStaff = area({
  find: readStudents('GET /api/staff/students', {
    summary:
      'Finds students by the beginning of their names in either script, of their code, or by the whole personal number.',
    query: {
      ...perPageQuery,
      ...searchQuery,
      ...sortQuery('code', 'name', 'nameeng', 'programme', 'programmeeng', 'semester'),
    },
    reply: pageSchema(student),
  }),
  one: readStudents('GET /api/staff/students/{id}', {
    summary: 'Returns what the office needs to know of a student; the audit keeps who has read it.',
    params: { id: idText() },
    refuses: [404],
    reply: z.extend(student, {
      personal_code: z.nullable(z.string()),
      university_email: z.string(),
      personal_email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      is_international: z.boolean(),
      school: z.string(),
      schooleng: z.string(),
      /** Of the current semester. */
      subjects: z.array(
        z.object({
          subjectID: id(),
          subject: z.string(),
          subjecteng: z.string(),
          subject_code: z.string(),
          ects: z.int(),
          groups: z.array(z.string()),
        }),
      ),
    }),
  }),
})
