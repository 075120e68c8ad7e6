import type { readiness } from '#contract/staff/readiness/readiness.ts'
import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { holdsUniversity } from '#server/staff-permission/sql.ts'
import type { Installation } from './check.ts'
import { checks } from './list-checks.ts'
import { readInstallation } from './read-installation.ts'
import { runCheck, runChecks } from './run-checks.ts'

/** How many rows are shown with each finding; the others are read page by page. */
const shownRows = 5

interface Caller {
  readonly staffID: number
  readonly operation: string
}

const readAll = async (
  db: Database,
  filesDir: string,
  { staffID, operation }: Caller,
): Promise<Installation> => {
  const [installation, { isHeld }] = await Promise.all([
    readInstallation(db, filesDir),
    holdsUniversity(db, staffID, operation),
  ])
  return { ...installation, isWholeUniversity: isHeld }
}

const check = async (db: Database, filesDir: string, caller: Caller) => {
  const start = performance.now()
  const installation = await readAll(db, filesDir, caller)
  const results = await runChecks(db, caller, installation, shownRows)
  return {
    checked_at: new Date().toISOString(),
    milliseconds: Math.round(performance.now() - start),
    checks: checks.length,
    findings: results.map(({ check: { id, severity, title, fix, path, isForServer = false }, findings }) => ({
      check: id,
      severity,
      title: title.ka,
      titleeng: title.en as string,
      fix: fix.ka,
      fixeng: fix.en as string,
      isForServer,
      path: path ?? null,
      total: findings?.total ?? null,
      items: findings?.items.filter(({ name, nameeng }) => name !== '' || nameeng !== '') ?? [],
    })),
  }
}

/** Running now, by caller: another request waits for the same run. */
const running = new Map<number, ReturnType<typeof check>>()

/** Whether the university can open: missing or contradictory data in the caller's scope. */
export const routes: Routes<typeof readiness> = {
  check: ({ db, staff: { staffID, operation }, filesDir }) => {
    const run =
      running.get(staffID) ??
      check(db, filesDir, { staffID, operation }).finally(() => running.delete(staffID))
    running.set(staffID, run)
    return run
  },
  rows: async ({ db, staff: { staffID, operation }, filesDir, query: { check: id, page, per_page } }) => {
    const caller = { staffID, operation }
    const found = requireFound(
      checks.find((each) => each.id === id),
      httpWords.notFound,
    )
    const installation = await readAll(db, filesDir, caller)
    const rows = [per_page, (page - 1) * per_page] as const
    return { ...(await runCheck(db, found, caller, installation, rows)), page, perPage: per_page }
  },
}
