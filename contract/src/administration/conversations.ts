import * as z from 'zod/mini'
import {
  area,
  call,
  done,
  fileBytes,
  id,
  idText,
  instant,
  line,
  prose,
  trimmed,
  trimmedLine,
} from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { pageSchema, pageQuery, searchQuery } from '../endpoint/paging.ts'

/** Somebody to write to: a student, a lecturer or a group (spec 2.33). */
const counterpart = {
  name: z.string(),
  nameeng: z.string(),
  fname: z.nullable(z.string()),
  lname: z.nullable(z.string()),
  fnameeng: z.nullable(z.string()),
  lnameeng: z.nullable(z.string()),
  is_group: z.boolean(),
  is_student: z.boolean(),
  code: z.string(),
}

const recipient = z.object({
  recipient_code: z.string(),
  ...counterpart,
  /** The subjects that a lecturer teaches the student, or the subject of a group; empty for a fellow student. */
  subjects: z.array(z.object({ subjectID: id(), subject: z.string(), subjecteng: z.string() })),
})

/** One message; `seenBy` are the codes of the others who have seen it. */
export const message = z.object({
  conversation_messageID: id(),
  created_at: instant(),
  seenBy: z.array(z.string()),
  text: z.string(),
  code: z.string(),
  fname: z.string(),
  lname: z.string(),
  fnameeng: z.string(),
  lnameeng: z.string(),
  is_mine: z.boolean(),
  files: z.array(fileRow),
})

export const conversation = z.object({
  conversationID: id(),
  ...counterpart,
  last_message: z.nullable(message),
  new_messages_count: z.int(),
  /** Its messages are not counted. */
  is_muted: z.boolean(),
})

/** A message that a search has found, and with whom it was exchanged. */
const foundMessage = z.object({
  conversationID: id(),
  ...counterpart,
  message,
})

/** The files of a message; what they are is read from their bytes. */
export const attachments = {
  'files[]': {
    required: false,
    many: true,
    most: 5,
    maxBytes: 10 * 1024 * 1024,
    types:
      'pdf doc docx xls xlsx ppt pptx odt ods odp rtf txt csv jpg jpeg png gif webp heic mp3 m4a mp4 zip rar'.split(
        ' ',
      ),
  },
}

export const messageBody = {
  /** May be empty when files are sent. */
  text: z._default(z.string().check(trimmed(), z.maxLength(5000)), ''),
}

/** Messages with lecturers, students and groups (spec 2.33). */
export const conversations = area({
  count: call('GET /api/conversations/count', {
    summary: "Counts the student's unread messages, without muted conversations.",
    isForPrograms: true,
    reply: z.object({ count: z.int() }),
  }),
  list: call('GET /api/conversations/list', {
    summary:
      "Lists the student's conversations, latest first; `search` matches names and codes, and finds the latest messages that have its words.",
    query: { ...pageQuery, ...searchQuery },
    reply: z.extend(pageSchema(conversation), {
      /** For a search: the latest messages, with its first page. */
      messages: z.array(foundMessage),
    }),
  }),
  recipients: call('GET /api/conversations/recipients', {
    summary:
      'Lists whom the student can write to: their lecturers and groups of this semester, or those and the fellow students who match `search` by name or code.',
    query: searchQuery,
    reply: z.object({ recipients: z.array(recipient) }),
  }),
  messages: call('GET /api/conversations/{id}/messages', {
    summary: 'Lists the messages of a conversation, newest first.',
    params: { id: idText() },
    query: pageQuery,
    refuses: [404],
    reply: z.extend(pageSchema(message), { conversation }),
  }),
  seen: call('GET /api/conversations/{id}/messages/{messageId}/seen', {
    summary: 'Marks a message and all before it as seen by the student; never prefetched.',
    params: { id: idText(), messageId: idText() },
    refuses: [404],
    reply: z.object({ seenBy: z.array(z.string()) }),
  }),
  file: call('GET /api/conversations/{id}/files/{fileID}', {
    summary: 'Downloads a file of a conversation.',
    params: { id: idText(), fileID: idText() },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  start: call('POST /api/conversations', {
    summary: 'Sends a message to a recipient; continues the conversation with them if there is one.',
    body: z.object({ ...messageBody, recipient_code: line(40) }),
    files: attachments,
    refuses: [404, 429],
    reply: z.object({ conversationID: id(), message }),
  }),
  write: call('POST /api/conversations/{id}', {
    summary: 'Sends a message to a conversation.',
    params: { id: idText() },
    body: z.object({
      ...messageBody,
      recipient_code: z.optional(z.string().check(trimmedLine(), z.maxLength(40))),
    }),
    files: attachments,
    refuses: [404, 429],
    reply: z.object({ conversationID: id(), message }),
  }),
  mute: call('POST /api/conversations/{id}/mute', {
    summary: 'Leaves the messages of a conversation out of the count, or counts them again.',
    params: { id: idText() },
    body: z.object({ is_muted: z.boolean() }),
    refuses: [404],
    reply: done(),
  }),
  report: call('POST /api/conversations/{id}/messages/{messageId}/report', {
    summary: 'Reports a message of somebody else to the university, as a problem with the message in it.',
    params: { id: idText(), messageId: idText() },
    body: z.object({ reason: prose(1000) }),
    refuses: [404, 429],
    reply: z.object({ problemID: id() }),
  }),
  leave: call('DELETE /api/conversations/{id}', {
    summary: 'Leaves the conversation of a group; writing to the group joins it again.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
