import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant, whole, unlessBlank } from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { heldGroupRow } from '../rows/group-row.ts'
import { lecturerRow } from '../rows/lecturer-row.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { subjectRow } from '../rows/subject-row.ts'
import { evaluation, markComponent } from './evaluations.ts'
import { examTime } from './exams.ts'

/** When a quiz can be taken, and when the student started and finished it. */
const quizTimes = z.object({
  quizID: id(),
  title: z.string(),
  titleeng: z.string(),
  /** The time allowed from the start; no attempt ends after `closes_at`. */
  minutes: z.int(),
  opens_at: instant(),
  closes_at: instant(),
  started_at: z.nullable(instant()),
  ends_at: z.nullable(instant()),
  finished_at: z.nullable(instant()),
})

/** A question of a quiz; the solution is shown once nobody can take the quiz any more. */
const quizQuestion = z.object({
  questionID: id(),
  question: z.string(),
  questioneng: z.string(),
  kind: z.enum(['single', 'multiple', 'text']),
  /** A text question whose right answer is a number. */
  is_number: z.boolean(),
  answers: z.array(
    z.object({
      answerID: id(),
      answer: z.string(),
      answereng: z.string(),
      is_right: z.nullable(z.boolean()),
    }),
  ),
  max_score: z.number(),
  /** Null until the solution is shown, and while a lecturer has to mark the answer. */
  score: z.nullable(z.number()),
  /** Of a text question: a right answer. */
  solution: z.nullable(z.string()),
  solutioneng: z.nullable(z.string()),
})

const quizAnswer = z.object({
  questionID: id(),
  answerIDs: z.array(id()),
  text: z.nullable(z.string()),
  given_ms: z.int(),
})

/** A quiz, a material, the syllabus or a lecturer, before or now. */
const itemState = z.object({
  title: z.string(),
  titleeng: z.string(),
  week: z.nullable(z.int()),
  fileID: z.nullable(id()),
  opens_at: z.nullable(instant()),
  closes_at: z.nullable(instant()),
  minutes: z.nullable(z.int()),
  /** Points that a lecturer gave. */
  points: z.nullable(z.number()),
})

/** A change in a course; of its description, its weekly plan and the times of a group only that they changed. */
const courseChange = z.object({
  kind: z.enum(['quiz', 'points', 'material', 'syllabus', 'about', 'weeks', 'lecturer', 'times']),
  /** The number of the quiz (also for points given in it), the material or the group; null for what a course has one of. */
  id: z.nullable(id()),
  before: z.nullable(itemState),
  after: z.nullable(itemState),
})

const finalMark = z.pick(evaluation, {
  semesterID: true,
  score: true,
  letter: true,
  statusID: true,
  status: true,
  statuseng: true,
  is_recovery: true,
})

/** The student's own results and dates in a course of this semester. */
const progress = z.object({
  ...finalMark.shape,
  components: z.array(markComponent),
  exams: z.array(z.extend(examTime, { has_files: z.boolean() })),
  /** Null: the course accepts none. */
  presentation: z.nullable(
    z.object({ upload_until: z.nullable(instant()), is_open: z.boolean(), submitted: z.int() }),
  ),
})

/** Milliseconds from the start of the quiz to the answer; of two answers the later one counts. */
const answeredAfterMs = () => whole(0, 86_400_000)

const answerIDs = () => z.array(id()).check(z.maxLength(20))

