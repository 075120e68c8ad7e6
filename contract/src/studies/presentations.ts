import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant, line } from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { pageSchema, pageQuery } from '../endpoint/paging.ts'
import { subjectName } from '../rows/subject-row.ts'

const presentation = z.object({
  presentationID: id(),
  ...subjectName.shape,
  title: z.string(),
  file: fileRow,
  created_at: instant(),
  /** Until the deadline of its subject. */
  can_be_removed: z.boolean(),
})

/** A subject of this semester with presentations, and how many more the student can submit. */
const presentationSubject = z.extend(subjectName, {
  upload_until: z.nullable(instant()),
  is_open: z.boolean(),
  left: z.int(),
})

/** The deadline of a subject's presentations; null: no presentations. */
const deadlineState = z.nullable(z.pick(presentationSubject, { upload_until: true }))
const deadlineChange = z.extend(subjectName, {
  before: deadlineState,
  after: deadlineState,
})

/** Presentations for subjects: Word and PowerPoint, at most 10 MB (spec 2.21, 9.5). */
export const presentations = area({
  list: call('GET /api/presentations', {
    summary:
      "Lists the student's presentations, latest first, the subjects with presentations and their deadlines, and what changed since the last visit.",
    query: pageQuery,
    reply: z.extend(pageSchema(presentation), {
      subjects: z.array(presentationSubject),
      ...pageChanges(deadlineChange),
    }),
  }),
  seen: call('POST /api/presentations/seen', {
    refuses: [409],
    ...seenVersion('the subjects and their deadlines'),
  }),
  send: call('POST /api/presentations', {
    summary: "Submits a presentation for one of the student's subjects.",
    body: z.object({ subjectID: idText(), title: line(200) }),
    files: {
      file: {
        required: true,
        many: false,
        maxBytes: 10 * 1024 * 1024,
        types: ['doc', 'docx', 'ppt', 'pptx'],
      },
    },
    refuses: [404, 409, 423],
    reply: z.object({ presentationID: id() }),
  }),
  file: call('GET /api/presentations/{id}/file', {
    summary: "Downloads the file of one of the student's presentations.",
    params: { id: idText() },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  remove: call('DELETE /api/presentations/{id}', {
    summary: 'Deletes a presentation and its file before the deadline.',
    params: { id: idText() },
    refuses: [404, 423],
    reply: done(),
  }),
})
