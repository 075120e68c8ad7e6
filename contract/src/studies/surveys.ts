import * as z from 'zod/mini'
import { area, call, day, id, idText, whole, unlessBlank } from '../endpoint/endpoint.ts'
import { subjectName, subjectRow } from '../rows/subject-row.ts'

const answer = z.object({
  survey_answerID: id(),
  /** 2: a text of the student's own may go with it. */
  sur_answer_typeID: z.int(),
  answer: z.string(),
  answereng: z.string(),
})

/**
 * A question; one with `mainQuestionID` is visible when `mainAnswerID` of that was chosen (null: when that was answered),
 * any other when `isVisible` (spec 3.5.4).
 */
const question = z.object({
  survey_questionID: id(),
  question: z.string(),
  questioneng: z.string(),
  type: z.enum(['choice', 'open']),
  question_for: z.enum(['general', 'subject', 'lecturer']),
  required: z.boolean(),
  isVisible: z.boolean(),
  /** The answers are put in order, 1 to their number. */
  raiting: z.boolean(),
  /** Several answers may be chosen. */
  checkbox: z.boolean(),
  /** A free text may go with the answer. */
  additional: z.boolean(),
  mainQuestionID: z.nullable(id()),
  mainAnswerID: z.nullable(id()),
  /** May be altered until the survey is sent; otherwise only until another question is answered. */
  changeable: z.boolean(),
  answers: z.array(answer),
})

const survey = z.object({
  surveyID: id(),
  name: z.string(),
  nameeng: z.string(),
  type: z.enum(['program', 'subject', 'lecturer']),
  /** 1: no header and no close control (spec 4.3.3). */
  lock: z.literal([0, 1]),
  survey_description: z.nullable(z.string()),
  survey_descriptioneng: z.nullable(z.string()),
  deadline: z.nullable(day()),
  /** Those without a block. */
  questions: z.array(question),
  blocks: z.array(
    z.object({
      survey_blokID: id(),
      survey_blok_name: z.string(),
      survey_blok_nameeng: z.string(),
      questions: z.array(question),
    }),
  ),
})

/** One answer, several, their order, the rank of one answer (`value`), or a text. */
const submittedAnswer = z.object({
  survey_questionID: id(),
  survey_answerID: z.optional(z.nullable(id())),
  survey_answerIDs: z.optional(z.array(id()).check(z.maxLength(50))),
  value: z.optional(z.nullable(whole(0, 100))),
  text: z.optional(z.nullable(z.string().check(unlessBlank(), z.maxLength(3000)))),
  subjectID: z.optional(z.nullable(id())),
  personID: z.optional(z.nullable(id())),
})

/** Surveys, shown one at a time (spec 4.3, 7.13). */
export const surveys = area({
  list: call('GET /api/surveys', {
    summary: 'Lists the surveys that the student has not answered; the first of them is shown.',
    reply: z.object({ surveys: z.array(survey) }),
  }),
  subjects: call('GET /api/surveys/subjects/{id}', {
    summary: 'Lists the subjects that a survey asks about.',
    params: { id: idText() },
    refuses: [404],
    reply: z.object({ subjects: z.array(subjectRow) }),
  }),
  lecturers: call('GET /api/surveys/lecturers/{id}', {
    summary: 'Lists the lecturers that a survey asks about; `subject_id` limits them to one subject.',
    params: { id: idText() },
    query: { subject_id: z.optional(idText()) },
    refuses: [404],
    reply: z.object({
      lecturers: z.array(
        z.object({
          personID: id(),
          name: z.string(),
          nameeng: z.string(),
          ...subjectName.shape,
        }),
      ),
    }),
  }),
  send: call('POST /api/surveys/{id}', {
    summary: 'Submits the answers to a survey, once and for all; they are stored without the student.',
    params: { id: idText() },
    body: z.object({ answers: z.array(submittedAnswer).check(z.maxLength(2000)) }),
    maxBody: 512 * 1024,
    refuses: [404, 409],
    reply: z.object({ left: z.int() }),
  }),
})
