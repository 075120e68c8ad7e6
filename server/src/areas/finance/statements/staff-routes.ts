import type { bankStatements } from '#contract/staff/bank-statements.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { holdsUniversity } from '#server/staff-permission/sql.ts'
import { words as httpWords } from '#server/http/words.ts'
import { assignEntry, linkEntry, setEntryAside, setEntryOther, undoEntry } from './change-entry.ts'
import { bookStatement, undoStatement } from './change-statement.ts'
import { findStatement, loadEntries, loadOwnAccounts, loadStatements } from './staff-sql.ts'
import { uploadStatement } from './upload-statement.ts'
import { words } from './words.ts'

const perPage = 20

interface Caller {
  readonly db: Connection
  readonly staff: { readonly staffID: number; readonly operation: string }
}

const requireUniversity = async ({ db, staff: { staffID, operation } }: Caller): Promise<void> => {
  const { isHeld } = await holdsUniversity(db, staffID, operation)
  if (!isHeld) throw new Refusal(words.needsUniversity)
}

/** Runs a handler if the caller holds the operation for the whole university. */
const ofUniversity =
  <Call extends Caller, Result>(handle: (call: Call) => Promise<Result>) =>
  async (call: Call): Promise<Result> => {
    await requireUniversity(call)
    return handle(call)
  }

/** Statements of the bank, for the finance office of the whole university. */
export const staffRoutes: Routes<typeof bankStatements> = {
  list: ofUniversity(async ({ db, query: { page } }) => ({
    ...(await loadStatements(db, perPage, page)),
    page,
    perPage,
  })),
  upload: ofUniversity(({ db, staff, body, request }) => uploadStatement(db, toActor(staff, request), body)),
  one: ofUniversity(async ({ db, params }) =>
    requireFound(await findStatement(db, params.id), httpWords.notFound),
  ),
  entries: ofUniversity(async ({ db, params, query: { page, status = null } }) => {
    requireFound(await findStatement(db, params.id), httpWords.notFound)
    return { ...(await loadEntries(db, params.id, perPage, page, status)), page, perPage }
  }),
  assign: ofUniversity(({ db, staff, params, body, request }) =>
    assignEntry(db, toActor(staff, request), params.id, body),
  ),
  setAside: ofUniversity(({ db, staff, params, body, request }) =>
    setEntryAside(db, toActor(staff, request), params.id, body),
  ),
  link: ofUniversity(({ db, staff, params, body, request }) =>
    linkEntry(db, toActor(staff, request), params.id, body),
  ),
  setOther: ofUniversity(({ db, staff, params, body, request }) =>
    setEntryOther(db, toActor(staff, request), params.id, body),
  ),
  accounts: ofUniversity(({ db }) => loadOwnAccounts(db)),
  book: ofUniversity(({ db, staff, params, body, request }) =>
    bookStatement(db, toActor(staff, request), params.id, body.revision),
  ),
  undo: ofUniversity(({ db, staff, params, body, request }) =>
    undoEntry(db, toActor(staff, request), params.id, body),
  ),
  undoAll: ofUniversity(({ db, staff, params, body, request }) =>
    undoStatement(db, toActor(staff, request), params.id, body),
  ),
}
