import * as z from 'zod/mini'
import {
  area,
  done,
  id,
  idText,
  instant,
  line,
  ownAccount,
  prose,
  staffCall,
} from '../../endpoint/endpoint.ts'
import { inboxKinds } from '../inbox-kinds.ts'

const own = staffCall(ownAccount)
const write = staffCall('templates.write')

const kind = z.enum(inboxKinds)

const template = z.object({
  templateID: id(),
  kind,
  name: z.string(),
  nameeng: z.string(),
  text: z.string(),
  texteng: z.string(),
  is_own: z.boolean(),
  /** Whose staff uses it; null is the whole university, or the caller alone. */
  schoolID: z.nullable(id()),
  school: z.nullable(z.string()),
  schooleng: z.nullable(z.string()),
  changed_at: instant(),
  may_change: z.boolean(),
})

/** As long as an answer can be. */
const written = {
  kind,
  name: line(80),
  nameeng: line(80),
  text: prose(2000),
  texteng: prose(2000),
} as const
const shared = z.object({ ...written, schoolID: z.nullable(id()) })
const saved = z.object({ templateID: id() })
const params = { id: idText() } as const

/** Texts for answers of the inbox, in both languages: the own ones, and those of a school or of the whole university. */
export const answerTemplates = area({
  list: staffCall('inbox.read')('GET /api/staff/answer-templates', {
    summary:
      "Lists the caller's answer templates, those of the whole university, and those of the schools in the caller's scope.",
    reply: z.object({ templates: z.array(template) }),
  }),
  options: write('GET /api/staff/answer-templates/options', {
    summary:
      'Lists the schools whose templates the caller writes, and whether those of the whole university too.',
    reply: z.object({
      schools: z.array(z.object({ schoolID: id(), school: z.string(), schooleng: z.string() })),
      is_university: z.boolean(),
    }),
  }),
  addOwn: own('POST /api/staff/answer-templates/own', {
    summary: 'Adds a template of one’s own.',
    body: z.object(written),
    reply: saved,
  }),
  changeOwn: own('POST /api/staff/answer-templates/own/{id}', {
    summary: 'Changes a template of one’s own.',
    params,
    body: z.object(written),
    refuses: [404],
    reply: saved,
  }),
  deleteOwn: own('DELETE /api/staff/answer-templates/own/{id}', {
    summary: 'Deletes a template of one’s own.',
    params,
    refuses: [404],
    reply: done(),
  }),
  addShared: write('POST /api/staff/answer-templates/shared', {
    summary: 'Adds a template of a school, or without one of the whole university.',
    body: shared,
    refuses: [404],
    reply: saved,
  }),
  changeShared: write('POST /api/staff/answer-templates/shared/{id}', {
    summary: 'Changes a template of a school or of the whole university.',
    params,
    body: shared,
    refuses: [404],
    reply: saved,
  }),
  deleteShared: write('DELETE /api/staff/answer-templates/shared/{id}', {
    summary: 'Deletes a template of a school or of the whole university.',
    params,
    refuses: [404],
    reply: done(),
  }),
})
