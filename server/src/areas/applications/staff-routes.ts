import type { applicationsStaff } from '#contract/staff/applications-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answer, Answering, LockedEntry } from '#server/answering/answering.ts'
import { openFile } from '#server/answering/open-file.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { deleteFile, saveFile } from '#server/http/files/sql.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import type { Routes } from '#server/http/serve.ts'
import { addReceiptReason } from './add-receipt-reason.ts'
import {
  findFileForStaff,
  loadApplication,
  lockApplicationForStaff,
  saveApplicationAnswer,
  undoApplicationAnswer,
} from './staff-sql.ts'

interface ApplicationAnswer extends Answer {
  /** The document that the student downloads. */
  readonly file: ReceivedFile | undefined
}

const answering: Answering<LockedEntry, ApplicationAnswer> = {
  kind: 'application',
  entity: 'application',
  lock: lockApplicationForStaff,
  save: async (tx, id, _, { decision, text, file }) => {
    const fileID = file === undefined ? null : await saveFile(tx, null, file)
    await saveApplicationAnswer(tx, id, decision, text, fileID)
    return { status: decision, reason: text, ...(file && { file: file.filename }) }
  },
  restore: async (tx, id, { status }) => {
    const { fileID } = await undoApplicationAnswer(tx, id, status as string)
    if (fileID !== null) await deleteFile(tx, fileID)
    return true
  },
}

/** Applications. */
export const staffRoutes: Routes<typeof applicationsStaff> = {
  ...answeringRoutes(
    answering,
    async (...caller) => {
      const found = await loadApplication(...caller)
      return found && addReceiptReason(found)
    },
    (
      body: Parameters<typeof toAnswer>[0],
      { file }: { readonly file?: ReceivedFile | undefined },
    ): ApplicationAnswer => ({ ...toAnswer(body), file }),
  ),
  file: ({ db, staff, params, request }) =>
    openFile(db, toActor(staff, request), {
      entity: 'application',
      id: params.id,
      find: (tx, staffID, operation, id) => findFileForStaff(tx, staffID, operation, id, params.fileID),
    }),
}
