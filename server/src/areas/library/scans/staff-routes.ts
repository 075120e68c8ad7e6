import type { scanOrdersStaff } from '#contract/staff/books/scan-orders-staff.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answer, Answering, LockedEntry } from '#server/answering/answering.ts'
import { openFile } from '#server/answering/open-file.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { deleteFile, saveFile } from '#server/http/files/sql.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { fieldWords } from '../words.ts'
import {
  findScanForStaff,
  loadScanOrder,
  lockScanOrder,
  saveScanAnswer,
  undoScanAnswer,
} from './staff-sql.ts'

interface ScanAnswer extends Answer {
  readonly file: ReceivedFile | undefined
}

const answering: Answering<LockedEntry, ScanAnswer> = {
  kind: 'scan_order',
  entity: 'scan_order',
  lock: lockScanOrder,
  save: async (tx, id, _, { decision, text, file }) => {
    if (decision !== 'done') {
      await saveScanAnswer(tx, id, decision, text, null)
      return { status: decision, reason: text }
    }
    if (file === undefined) throw new FieldRefusal({ file: [{ phrase: fieldWords.fileMissing }] })
    await saveScanAnswer(tx, id, decision, text, await saveFile(tx, null, file))
    return { status: decision, reason: text, file: file.filename }
  },
  restore: async (tx, id) => {
    const { fileID } = await undoScanAnswer(tx, id)
    if (fileID !== null) await deleteFile(tx, fileID)
    return true
  },
}

/** Orders to scan pages. */
export const staffRoutes: Routes<typeof scanOrdersStaff> = {
  ...answeringRoutes(
    answering,
    loadScanOrder,
    (
      body: Parameters<typeof toAnswer>[0],
      { file }: { readonly file?: ReceivedFile | undefined },
    ): ScanAnswer => ({ ...toAnswer(body), file }),
  ),
  file: ({ db, staff, params, request }) =>
    openFile(db, toActor(staff, request), { entity: 'scan_order', id: params.id, find: findScanForStaff }),
}
