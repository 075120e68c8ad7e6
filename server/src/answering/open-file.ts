import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'

export type FoundFile = StoredFile & { readonly studentID: number }

interface Opening {
  readonly entity: string
  readonly id: number
  /** The name, which the student has typed, says too much to stay in the audit. */
  readonly hidesName?: true
  /** Finds the file, if it is in a scope in which the caller holds the operation. */
  readonly find: (
    tx: Connection,
    staffID: number,
    operation: string,
    id: number,
  ) => Promise<FoundFile | undefined>
}

/** A file that a student has sent, for a member of staff; the audit records that they read it. */
export const openFile = (
  db: Database,
  actor: StaffActor,
  { entity, id, hidesName, find }: Opening,
): Promise<FoundFile> =>
  db.transaction(async (tx) => {
    const found = requireFound(await find(tx, actor.staffID, actor.operation, id), httpWords.notFound)
    await recordAudit(tx, actor, {
      entity,
      entityID: id,
      studentID: found.studentID,
      before: null,
      after: { readFile: hidesName ?? found.filename },
    })
    return found
  })