/** One subject as it is taught (spec 2.15, 2.16 and its quiz). */
export const courses = area({
  subject: call('GET /api/subjects/{id}', {
    isForPrograms: true,
    summary: 'Returns the syllabus of a subject: its description, prerequisites and lecturers.',
    params: { id: idText() },
    refuses: [404],
    reply: z.extend(subjectRow, {
      description: z.nullable(z.string()),
      descriptioneng: z.nullable(z.string()),
      schoolID: z.nullable(id()),
      school: z.nullable(z.string()),
      schooleng: z.nullable(z.string()),
      prerequisites: z.array(subjectRow),
      /** A part of them, in order of their names, and how many there are. */
      lecturers: z.array(lecturerRow),
      lecturers_count: z.int(),
      syllabus: z.nullable(fileRow),
    }),
  }),
  course: call('GET /api/courses/{subjectId}', {
    summary:
      'Returns a course with its weekly plan; for a student who takes it also groups, materials, quizzes, and what changed since the last visit.',
    params: { subjectId: idText() },
    refuses: [404],
    reply: z.object({
      subject: subjectRow,
      school: z.nullable(z.string()),
      schooleng: z.nullable(z.string()),
      description: z.nullable(z.string()),
      descriptioneng: z.nullable(z.string()),
      weeks: z.array(z.object({ topic: z.string(), topiceng: z.string() })),
      /** The current week of the semester, from 1; null outside the semester. */
      week: z.nullable(z.int()),
      prerequisites: z.array(subjectRow),
      syllabus: z.nullable(fileRow),
      /** Null: the student does not take it this semester, so it has no groups, materials, quizzes and results. */
      registrationID: z.nullable(id()),
      progress: z.nullable(progress),
      /** The last mark of a subject that the student does not take this semester. */
      earlier_mark: z.nullable(
        z.extend(finalMark, { registrationID: id(), semester: z.string(), semestereng: z.string() }),
      ),
      groups: z.array(heldGroupRow),
      /** A part of them, in order of their names, and how many there are. */
      lecturers: z.array(lecturerRow),
      lecturers_count: z.int(),
      materials: z.array(
        z.extend(fileRow, {
          materialID: id(),
          title: z.string(),
          titleeng: z.string(),
          week: z.nullable(z.int()),
          created_at: instant(),
        }),
      ),
      now: instant(),
      quizzes: z.array(
        z.extend(quizTimes, {
          /** Points that a lecturer gave for the student's answers, once nobody can take the quiz any more; null: none yet. */
          marked: z.nullable(z.number()),
        }),
      ),
      /** A course that the student does not take has no version and no changes. */
      ...pageChanges(courseChange),
    }),
  }),
  seen: call('POST /api/courses/{subjectId}/seen', {
    params: { subjectId: idText() },
    refuses: [403, 404, 409],
    ...seenVersion('the course'),
  }),
  material: call('GET /api/courses/{subjectId}/files/{fileID}', {
    summary:
      'Downloads one file of a course: the syllabus for everybody, materials for students who take it.',
    params: { subjectId: idText(), fileID: idText() },
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
  quiz: call('GET /api/courses/{subjectId}/quiz', {
    summary:
      'Returns a quiz of a course before its start, while it runs, or with its result; by default the one that is current.',
    params: { subjectId: idText() },
    query: { quizID: z.optional(idText()) },
    refuses: [403, 404],
    reply: z.object({
      subject: subjectRow,
      now: instant(),
      quizzes: z.array(quizTimes),
      quiz: z.nullable(
        z.extend(quizTimes, {
          questions_count: z.int(),
          max_score: z.number(),
          /** Once it is over; `waiting` are points of answers that a lecturer has still to mark. */
          score: z.nullable(z.number()),
          waiting: z.nullable(z.number()),
          is_explained: z.boolean(),
          /** Empty until the student starts. */
          questions: z.array(quizQuestion),
          answers: z.array(quizAnswer),
        }),
      ),
    }),
  }),
  startQuiz: call('POST /api/courses/{subjectId}/quiz/start', {
    summary: 'Starts a quiz and its time limit. A repeated call changes nothing.',
    params: { subjectId: idText() },
    body: z.object({ quizID: id() }),
    refuses: [403, 404, 423],
    reply: z.object({ started_at: instant(), ends_at: instant() }),
  }),
  answerQuiz: call('POST /api/courses/{subjectId}/quiz', {
    summary: 'Saves the answer to one question; `finish` submits the quiz. A repeated call changes nothing.',
    params: { subjectId: idText() },
    body: z.object({
      quizID: id(),
      questionID: z.optional(id()),
      answerIDs: z.optional(answerIDs()),
      text: z.optional(z.string().check(unlessBlank(), z.maxLength(5000))),
      given_ms: z.optional(answeredAfterMs()),
      finish: z.optional(z.boolean()),
    }),
    refuses: [403, 404, 409, 423],
    reply: done(),
  }),
})
