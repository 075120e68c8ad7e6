import type { Database } from '#server/db/open.ts'
import type { Check, CheckWords, Findings, Reader, Installation } from './check.ts'
import { checks } from './list-checks.ts'
import { limitTransaction } from './sql.ts'

/** So long one check may run; one that needs longer is reported as not finished. */
const checkTimeoutMs = 5000

export interface CheckResult {
  readonly check: Check & CheckWords
  /** Null: the check could not finish. */
  readonly findings: Findings | null
}

/** The rows of one check. Each check has a short transaction of its own, so that none keeps old rows from being removed. */
export const runCheck = (
  db: Database,
  check: Check,
  reader: Reader,
  installation: Installation,
  [limit, offset]: readonly [limit: number, offset: number],
): Promise<Findings> =>
  db.transaction(async (tx) => {
    await limitTransaction(tx, String(checkTimeoutMs))
    return check.load(tx, reader, installation, limit, offset)
  })

const isTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === '57014'

/**
 * Runs the checks one after the other, over one connection at a time, and gives those that found something or did not
 * finish. A check that makes no sense while another finds something is left out then.
 */
export const runChecks = async (
  db: Database,
  reader: Reader,
  installation: Installation,
  rows: number,
  all: readonly (Check & CheckWords)[] = checks,
): Promise<CheckResult[]> => {
  const results: CheckResult[] = []
  const skipped = new Set<string>()
  for (const check of all) {
    if (check.after !== undefined && skipped.has(check.after)) {
      skipped.add(check.id)
      continue
    }
    const findings = await runCheck(db, check, reader, installation, [rows, 0]).catch((error: unknown) => {
      if (isTimeout(error)) return null
      throw error
    })
    if (findings?.total === 0) continue
    skipped.add(check.id)
    results.push({ check, findings })
  }
  return results
}
