import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { tables as coveredTables } from '#server/records/oneroster/exported-rows.ts'
import { allTables } from '#server/records/tables/all-tables.ts'
import { listUnreadable } from './run/list-forbidden.ts'
import type { ExportFormat } from './run/sql.ts'
import {
  deleteJob,
  findImport,
  findRunningUndo,
  insertExport,
  insertUndo,
  lockJob,
  queueJob,
} from './staff-sql.ts'
import { words } from './words.ts'

/** Locks the job for a change. Refuses one that is being processed. */
const lockIdle = async (tx: Connection, jobID: number) => {
  const job = requireFound(await lockJob(tx, jobID), httpWords.notFound)
  if (job.state === 'queued' || job.state === 'running') throw new Refusal(words.isRunning)
  return job
}

/** Queues the comparison: the first one, a repeated one, or that which a stop of the portal has broken off. */
export const checkImport = (
  db: Database,
  actor: StaffActor,
  jobID: number,
  overwrites: boolean,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const job = requireFound(await lockJob(tx, jobID), httpWords.notFound)
    const isQueued = job.phase === 'check' && ['queued', 'running'].includes(job.state)
    // Sent twice.
    if (isQueued && job.overwrites === overwrites) return 'ok'
    await lockIdle(tx, jobID)
    if (job.phase === 'apply' && job.state === 'done') throw new Refusal(httpWords.notFound)
    if (!job.isUploaded) throw new Refusal(words.notUploaded)
    const { staffID, operation, request } = actor
    await queueJob(tx, jobID, 'check', staffID, operation, request, JSON.stringify({ overwrites }))
    const after = { jobID, overwrites }
    await recordAudit(tx, actor, { entity: 'record_check', entityID: jobID, before: null, after })
    return 'ok'
  })

/** Queues the writing. `confirmed` is the number of rows to remove that the caller has seen. */
export const applyImport = (
  db: Database,
  actor: StaffActor,
  jobID: number,
  confirmed: number,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const job = requireFound(await lockJob(tx, jobID), httpWords.notFound)
    // Sent twice.
    if (job.phase === 'apply' && ['queued', 'running', 'done'].includes(job.state)) return 'ok'
    await lockIdle(tx, jobID)
    const isChecked =
      (job.phase === 'check' && job.state === 'done') || (job.phase === 'apply' && job.state === 'broken')
    const canApply = job.outcome === 'dry run' || job.outcome === 'too many removals'
    if (!isChecked || !canApply) throw new Refusal(words.notChecked)
    if (job.outcome === 'too many removals' && confirmed !== job.removals)
      throw new Refusal(words.removalsNotConfirmed, { count: job.removals })
    const removals = job.outcome === 'too many removals' ? confirmed : 0
    const { staffID, operation, request } = actor
    await queueJob(tx, jobID, 'apply', staffID, operation, request, JSON.stringify({ removals }))
    const after = { jobID, removals }
    await recordAudit(tx, actor, { entity: 'record_apply', entityID: jobID, before: null, after })
    return 'ok'
  })

/** Deletes an import that is not applied; returns the names of its files, which go after the commit. */
export const cancelImport = (db: Database, actor: StaffActor, jobID: number): Promise<string[]> =>
  db.transaction(async (tx) => {
    const { phase, state } = await lockIdle(tx, jobID)
    if (phase === 'apply' && state === 'done') throw new Refusal(httpWords.notFound)
    const deleted = await deleteJob(tx, jobID)
    await recordAudit(tx, actor, {
      entity: 'record_upload',
      entityID: jobID,
      before: { phase, state },
      after: null,
    })
    return deleted?.names ?? []
  })

/** Queues the undoing of the newest import. */
export const undoImport = (db: Database, actor: StaffActor, importID: number): Promise<{ jobID: number }> =>
  db.transaction(async (tx) => {
    const { isNewest, isUndone } = requireFound(await findImport(tx, importID), httpWords.notFound)
    if (isUndone) throw new Refusal(httpWords.notFound)
    if (!isNewest) throw new Refusal(words.notNewest)
    const { staffID, operation, request } = actor
    const made = await insertUndo(tx, staffID, operation, request, importID)
    if (made === undefined) return requireFound(await findRunningUndo(tx, importID), httpWords.notFound)
    await recordAudit(tx, actor, {
      entity: 'record_undo',
      entityID: importID,
      before: null,
      after: { importID, ...made },
    })
    return made
  })

/** Queues the writing of tables into a file; without a choice, of all that the caller may read. */
export const exportTables = (
  db: Database,
  actor: StaffActor,
  { tables, format }: { readonly tables?: readonly string[] | undefined; readonly format: ExportFormat },
): Promise<{ jobID: number }> =>
  db.transaction(async (tx) => {
    const names = allTables.map(({ name }) => name)
    const unknown = tables?.find((name) => !names.includes(name))
    if (unknown !== undefined) throw new Refusal(words.noSuchTable, { table: unknown })
    const { staffID, operation, request } = actor
    // OneRoster says itself which tables it covers.
    const asked = format === 'oneroster' ? coveredTables : (tables ?? names)
    const unreadable = await listUnreadable(tx, staffID, asked)
    const isChosen = format === 'oneroster' || tables !== undefined
    const left = asked.filter((name) => !unreadable.includes(name))
    if ((isChosen && unreadable.length > 0) || left.length === 0)
      throw new Refusal(words.notReadable, { tables: unreadable.join(', ') })
    const options = { tables: left, format }
    const made = await insertExport(tx, staffID, operation, request, JSON.stringify(options))
    if (made === undefined) throw new Refusal(words.tooManyExports)
    await recordAudit(tx, actor, {
      entity: 'record_export',
      entityID: made.jobID,
      before: null,
      after: options,
    })
    return made
  })
