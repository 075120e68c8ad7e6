import * as z from 'zod/mini'
import { area, done, fileBytes, id, idText, prose, publicCall, staffCall } from '../endpoint/endpoint.ts'
import { secret } from '../rows/secret.ts'
import { pageSchema, perPageQuery, searchQuery, sortQuery } from '../endpoint/paging.ts'

const readStudies = staffCall('students.read-studies')
const readStudents = staffCall('students.read')
const viewAs = staffCall('students.view-as')

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
  /** 1 bachelor, 2 master, 3 doctor, 4 one-cycle. */
  level: z.int(),
  /** The year in which the academic year of their entry began. */
  entry_year: z.nullable(z.int()),
})

/** The students in the caller's scope. */
export const studentsStaff = area({
  find: readStudents('GET /api/staff/students', {
    summary:
      'Finds students by the beginning of their names in either script, of their code, or by the whole personal number, and by filters. Who reads more than 20 at once, as for a file, or within a day, stands in the audit.',
    query: {
      ...perPageQuery,
      ...searchQuery,
      ...sortQuery(
        'code',
        'name',
        'nameeng',
        'programme',
        'programmeeng',
        'semester',
        'level',
        'status',
        'year',
      ),
      programme: z.optional(idText()),
      status: z.optional(z.enum(['1', '2', '3'])),
      level: z.optional(z.enum(['1', '2', '3', '4'])),
      year: z.optional(idText()),
    },
    reply: pageSchema(student),
  }),
  filters: readStudents('GET /api/staff/students/filters', {
    summary: "Lists the programmes and the entry years of the students in the caller's scope.",
    reply: z.object({
      programmes: z.array(z.object({ programmeID: id(), programme: z.string(), programmeeng: z.string() })),
      years: z.array(z.int()),
    }),
  }),
  studies: readStudies('GET /api/staff/students/{id}/studies', {
    summary:
      'Returns what a student has studied in each semester, with the scores; the audit keeps who has read it, and the student sees which office and when.',
    params: { id: idText() },
    refuses: [404],
    reply: z.object({
      studentID: id(),
      semesters: z.array(
        z.object({
          semesterID: id(),
          semester: z.string(),
          semestereng: z.string(),
          is_current: z.boolean(),
          subjects: z.array(
            z.object({
              subjectID: id(),
              subject: z.string(),
              subjecteng: z.string(),
              subject_code: z.string(),
              ects: z.int(),
              /** Null while it is not marked. */
              score: z.nullable(z.number()),
            }),
          ),
        }),
      ),
    }),
  }),
  elmo: readStudies('GET /api/staff/students/{id}/elmo', {
    summary:
      'Downloads the final marks of a student as an ELMO 1.5 file for another university; the audit keeps who has read it, and the student sees which office and when.',
    params: { id: idText() },
    answers: 'file',
    generatesFile: true,
    refuses: [404, 409],
    reply: fileBytes(),
  }),
  startView: viewAs('POST /api/staff/students/{id}/views', {
    summary:
      'Opens the portal as the student sees it, for some minutes and without changing anything; the student reads who did and why.',
    params: { id: idText() },
    body: z.object({ reason: prose(500) }),
    refuses: [404],
    reply: z.object({ token: z.string(), seconds: z.int() }),
  }),
  endView: publicCall('POST /api/staff/student-views/end', {
    summary: 'Ends a view by its token, if it has not ended yet.',
    body: z.object({ token: secret() }),
    reply: done(),
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
