import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { deleteFile, saveFile } from '#server/http/files/sql.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { words } from '../words.ts'
import { toAuditedTitle } from './save-title.ts'
import { loadTitle, lockTitle, saveTitleFile, type Title } from './staff-sql.ts'

interface OnlineFile {
  readonly file: ReceivedFile
  readonly onlineFor: 'all' | 'subject'
}

/**
 * Saves the file of a title in place of the former one, or with null takes it away. Refuses with 404 outside the own
 * scope, with 409 a book without a subject whose students alone may read it.
 */
export const saveOnlineFile = (
  db: Database,
  actor: StaffActor,
  bookID: number,
  online: OnlineFile | null,
): Promise<Title> =>
  db.transaction(async (tx) => {
    const { staffID, operation } = actor
    const found = requireFound(await lockTitle(tx, staffID, operation, bookID), httpWords.notFound)
    const { title: before } = await loadTitle(tx, bookID)
    if (online?.onlineFor === 'subject' && before.subjectID === null) throw new Refusal(words.subjectNeeded)
    const fileID = online === null ? null : await saveFile(tx, null, online.file)
    await saveTitleFile(tx, bookID, fileID, online?.onlineFor ?? null)
    if (found.fileID !== null) await deleteFile(tx, found.fileID)
    const { title: after } = await loadTitle(tx, bookID)
    await recordAudit(tx, actor, {
      entity: 'book',
      entityID: bookID,
      schoolID: found.schoolID,
      before: toAuditedTitle(before),
      after: toAuditedTitle(after),
    })
    return after
  })
