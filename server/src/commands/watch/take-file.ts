import { lstat, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { log } from '#server/log.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import type { TableReport } from '#server/records/report-tables.ts'
import { fingerprintFile } from './fingerprint-file.ts'
import { importArrival, type Refusal } from './import-arrival.ts'
import { doneFolder, refusedFolder, toMarker, type Arrival } from './list-arrivals.ts'
import { listCauses, queueEmails } from './queue-emails.ts'
import {
  findImported,
  findUnmoved,
  insertWatched,
  listUnmoved,
  loadLocalTime,
  loadReport,
  markMoved,
  type WatchedFile,
} from './sql.ts'
import type { Watcher } from './watcher.ts'
import { outcomes, words } from './words.ts'
import { writeReport } from './write-report.ts'

/** The same for the same bytes, so that a second try replaces what the first one has left. */
const toTargets = ({ name, changedAt }: Arrival, fingerprint: string) => {
  const stamp = new Date(changedAt).toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  const own = `${stamp}-${fingerprint.slice(0, 8)}-${name}`
  return { done: `${doneFolder}/${own}`, refused: `${refusedFolder}/${own}` }
}

/** Writes the report, and keeps the refusal with its e-mails: from then on the file is only moved. */
const refuse = async (
  { db, reportTo, onStep, toPath }: Watcher,
  { name }: Arrival,
  fingerprint: string,
  target: string,
  { why, bad, tables, notices }: Refusal,
): Promise<WatchedFile> => {
  const { text } = await loadLocalTime(db, new Date().toISOString())
  await writeReport(toPath(target), { title: `${name}, ${text}`, text: why, bad, tables, notices })
  await onStep('reported')
  const row = await db.transaction(async (tx) => {
    const email = words.refusedText(name, why, listCauses(bad), target)
    await queueEmails(tx, reportTo, words.refusedSubject(name), email)
    return (await insertWatched(tx, name, fingerprint, 'refused', target, null))!
  })
  await onStep('recorded')
  await deliverMessages(db)
  return row
}

const writeOwnReport = async ({ db, toPath }: Watcher, row: WatchedFile): Promise<void> => {
  if (row.outcome === 'refused') return
  const { text } = await loadLocalTime(db, row.at)
  const found = row.importID === null ? undefined : await loadReport(db, row.importID)
  const tables = (Array.isArray(found?.report) ? found.report : []) as readonly TableReport[]
  const title = [row.name, text, row.importID === null ? '' : `import ${row.importID}`]
  await writeReport(toPath(row.target), {
    title: title.filter(Boolean).join(', '),
    text: outcomes[row.outcome],
    tables,
    notices: found?.notices ?? [],
  })
}

/** The last steps of every file; each can be repeated. The mark goes first: the next file of the name has its own. */
const moveFile = async (watcher: Watcher, { path }: Arrival, row: WatchedFile): Promise<void> => {
  const to = watcher.toPath(row.target)
  await writeOwnReport(watcher, row)
  await rm(toMarker(path), { force: true })
  await watcher.onStep('unmarked')
  await mkdir(dirname(to), { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(path, to)
  await watcher.onStep('moved')
  await markMoved(watcher.db, row.id)
  const fields = { file: row.name, outcome: row.outcome, importID: row.importID }
  if (row.outcome === 'refused') log.warn(fields, 'A file of the watched folder was refused.')
  else log.info(fields, 'A file of the watched folder was imported.')
}

const decide = async (watcher: Watcher, arrival: Arrival, fingerprint: string): Promise<WatchedFile> => {
  const { db } = watcher
  const { name } = arrival
  const targets = toTargets(arrival, fingerprint)
  const unmoved = await findUnmoved(db, name, fingerprint)
  if (unmoved !== undefined) return unmoved
  const refuseIt = (refusal: Refusal) => refuse(watcher, arrival, fingerprint, targets.refused, refusal)
  const imported = await findImported(db, fingerprint)
  if (imported?.isNewest) return (await insertWatched(db, name, fingerprint, 'repeated', targets.done, null))!
  if (imported !== undefined) {
    const { text } = await loadLocalTime(db, imported.at)
    const why = words.repeated(text, watcher.toPath(targets.refused))
    return refuseIt({ why, bad: [], tables: [], notices: [] })
  }
  const result = await importArrival(watcher, arrival, { fingerprint, targets })
  return 'why' in result ? refuseIt(result) : result
}

/**
 * Imports a complete file, and moves it to `done` or `refused` with its report. Ended after any step, the next call with
 * the same file does the rest.
 */
export const takeFile = async (watcher: Watcher, arrival: Arrival): Promise<void> => {
  const fingerprint = await fingerprintFile(arrival.path)
  await watcher.onStep('found')
  await moveFile(watcher, arrival, await decide(watcher, arrival, fingerprint))
}

/** Refuses a file that could not be imported for a reason of which nothing is known. */
export const refuseUnexpected = async (watcher: Watcher, arrival: Arrival): Promise<void> => {
  const fingerprint = await fingerprintFile(arrival.path)
  const { refused } = toTargets(arrival, fingerprint)
  const refusal = { why: words.unexpected(), bad: [], tables: [], notices: [] }
  await moveFile(watcher, arrival, await refuse(watcher, arrival, fingerprint, refused, refusal))
}

/** Files that a watcher, or somebody by hand, has moved without its row. */
export const markMovedFiles = async ({ db, toPath }: Watcher): Promise<void> => {
  const exists = (path: string) =>
    lstat(path).then(
      () => true,
      () => false,
    )
  for (const row of await listUnmoved(db))
    if ((await exists(toPath(row.target))) || !(await exists(toPath(row.name)))) await markMoved(db, row.id)
}
