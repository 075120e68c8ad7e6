import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant, whole } from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { heldGroupRow } from '../rows/group-row.ts'
import { lecturerRow } from '../rows/lecturer-row.ts'
import { pageChanges, pageVersion } from '../rows/page-changes.ts'
import { subjectRow } from '../rows/subject-row.ts'

/** When a quiz can be written, and when I have begun and ended it. */
const quizTimes = z.object({
  quizID: id(),
  title: z.string(),
  titleeng: z.string(),
  /** How long it lasts from its start; nobody's end is after `closes_at`. */
  minutes: z.int(),
  opens_at: instant(),
  closes_at: instant(),
  started_at: z.nullable(instant()),
  ends_at: z.nullable(instant()),
  finished_at: z.nullable(instant()),
})

/** A question of a quiz; what is right is told once nobody can write it any more. */
const quizQuestion = z.object({
  questionID: id(),
  question: z.string(),
  questioneng: z.string(),
  kind: z.enum(['single', 'multiple', 'text']),
  answers: z.array(
    z.object({
      answerID: id(),
      answer: z.string(),
      answereng: z.string(),
      is_right: z.nullable(z.boolean()),
    }),
  ),
  max_score: z.number(),
  /** Null until the solution is shown, and while somebody has to read the answer. */
  score: z.nullable(z.number()),
  /** For an answer in words: one that is right. */
  solution: z.nullable(z.string()),
  solutioneng: z.nullable(z.string()),
})

const quizAnswer = z.object({
  questionID: id(),
  answerIDs: z.array(id()),
  text: z.nullable(z.string()),
  given_ms: z.int(),
})

/** What a quiz, a material, the syllabus or a lecturer was or is: its name, and what else it has. */
const itemState = z.object({
  title: z.string(),
  titleeng: z.string(),
  week: z.nullable(z.int()),
  fileID: z.nullable(id()),
  opens_at: z.nullable(instant()),
  closes_at: z.nullable(instant()),
  minutes: z.nullable(z.int()),
  /** What a lecturer gave for answers. */
  points: z.nullable(z.number()),
})

/** What changed in a course of mine: of its description, the plan of its weeks and the times of a group only that they did. */
const courseChange = z.object({
  kind: z.enum(['quiz', 'points', 'material', 'syllabus', 'about', 'weeks', 'lecturer', 'times']),
  /** The number of the quiz (also of the points that a lecturer gave in it) or the material, or of my group; null for what a course has one of. */
  id: z.nullable(id()),
  before: z.nullable(itemState),
  after: z.nullable(itemState),
})

/** The milliseconds from the start of a quiz at which something was answered: of two answers the later one stays. */
const answeredAfterMs = () => whole(0, 86_400_000)

const answerIDs = () => z.array(id()).check(z.maxLength(20))

/** One subject as it is taught (spec 2.15, 2.16 and its quiz). */
export const courses = area({
  subject: call({
    method: 'GET',
    path: '/api/subjects/{id}',
    access: 'student',
    summary: 'The syllabus of a subject: what it is about, what it builds on, who teaches it.',
    params: { id: idText() },
    refuses: [404],
    reply: z.extend(subjectRow, {
      description: z.nullable(z.string()),
      descriptioneng: z.nullable(z.string()),
      schoolID: z.nullable(id()),
      school: z.nullable(z.string()),
      schooleng: z.nullable(z.string()),
      prerequisites: z.array(subjectRow),
      /** Some of them, in order of their names, and how many there are. */
      lecturers: z.array(lecturerRow),
      lecturers_count: z.int(),
      syllabus: z.nullable(fileRow),
    }),
  }),
  course: call({
    method: 'GET',
    path: '/api/courses/{subjectId}',
    access: 'student',
    summary: 'A course: what it is about, week by week; of mine also its groups, its materials, its quizzes, and what changed since I last looked.',
    params: { subjectId: idText() },
    refuses: [404],
    reply: z.object({
      subject: subjectRow,
      school: z.nullable(z.string()),
      schooleng: z.nullable(z.string()),
      description: z.nullable(z.string()),
      descriptioneng: z.nullable(z.string()),
      weeks: z.array(z.object({ topic: z.string(), topiceng: z.string() })),
      /** The week of the semester that runs, from 1; null before it and after it. */
      week: z.nullable(z.int()),
      prerequisites: z.array(subjectRow),
      syllabus: z.nullable(fileRow),
      /** Null: I do not take it this semester, so it has no groups, materials and quizzes for me. */
      registrationID: z.nullable(id()),
      groups: z.array(heldGroupRow),
      /** Some of them, in order of their names, and how many there are. */
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
          /** The points that a lecturer gave for answers of mine, once nobody can write it any more; null: none yet. */
          marked: z.nullable(z.number()),
        }),
      ),
      /** What I do not take has no version and no changes: nothing of it is kept as seen. */
      ...pageChanges(courseChange),
    }),
  }),
  seen: call({
    method: 'POST',
    path: '/api/courses/{subjectId}/seen',
    access: 'student',
    summary: 'Tell that the student has looked at this version of a course of hers: changes are told from it on.',
    params: { subjectId: idText() },
    body: z.object({ version: pageVersion() }),
    refuses: [403, 404, 409],
    reply: done(),
  }),
  material: call({
    method: 'GET',
    path: '/api/courses/{subjectId}/files/{fileID}',
    access: 'student',
    summary: 'One file of a course, as a download: the syllabus for everybody, materials for those who take it.',
    params: { subjectId: idText(), fileID: idText() },
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
  quiz: call({
    method: 'GET',
    path: '/api/courses/{subjectId}/quiz',
    access: 'student',
    summary: 'The short-term quiz of a course: before its start, while it runs, or with its result; of several the one named, otherwise the one that matters now.',
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
          /** What was won, once it is over; `waiting` is what may still come when it has been read. */
          score: z.nullable(z.number()),
          waiting: z.nullable(z.number()),
          is_explained: z.boolean(),
          /** Empty before my start. */
          questions: z.array(quizQuestion),
          answers: z.array(quizAnswer),
        }),
      ),
    }),
  }),
  startQuiz: call({
    method: 'POST',
    path: '/api/courses/{subjectId}/quiz/start',
    access: 'student',
    summary: 'Start a quiz; its time runs from here. Starting again changes nothing.',
    params: { subjectId: idText() },
    body: z.object({ quizID: id() }),
    refuses: [403, 404, 423],
    reply: z.object({ started_at: instant(), ends_at: instant() }),
  }),
  answerQuiz: call({
    method: 'POST',
    path: '/api/courses/{subjectId}/quiz',
    access: 'student',
    summary: 'Save the answer to one question; with `finish` the quiz is handed in. The same again changes nothing.',
    params: { subjectId: idText() },
    body: z.object({
      quizID: id(),
      questionID: z.optional(id()),
      answerIDs: z.optional(answerIDs()),
      text: z.optional(z.string().check(z.maxLength(5000))),
      given_ms: z.optional(answeredAfterMs()),
      finish: z.optional(z.boolean()),
    }),
    refuses: [403, 404, 409, 423],
    reply: done(),
  }),
})
