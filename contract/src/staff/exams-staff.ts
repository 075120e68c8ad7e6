import * as z from 'zod/mini'
import { area, done, id, staffCall } from '../endpoint/endpoint.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const answerAppeals = staffCall('exams.answer-appeal')

const points = z.number().check(z.minimum(0), z.maximum(1000))

/** Appeals against the points of an exam. */
export const examsStaff = area({
  entry: answerAppeals('GET /api/staff/exam-appeals/{id}', {
    summary: 'Returns an appeal with the question, the answer of the student and its points.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      appealID: id(),
      version,
      text: z.string(),
      subject: z.string(),
      subjecteng: z.string(),
      examType: z.string(),
      examTypeeng: z.string(),
      /** The position of the question in the paper. */
      number: z.int(),
      question: z.string(),
      questioneng: z.string(),
      student_answer: z.nullable(z.string()),
      correct: z.nullable(z.string()),
      correcteng: z.nullable(z.string()),
      comment: z.nullable(z.string()),
      score: z.nullable(z.number()),
      max_score: z.number(),
      status: z.enum(['sent', 'accepted', 'refused']),
    }),
  }),
  answer: answerAppeals('POST /api/staff/exam-appeals/{id}/answer', {
    summary: 'Accepts an appeal with the new points of the question, or refuses it.',
    params: entryParams,
    /** `score`: the new points, of an accepted appeal. */
    body: z.extend(answerBody(['accepted', 'refused']), { score: z.optional(points) }),
    refuses: [404, 409],
    reply: answered,
  }),
  undo: answerAppeals('POST /api/staff/exam-appeals/{id}/undo', {
    summary: 'Undoes the own answer within a minute; the points are those before it.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
})
