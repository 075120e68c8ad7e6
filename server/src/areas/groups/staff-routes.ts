import type { groupsStaff } from '#contract/staff/groups-staff.ts'
import { answerEntry } from '#server/answering/answer-entry.ts'
import { toVersion, type Answering } from '#server/answering/answering.ts'
import { undoAnswer } from '#server/answering/undo-answer.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadRequest, lockRequest, saveRequestAnswer } from './staff-sql.ts'

const answering: Answering = {
  kind: 'group_request',
  entity: 'group_request',
  lock: lockRequest,
  save: async (tx, id, _, { decision, text }) => {
    await saveRequestAnswer(tx, id, decision, text)
    return { status: decision, answer: text }
  },
  restore: async (tx, id, { status, answer }) =>
    (await saveRequestAnswer(tx, id, status as string, answer as string | null)) !== undefined,
}

/** Requests for groups, for who opens them. */
export const staffRoutes: Routes<typeof groupsStaff, 'groupsStaff'> = {
  entry: async ({ db, staff, params }) => {
    const found = await loadRequest(db, staff.staffID, staff.operation, params.id)
    const { changes, ...request } = requireFound(found, httpWords.notFound)
    return { ...request, version: toVersion(changes) }
  },
  answer: ({ db, staff, params, body, request }) =>
    answerEntry(
      db,
      toActor(staff, request),
      answering,
      { id: params.id, key: readAttemptKey(request), version: body.version },
      { decision: body.decision, text: body.text || null },
    ),
  undo: ({ db, staff, params, body, request }) =>
    undoAnswer(db, toActor(staff, request), answering, { id: params.id, answerID: body.answerID }),
}
