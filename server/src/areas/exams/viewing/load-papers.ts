import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import type { Connection } from '#server/db/open.ts'
import { toPapersSnapshot, papersVersion, listPaperChanges } from './page-snapshot.ts'
import { loadOwnPapers } from './sql.ts'

type Reply = z.input<typeof exams.viewed.reply>

/** Appeals of a page: each may be long. */
const perPage = 10

/** The student's papers, a page of their appeals, and the changes since the last visit, in one statement. */
export const loadPapers = async (db: Connection, studentID: number, page: number): Promise<Reply> => {
  const loaded = await loadOwnPapers(db, studentID, perPage, page)
  const { now, exams: papers, items, total } = loaded
  const pageChanges = changesSinceSeen(loaded, papersVersion(loaded), (seen) =>
    listPaperChanges(seen, loaded),
  )
  return { now, exams: papers, appeals: { items, total, page, perPage }, ...pageChanges }
}

export const savePapersSeen = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const loaded = await loadOwnPapers(db, studentID, 0, 1)
  const now = { now: toPapersSnapshot(loaded), current: papersVersion(loaded), version }
  return savePageSeen(db, studentID, 'works', now)
}
