import * as z from 'zod/mini'
import {
  applicationFile,
  applicationStatus,
  applicationSteps,
  applicationValue,
} from '../administration/applications.ts'
import { area, done, fileBytes, id, idText, staffCall } from '../endpoint/endpoint.ts'
import { receipt } from '../registration/receipt.ts'
import { fileRow } from '../rows/file-row.ts'
import { answerBody, answered, entryParams, undoBody, version } from './answering/answer.ts'

const answerApplications = staffCall('applications.answer')
const fileParams = { ...entryParams, fileID: idText() } as const

/** Applications of students (spec 2.32). */
export const applicationsStaff = area({
  entry: answerApplications('GET /api/staff/applications/{id}', {
    summary:
      'Returns an application with what was written, its files, its answer and each change of its state.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      applicationID: id(),
      version,
      kind: z.string(),
      kindeng: z.string(),
      values: z.array(applicationValue),
      files: z.array(applicationFile),
      answer_files: z.array(fileRow),
      steps: applicationSteps,
      status: applicationStatus,
      /** Missing parts of the setting `university` because of which no certificate was issued. */
      letterhead_lacks: z.array(z.string()),
      /** The refused attempt at registration that it is about. */
      receipt: z.nullable(receipt),
    }),
  }),
  answer: answerApplications('POST /api/staff/applications/{id}/answer', {
    summary: 'Receives an application, or decides that it is satisfied or not; a document can be attached.',
    params: entryParams,
    body: answerBody(['received', 'satisfied', 'not_satisfied']),
    files: {
      file: {
        required: false,
        many: false,
        maxBytes: 10 * 1024 * 1024,
        types: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'],
      },
    },
    refuses: [404, 409],
    reply: answered,
  }),
  undo: answerApplications('POST /api/staff/applications/{id}/undo', {
    summary: 'Undoes the own answer within a minute.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
  file: answerApplications('GET /api/staff/applications/{id}/files/{fileID}', {
    answers: 'file',
    summary: 'Downloads a file of an application; the download stands in the audit.',
    params: fileParams,
    refuses: [404],
    reply: fileBytes(),
  }),
})
