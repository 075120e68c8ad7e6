import { parseArgs } from 'node:util'
import type { Severity } from '#contract/staff/readiness/readiness.ts'
import type { Installation } from '#server/areas/readiness/check.ts'
import { readInstallation } from '#server/areas/readiness/read-installation.ts'
import { runChecks, type CheckResult } from '#server/areas/readiness/run-checks.ts'
import { checks, systemChecks } from '#server/areas/readiness/list-checks.ts'
import type { Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { findTimeZone } from '#server/time-zone/find-time-zone.ts'
import { listPendingSchema } from '#server/db/list-pending-schema.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'
import { sendTest } from '#server/mail/send-test.ts'
import { listConfiguredTransports, type Transports } from '#server/mail/transports.ts'
import { heldSentence } from '#server/settings/held-sentence.ts'
import { loadTrial } from '#server/settings/sql.ts'
import { env } from '#server/env.ts'

const shownRows = 5
const mostRows = 100_000

const headings: Readonly<Record<Severity, string>> = {
  blocks: 'Blocks the opening',
  notice: 'Students will notice',
  advice: 'Advice',
}

const readOptions = (args: readonly string[]) => {
  try {
    const options = {
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      mail: { type: 'string' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new StartupError(`npm run doctor -- [--json] [--all] [--mail ADDRESS]\n${(error as Error).message}`)
  }
}

const describe = ({ check, findings }: CheckResult, position: number): string[] => {
  const items = findings?.items.flatMap(({ nameeng }) => (nameeng === '' ? [] : [nameeng])) ?? []
  const left = (findings?.total ?? 0) - items.length
  const count = items.length > 0 ? ` (${findings?.total})` : ''
  const text =
    findings === null ? `${check.title.en as string}: not checked, it took too long` : check.title.en
  return [
    `${position}. ${text as string}${count}`,
    `   ${check.fix.en as string}`,
    ...items.map((name) => `   - ${name}`),
    ...(items.length > 0 && left > 0 ? [`   … and ${left} more: npm run doctor -- --all`] : []),
  ]
}

const settingUnusable = checks.filter(({ id }) => id === 'setting-unusable')

/** Checks of records need the tables of this version, and a time zone. */
const listPossibleChecks = async (db: Database, { pendingSchema }: Installation) => {
  if (pendingSchema.length > 0) return systemChecks
  return (await findTimeZone(db)) === undefined ? [...systemChecks, ...settingUnusable] : checks
}

/**
 * Prints the findings, most urgent first. Returns false if one blocks the opening or a check could not run. With `--mail`
 * it sends a test e-mail instead, and returns false if that fails.
 */
export const runDoctorCommand = async (
  db: Database,
  args: readonly string[],
  print: (line: string) => void,
  transports: Transports = listConfiguredTransports(),
): Promise<boolean> => {
  const { json, all, mail: recipient } = readOptions(args)
  if (recipient !== undefined) {
    if (!/^[^\s@]+@[^\s@]+$/.test(recipient))
      throw new StartupError(`--mail takes an e-mail address, not "${recipient}".`)
    const isTrial = (await listPendingSchema(db)).length === 0 && (await loadTrial(db)).isTrial
    if (isTrial) throw new StartupError(heldSentence)
    const { isSent, text } = await sendTest(transports, {
      recipient,
      from: env.mailFrom,
      portal: fillPortalAddress('{portal}'),
    })
    print(text)
    return isSent
  }
  const installation = { ...(await readInstallation(db, env.filesDir)), isWholeUniversity: true }
  const everybody = { staffID: null, operation: null }
  const possible = await listPossibleChecks(db, installation)
  const rows = all ? mostRows : shownRows
  const results = await runChecks(db, everybody, installation, rows, possible)
  const isReady = !results.some(({ check, findings }) => check.severity === 'blocks' || findings === null)
  if (json) {
    const findings = results.map(({ check: { id, severity, title, fix }, findings: found }) => ({
      check: id,
      severity,
      title,
      fix,
      total: found?.total ?? null,
      items: found?.items ?? [],
    }))
    print(JSON.stringify({ isReady, checks: possible.length, findings }))
    return isReady
  }
  for (const severity of ['blocks', 'notice', 'advice'] as const) {
    const those = results.filter(({ check }) => check.severity === severity)
    if (those.length === 0) continue
    print(`\n${headings[severity]}`)
    those.flatMap((each, nth) => describe(each, nth + 1)).forEach(print)
  }
  print(
    `\n${isReady ? 'The university can open' : 'The university cannot open yet'}: ${possible.length} checks.`,
  )
  return isReady
}
