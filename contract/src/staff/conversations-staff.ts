import * as z from 'zod/mini'
import { attachments, conversation, message, messageBody } from '../administration/conversations.ts'
import { area, fileBytes, id, idText, staffCall } from '../endpoint/endpoint.ts'
import { pageQuery, pageSchema, searchQuery } from '../endpoint/paging.ts'

const writeMessages = staffCall('conversations.write')
const params = { id: idText() } as const

/** The conversations of the lecturer who the caller is, with students and groups (spec 2.33). */
export const conversationsStaff = area({
  list: writeMessages('GET /api/staff/conversations', {
    summary: 'Lists the own conversations, latest first; `search` matches names and codes.',
    query: { ...pageQuery, ...searchQuery },
    studentCodesIn: ['code', 'seenBy'],
    reply: z.extend(pageSchema(conversation), {
      /** Unread messages of all conversations. */
      new_messages_count: z.int(),
    }),
  }),
  messages: writeMessages('GET /api/staff/conversations/{id}/messages', {
    summary: 'Lists the messages of an own conversation, newest first; the first page marks them as seen.',
    params,
    query: pageQuery,
    refuses: [404],
    studentCodesIn: ['code', 'seenBy'],
    reply: z.extend(pageSchema(message), { conversation }),
  }),
  write: writeMessages('POST /api/staff/conversations/{id}', {
    summary: 'Sends a message to an own conversation.',
    params,
    body: z.object(messageBody),
    files: attachments,
    refuses: [404, 429],
    reply: z.object({ conversationID: id(), message }),
  }),
  file: writeMessages('GET /api/staff/conversations/{id}/files/{fileID}', {
    answers: 'file',
    summary: 'Downloads a file of an own conversation; the download stands in the audit.',
    params: { ...params, fileID: idText() },
    refuses: [404],
    reply: fileBytes(),
  }),
})
