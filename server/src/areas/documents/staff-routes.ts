import type { documentsStaff } from '#contract/staff/documents-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answering } from '#server/answering/answering.ts'
import { openFile } from '#server/answering/open-file.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Routes } from '#server/http/serve.ts'
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

/** Uploaded documents. */
export const staffRoutes: Routes<typeof documentsStaff> = {
  ...answeringRoutes(answering, loadDocument, toAnswer),
  file: ({ db, staff, params, request }) =>
    openFile(db, toActor(staff, request), {
      entity: 'missing_document',
      id: params.id,
      find: findFileOfDocument,
    }),
}
