import * as z from 'zod/mini'
import { area, done, fileBytes, id, staffCall } from '../../endpoint/endpoint.ts'
import { bookRow } from '../../rows/book-row.ts'
import { fileRow } from '../../rows/file-row.ts'
import { answerBody, answered, entryParams, undoBody, version } from '../answering/answer.ts'

const scan = staffCall('library.scan')

/** Orders to scan pages (spec 2.41). */
export const scanOrdersStaff = area({
  entry: scan('GET /api/staff/scan-orders/{id}', {
    summary: 'Returns an order to scan pages, with its scan once it is done.',
    params: entryParams,
    refuses: [404],
    reply: z.object({
      orderID: id(),
      version,
      book: bookRow,
      first_page: z.int(),
      last_page: z.int(),
      status: z.enum(['sent', 'cancelled', 'done']),
      reason: z.nullable(z.string()),
      file: z.nullable(fileRow),
    }),
  }),
  answer: scan('POST /api/staff/scan-orders/{id}/answer', {
    summary: 'Sends the scan, or refuses the order with a reason.',
    params: entryParams,
    body: answerBody(['done', 'cancelled']),
    files: {
      file: {
        required: false,
        many: false,
        maxBytes: 30 * 1024 * 1024,
        types: ['pdf', 'jpg', 'jpeg', 'png', 'zip'],
      },
    },
    refuses: [404, 409],
    reply: answered,
  }),
  undo: scan('POST /api/staff/scan-orders/{id}/undo', {
    summary: 'Undoes the own answer within a minute.',
    params: entryParams,
    body: undoBody,
    refuses: [404, 409],
    reply: done(),
  }),
  file: scan('GET /api/staff/scan-orders/{id}/file', {
    answers: 'file',
    summary: 'Downloads the scan of an order; the download stands in the audit.',
    params: entryParams,
    refuses: [404],
    reply: fileBytes(),
  }),
})
