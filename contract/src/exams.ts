import * as z from 'zod/mini'
import { area, call, day, done, id, idText, instant, time } from './endpoint.ts'
import { fileRow } from './file-row.ts'
import { look, lookVersion } from './look.ts'
import { subjectRow } from './subject-row.ts'

const megabyte = 1024 * 1024

const examType = z.object({ examTypeID: id(), examType: z.string(), examTypeeng: z.string() })

/** An exam whose work I may look at; the three numbers are those of its screen's path (spec 2). */
const viewedExam = z.extend(subjectRow, {
  ...examType.shape,
  id: id(),
  examScheduleID: id(),
  examNumberId: id(),
  date: day(),
  score: z.nullable(z.number()),
  max_score: z.number(),
  view_until: z.nullable(instant()),
  has_answers: z.boolean(),
  has_answer_blanks: z.boolean(),
  comments: z.int(),
})

/** An exam that will be; without a room it is a distance exam, and `duration` is in minutes (spec 9). */
const scheduledExam = z.extend(subjectRow, {
  ...examType.shape,
  examScheduleID: id(),
  date: day(),
  start: time(),
  duration: z.int(),
  room: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  is_distance: z.boolean(),
  upload_until: z.nullable(instant()),
  files: z.array(fileRow),
})

/** When and where an exam is; no room: it is a distance exam. */
const examPlace = z.object({ date: day(), start: time(), duration: z.int(), room: z.nullable(z.string()) })

/** The endings that an exam file may have (spec 5 "File limits"). */
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

/** Exams: when they are, and how they went (spec 7 "Exams"). */
export const exams = area({
  viewed: call({
    method: 'GET',
    path: '/api/view-exams',
    access: 'student',
    says: 'My corrected exams whose work I may look at.',
    reply: z.object({ exams: z.array(viewedExam) }),
  }),
  comments: call({
    method: 'GET',
    path: '/api/view-exams/comments/{id}',
    access: 'student',
    says: 'What the examiners wrote on one exam.',
    params: { id: idText() },
    refuses: [403, 404],
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
  answers: call({
    method: 'GET',
    path: '/api/view-exams/answers/{id}',
    access: 'student',
    says: 'The questions of one exam with my answers and their points.',
    params: { id: idText() },
    refuses: [403, 404],
    reply: z.object({
      exam: viewedExam,
      answers: z.array(
        z.object({
          questionID: id(),
          number: z.int(),
          question: z.string(),
          answer: z.nullable(z.string()),
          correct: z.nullable(z.string()),
          score: z.nullable(z.number()),
          max_score: z.number(),
          comment: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  answerBlanks: call({
    method: 'GET',
    path: '/api/view-exams/answer-blanks/{id}',
    access: 'student',
    says: 'The scanned sheets of one exam, page by page, as base64 JPEG.',
    params: { id: idText() },
    refuses: [403, 404],
    reply: z.object({ pages: z.array(z.object({ page: z.int(), picture: z.string() })) }),
  }),
  schedule: call({
    method: 'GET',
    path: '/api/exam-schedule',
    access: 'student',
    says: 'My exams of this semester with day, time, room and seat.',
    reply: z.object({
      now: instant(),
      exams: z.array(scheduledExam),
      /** Until when one registers for distance exams, in the words of the semester: "8 June" (spec 9). */
      registration_deadline: z.nullable(z.string()),
      registration_deadlineeng: z.nullable(z.string()),
      ...look(
        z.object({
          examScheduleID: id(),
          before: z.nullable(examPlace),
          after: z.nullable(examPlace),
        }),
      ),
    }),
  }),
  seen: call({
    method: 'POST',
    path: '/api/exam-schedule/seen',
    access: 'student',
    says: 'Tell that the student has looked at this version of her exams: changes are told from it on.',
    body: z.object({ version: lookVersion() }),
    refuses: [409],
    reply: done(),
  }),
  types: call({
    method: 'GET',
    path: '/api/exam-schedule/types',
    access: 'student',
    says: 'The kinds of exam, to filter the list by.',
    reply: z.object({ types: z.array(examType) }),
  }),
  instructions: call({
    method: 'GET',
    path: '/api/exam-schedule/examInstructions',
    access: 'student',
    says: 'The rules of exams, as they are shown before one.',
    reply: z.object({
      text: z.string(),
      texteng: z.string(),
      currentExam: z.nullable(id()),
    }),
  }),
  uploadFiles: call({
    method: 'POST',
    path: '/api/exam-schedule/{examScheduleID}/files',
    access: 'student',
    says: 'Hand in the files of an exam, up to 30 MB each, while it runs.',
    params: { examScheduleID: idText() },
    files: {
      'files[]': { required: true, many: true, most: 10, maxBytes: 30 * megabyte, types: examFileTypes },
    },
    refuses: [403, 404, 409, 423],
    reply: z.object({ files: z.array(fileRow) }),
  }),
})
