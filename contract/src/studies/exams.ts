import * as z from 'zod/mini'
import {
  area,
  call,
  day,
  fileBytes,
  id,
  idText,
  instant,
  prose,
  time,
  publicCall,
} from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { pageSchema, pageQuery } from '../endpoint/paging.ts'
import { subjectRow } from '../rows/subject-row.ts'

const megabyte = 1024 * 1024

const examType = z.object({ examTypeID: id(), examType: z.string(), examTypeeng: z.string() })

/**
 * An exam whose paper is, was or will be shown. The three numbers are those of its screen's path (spec 2.19.2); the last
 * one is the number under which the paper was marked anonymously. There is no score until the paper is shown.
 */
const viewedExam = z.extend(subjectRow, {
  ...examType.shape,
  id: id(),
  examScheduleID: id(),
  examNumberId: id(),
  date: day(),
  score: z.nullable(z.number()),
  max_score: z.number(),
  view_from: instant(),
  view_until: instant(),
  /** Until when a question can be appealed; null: not at all. */
  appeal_until: z.nullable(instant()),
  /** The number of examiners' comments; 0 until the paper is shown. */
  comments: z.int(),
})

/** An appeal about one question and its result; its number is that of its receipt. */
const appeal = z.object({
  appealID: id(),
  text: z.string(),
  created_at: instant(),
  status: z.enum(['sent', 'accepted', 'refused']),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant()),
  /** The question's points at the time of the appeal, and after the answer. */
  score_before: z.nullable(z.number()),
  score_after: z.nullable(z.number()),
})

/** The viewing, the deadline of appeals, and the points and comments once it is shown. */
const paperState = z.pick(viewedExam, {
  view_from: true,
  view_until: true,
  appeal_until: true,
  score: true,
  comments: true,
})

/** With a question: an appeal about it was answered. */
const paperChange = z.object({
  ...z.pick(viewedExam, { id: true, subject: true, subjecteng: true, examType: true, examTypeeng: true })
    .shape,
  question: z.nullable(z.int()),
  before: z.nullable(paperState),
  after: paperState,
})

/** A file submitted for an exam. */
const submittedFile = z.extend(fileRow, { handed_in_at: instant() })

/** When and where an exam is; without a room it is a distance exam, and `duration` is in minutes (spec 9.4.1). */
export const examTime = z.object({
  ...examType.shape,
  examScheduleID: id(),
  date: day(),
  start: time(),
  duration: z.int(),
  room: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  is_distance: z.boolean(),
  /** When files can be submitted; for distance exams only. */
  upload_from: z.nullable(instant()),
  upload_until: z.nullable(instant()),
})

const scheduledExam = z.extend(subjectRow, { ...examTime.shape, files: z.array(submittedFile) })

/** Without a room it is a distance exam, for which files can be submitted. */
const examState = z.object({
  date: day(),
  start: time(),
  duration: z.int(),
  room: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  ...z.pick(scheduledExam, { upload_from: true, upload_until: true }).shape,
})

/** An exam that was announced, moved or cancelled, with its names even when cancelled. */
const examChange = z.object({
  kind: z.literal('exam'),
  examScheduleID: id(),
  ...z.pick(subjectRow, { subject: true, subjecteng: true }).shape,
  ...z.pick(examType, { examType: true, examTypeeng: true }).shape,
  before: z.nullable(examState),
  after: z.nullable(examState),
})

/** The last day to register for distance exams, as the semester words it: "8 June" (spec 9.4.2); null: none is announced. */
const registrationDeadline = z.object({
  registration_deadline: z.nullable(z.string()),
  registration_deadlineeng: z.nullable(z.string()),
})
const deadlineChange = z.object({
  kind: z.literal('registration'),
  before: registrationDeadline,
  after: registrationDeadline,
})

/** The endings that an exam file may have (spec 9.4.3). */
const examFileTypes = [
  'gif',
  'jpg',
  'png',
  'jpeg',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'rar',
  'zip',
] as const

