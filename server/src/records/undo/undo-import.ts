import type pg from 'pg'
import { openClient } from '#server/db/connection/open-client.ts'
import { isStatementError } from '#server/db/errors/is-statement-error.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { auditMarks } from '../audit/sql.ts'
import { listCoded } from '../difference/compare-tables.ts'
import {
  begin,
  commit,
  createCodes,
  createStored,
  hasIdentity,
  listReferences,
  lockImports,
  lockSemester,
  lockTable,
  rollback,
  setActor,
  setTimeZone,
  type Reference,
} from '../sql.ts'
import type { Reversal } from '../record-table.ts'
import { allTables } from '../tables/all-tables.ts'
import { RefusedUndo } from './refused-undo.ts'
import {
  deleteAdded,
  deleteChanges,
  findLastImport,
  freeWritten,
  listDependents,
  listEdited,
  listStepFields,
  listSteps,
  listWritableFields,
  markUndone,
  restoreChanged,
  restoreDeleted,
  restoreHashes,
  type Step,
} from './sql.ts'
import { words } from './words.ts'

interface LastImport {
  readonly id: number
  readonly at: Date
  readonly made_by: string
}

interface UndoneImport extends LastImport {
  /** Rows that were added to take back others, because nobody can delete those. */
  readonly reversed: number
  /** The tables that it had changed. */
  readonly tables: readonly string[]
}

const numbered = new Set(allTables.filter(hasIdentity).map(({ relation }) => relation))

const findTable = (kind: string) => allTables.find(({ name }) => name === kind)!

/** Data written since on the basis of the import would be lost. */
const requireUnedited = async (client: pg.Client, id: number, steps: readonly Step[]): Promise<void> => {
  const tables = allTables.filter(({ name }) => steps.some(({ kind }) => kind === name))
  for (const name of listCoded(tables.map((table) => table.name)))
    await client.query(createCodes(findTable(name)))
  for (const table of tables) {
    await client.query(createStored(table))
    const { rows } = await client.query<{ key: string }>(listEdited(table, id))
    if (rows.length > 0)
      throw new RefusedUndo(words.edited(table.name, rows.map(({ key }) => key).join(', ')))
  }
}

const requireUnused = async (client: pg.Client, id: number, one: Step): Promise<void> => {
  const table = findTable(one.kind)
  const references = (await client.query<Reference>(listReferences, [one.relation])).rows
  const { rows } = await client.query<{ relation: string }>(
    listDependents(table, references, id, one, numbered),
  )
  if (rows.length > 0)
    throw new RefusedUndo(words.used(table.name, rows.map(({ relation }) => relation).join(', ')))
}

interface Blocked {
  readonly code: string
  readonly owner: string
  readonly reason: string
}

/** Adds rows that take back those of a step; returns how many. */
const reverseAdded = async (client: pg.Client, id: number, { step }: Step, reversal: Reversal) => {
  const { rows } = await client.query<Blocked>(reversal.listBlocked(id, step))
  const [first] = rows
  if (first !== undefined)
    throw new RefusedUndo(
      words.blocked(first.code, first.owner, reversal.reasons[first.reason]!, rows.length - 1),
    )
  const [insert = '', ...more] = reversal.reverse(id, step)
  const { rowCount } = await client.query(insert)
  for (const text of more) await client.query(text)
  return rowCount ?? 0
}

/** Returns how many rows take back others. */
const undoSteps = async (client: pg.Client, id: number, steps: readonly Step[]): Promise<number> => {
  let reversed = 0
  const listFields = async (text: string, values: readonly unknown[]) =>
    (await client.query<{ field: string }>(text, [...values])).rows.map(({ field }) => field)
  // A deleted row may have had what another one has now.
  for (const one of steps) {
    const table = findTable(one.kind)
    if (one.action !== 'deleted' && one.relation === table.relation)
      for (const text of freeWritten(table, id, one)) await client.query(text)
  }
  for (const one of steps) {
    const table = findTable(one.kind)
    if (one.action === 'deleted')
      await client.query(restoreDeleted(id, one, await listFields(listWritableFields, [one.relation])))
    if (one.action === 'changed')
      await client.query(restoreChanged(table, id, one, await listFields(listStepFields, [id, one.step])))
    if (one.action !== 'added') continue
    if (table.reversal) {
      reversed += await reverseAdded(client, id, one, table.reversal)
      continue
    }
    await requireUnused(client, id, one)
    for (const text of deleteAdded(table, id, one)) await client.query(text)
  }
  return reversed
}

const toRefusal = (error: unknown): StartupError => {
  const { detail, message } = error as { message: string; detail?: string }
  return new RefusedUndo(words.depends(detail ?? message))
}

const runUndo = async (client: pg.Client, undoneBy: string): Promise<UndoneImport> => {
  await client.query(setTimeZone)
  await client.query(lockImports)
  const [last] = (await client.query<LastImport>(findLastImport)).rows
  if (last === undefined) throw new RefusedUndo(words.nothing())
  const steps = (await client.query<Step>(listSteps, [last.id])).rows
  await client.query(lockSemester)
  const locks = steps.flatMap(({ kind }) => findTable(kind).locks ?? [])
  for (const relation of new Set(locks)) await client.query(lockTable(relation))
  await requireUnedited(client, last.id, steps)
  for (const text of auditMarks('undo')) await client.query(text, [last.id, undoneBy])
  await client.query(setActor, [undoneBy, `undo of import ${last.id}`])
  const reversed = await undoSteps(client, last.id, steps)
  for (const text of restoreHashes(last.id)) await client.query(text)
  await client.query(markUndone, [last.id, undoneBy])
  await client.query(deleteChanges, [last.id])
  return { ...last, reversed, tables: [...new Set(steps.map(({ kind }) => kind))] }
}

interface UndoOptions {
  /** Everything is done and nothing saved. */
  readonly dryRun?: boolean
  /** An exception undoes nothing. */
  readonly beforeCommit?: (client: pg.Client, undone: UndoneImport) => Promise<void>
}

/**
 * Undoes the last import in one transaction; a second time, the one before. Refused once something depends on it: a
 * row that was edited by hand since, or one that refers to a row that it added.
 */
export const undoImport = async (
  url: string,
  undoneBy: string,
  { dryRun = false, beforeCommit }: UndoOptions = {},
): Promise<UndoneImport> => {
  const client = await openClient(url)
  try {
    await client.query(begin)
    const undone = await runUndo(client, undoneBy)
    await beforeCommit?.(client, undone)
    await client.query(dryRun ? rollback : commit)
    return undone
  } catch (error) {
    await client.query(rollback).catch(() => undefined)
    if (isStatementError(error)) throw toRefusal(error)
    throw error
  } finally {
    await client.end()
  }
}
