import type { documentsStaff } from '#contract/staff/documents-staff.ts'
import { answerEntry } from '#server/answering/answer-entry.ts'
import { toVersion, type Answering } from '#server/answering/answering.ts'
import { openFile } from '#server/answering/open-file.ts'
import { undoAnswer } from '#server/answering/undo-answer.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import {
  acceptDocument,
  findFileOfDocument,
  loadDocument,
  lockDocument,
  restoreDocument,
  returnDocument,
} from './staff-sql.ts'

const answering: Answering = {
  kind: 'missing_document',
  entity: 'missing_document',
  lock: lockDocument,
  save: async (tx, id, _, { decision, text }) => {
    if (decision === 'accepted') await acceptDocument(tx, id)
    else await returnDocument(tx, id, text)
    return { status: decision, reason: decision === 'accepted' ? null : text }
  },
  restore: async (tx, id, { uploadedAt, reason }) =>
    (await restoreDocument(tx, id, uploadedAt as string, reason as string | null)) !== undefined,
}

/** Uploaded documents, for who accepts or returns them. */
export const staffRoutes: Routes<typeof documentsStaff, 'documentsStaff'> = {
  entry: async ({ db, staff, params }) => {
    const found = await loadDocument(db, staff.staffID, staff.operation, params.id)
    const { changes, revision, ...document } = requireFound(found, httpWords.notFound)
    return { ...document, version: toVersion(changes, revision) }
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
  file: ({ db, staff, params, request }) =>
    openFile(db, toActor(staff, request), {
      entity: 'missing_document',
      id: params.id,
      find: findFileOfDocument,
    }),
}