/** The exam schedule and marked exam papers (spec 7.7). */
export const exams = area({
  viewed: call('GET /api/view-exams', {
    summary:
      "Lists the student's marked exams with the times for viewing them, and a page of their appeals, latest first.",
    query: pageQuery,
    reply: z.object({
      now: instant(),
      exams: z.array(viewedExam),
      appeals: pageSchema(z.extend(appeal, { id: id(), number: z.int() })),
      ...pageChanges(paperChange),
    }),
  }),
  seenPapers: call('POST /api/view-exams/seen', { refuses: [409], ...seenVersion('the exam papers') }),
  comments: call('GET /api/view-exams/comments/{id}', {
    summary: "Lists the examiners' comments on one exam.",
    params: { id: idText() },
    refuses: [404, 423],
    reply: z.object({
      comments: z.array(
        z.object({
          commentID: id(),
          text: z.string(),
          name: z.string(),
          nameeng: z.string(),
          created_at: instant(),
        }),
      ),
    }),
  }),
  answers: call('GET /api/view-exams/answers/{id}', {
    summary: "Lists the questions of one exam with the student's answers and their points.",
    params: { id: idText() },
    refuses: [404, 423],
    reply: z.object({
      now: instant(),
      exam: viewedExam,
      answers: z.array(
        z.object({
          questionID: id(),
          number: z.int(),
          question: z.string(),
          questioneng: z.string(),
          answer: z.nullable(z.string()),
          correct: z.nullable(z.string()),
          correcteng: z.nullable(z.string()),
          score: z.nullable(z.number()),
          max_score: z.number(),
          comment: z.nullable(z.string()),
          /** The first page with the answer. */
          page: z.nullable(z.int()),
          /** Where on that page, as shares of its height; null: unknown. */
          area: z.nullable(z.object({ top: z.number(), bottom: z.number() })),
          appeal: z.nullable(appeal),
        }),
      ),
    }),
  }),
  appeal: call('POST /api/view-exams/answers/{id}/appeals', {
    summary: 'Appeals the points of one question; `appealID` is the number of the receipt.',
    params: { id: idText() },
    body: z.object({ questionID: id(), text: prose(3000) }),
    refuses: [404, 409, 423],
    reply: z.object({ appealID: id() }),
  }),
  answerBlanks: call('GET /api/view-exams/answer-blanks/{id}', {
    summary:
      'Lists the scanned pages of one exam, each with a link to its picture that is valid for a few minutes.',
    params: { id: idText() },
    refuses: [404, 423],
    reply: z.object({
      pages: z.array(z.object({ page: z.int(), width: z.int(), height: z.int(), picture: z.string() })),
      /** Seconds for which the links are valid. */
      expires_in: z.int(),
    }),
  }),
  page: publicCall('GET /api/view-exams/pages/{link}', {
    answers: 'file',
    summary: 'Downloads the picture of one scanned page by the link given to its owner.',
    params: { link: z.string().check(z.regex(/^[\w-]{1,120}$/)) },
    refuses: [404],
    reply: fileBytes(),
  }),
  schedule: call('GET /api/exam-schedule', {
    summary: "Lists the student's exams this semester with day, time, room and seat.",
    reply: z.object({
      now: instant(),
      exams: z.array(scheduledExam),
      ...registrationDeadline.shape,
      ...pageChanges(z.union([examChange, deadlineChange])),
    }),
  }),
  seen: call('POST /api/exam-schedule/seen', { refuses: [409], ...seenVersion('the exams') }),
  types: call('GET /api/exam-schedule/types', {
    summary: 'Lists the types of exams for filtering the list.',
    reply: z.object({ types: z.array(examType) }),
  }),
  instructions: call('GET /api/exam-schedule/examInstructions', {
    summary: 'Returns the rules that are shown before an exam.',
    reply: z.object({
      text: z.string(),
      texteng: z.string(),
      currentExam: z.nullable(id()),
    }),
  }),
  uploadFiles: call('POST /api/exam-schedule/{examScheduleID}/files', {
    summary: 'Uploads the files of an exam while it runs, up to 30 MB each.',
    params: { examScheduleID: idText() },
    files: {
      'files[]': { required: true, many: true, most: 10, maxBytes: 30 * megabyte, types: examFileTypes },
    },
    refuses: [403, 404, 409, 423],
    reply: z.object({ files: z.array(submittedFile) }),
  }),
})
