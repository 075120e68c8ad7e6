import { recordAudit } from '#server/audit/record-audit.ts'
import { toConnection, type Database } from '#server/db/open.ts'
import { RefusedUndo } from '#server/records/undo/refused-undo.ts'
import { undoImport } from '#server/records/undo/undo-import.ts'
import { words } from '#server/records/undo/words.ts'
import { needsMore } from './list-forbidden.ts'
import { finishUndo, type StartedJob } from './sql.ts'

interface Run {
  readonly db: Database
  readonly jobID: number
  readonly job: StartedJob
}

/** Undoes the import of the job, if it is still the newest; its row in the audit is in the same transaction. */
export const runUndo = ({ db, jobID, job }: Run): Promise<unknown> =>
  undoImport(db.url, job.email, {
    beforeCommit: async (client, { id, tables, reversed }) => {
      if (id !== job.importID) throw new RefusedUndo(words.changed())
      const tx = toConnection(client)
      if (await needsMore(tx, job.staffID, tables)) throw new RefusedUndo(words.forbidden())
      await recordAudit(tx, job, {
        entity: 'record_import',
        entityID: id,
        before: { undone: false },
        after: { undone: true, ...(reversed > 0 && { reversed }) },
      })
      await finishUndo(tx, jobID)
    },
  })
