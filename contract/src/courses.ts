import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant } from './endpoint.ts'
import { fileRow } from './file-row.ts'
import { groupRow } from './group-row.ts'
import { lecturerRow } from './lecturer-row.ts'
import { subjectRow } from './subject-row.ts'

/** A question of a quiz. */
const quizQuestion = z.object({
  questionID: id(),
  question: z.string(),
  questioneng: z.string(),
  kind: z.enum(['single', 'multiple', 'text']),
  answers: z.array(z.object({ answerID: id(), answer: z.string(), answereng: z.string() })),
  max_score: z.number(),
})

/** One subject as it is taught (spec 2 "/courses/{subjectId}" and its quiz). */
export const courses = area({
  subject: call({
    method: 'GET',
    path: '/api/subjects/{id}',
    access: 'student',
    says: 'The syllabus of a subject: what it is about, what comes before it, who teaches it.',
    params: { id: idText() },
    refuses: [404],
    reply: z.extend(subjectRow, {
      description: z.nullable(z.string()),
      descriptioneng: z.nullable(z.string()),
      schoolID: z.nullable(id()),
      school: z.nullable(z.string()),
      schooleng: z.nullable(z.string()),
      prerequisites: z.array(subjectRow),
      lecturers: z.array(lecturerRow),
      syllabus: z.nullable(fileRow),
    }),
  }),
  course: call({
    method: 'GET',
    path: '/api/courses/{subjectId}',
    access: 'student',
    says: 'My course in a subject: its groups, lecturers, materials, and whether a quiz is open.',
    params: { subjectId: idText() },
    refuses: [403, 404],
    reply: z.object({
      subject: subjectRow,
      registrationID: id(),
      groups: z.array(groupRow),
      lecturers: z.array(lecturerRow),
      materials: z.array(
        z.extend(fileRow, {
          title: z.string(),
          titleeng: z.string(),
          week: z.nullable(z.int()),
          created_at: instant(),
        }),
      ),
      quiz: z.nullable(
        z.object({ quizID: id(), opens_at: instant(), closes_at: instant(), finished: z.boolean() }),
      ),
    }),
  }),
  material: call({
    method: 'GET',
    path: '/api/courses/{subjectId}/files/{fileID}',
    access: 'student',
    says: 'One file of a course, as a download.',
    params: { subjectId: idText(), fileID: idText() },
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
  quiz: call({
    method: 'GET',
    path: '/api/courses/{subjectId}/quiz',
    access: 'student',
    says: 'The short-term quiz of a course: before its start, while it runs, or with its result.',
    params: { subjectId: idText() },
    refuses: [403, 404],
    reply: z.object({
      quizID: id(),
      title: z.string(),
      titleeng: z.string(),
      minutes: z.int(),
      now: instant(),
      opens_at: instant(),
      closes_at: instant(),
      started_at: z.nullable(instant()),
      ends_at: z.nullable(instant()),
      finished_at: z.nullable(instant()),
      score: z.nullable(z.number()),
      max_score: z.number(),
      questions: z.array(quizQuestion),
      answers: z.array(
        z.object({ questionID: id(), answerIDs: z.array(id()), text: z.nullable(z.string()) }),
      ),
    }),
  }),
  startQuiz: call({
    method: 'POST',
    path: '/api/courses/{subjectId}/quiz/start',
    access: 'student',
    says: 'Start the quiz; its time runs from here. Starting again changes nothing.',
    params: { subjectId: idText() },
    refuses: [403, 404, 409, 423],
    reply: z.object({ started_at: instant(), ends_at: instant() }),
  }),
  answerQuiz: call({
    method: 'POST',
    path: '/api/courses/{subjectId}/quiz',
    access: 'student',
    says: 'Save the answer to one question; with `finish` the quiz is handed in.',
    params: { subjectId: idText() },
    body: z.object({
      questionID: z.optional(id()),
      answerIDs: z.optional(z.array(id()).check(z.maxLength(20))),
      text: z.optional(z.string().check(z.maxLength(5000))),
      finish: z.optional(z.boolean()),
    }),
    refuses: [403, 404, 409, 423],
    reply: done(),
  }),
})
