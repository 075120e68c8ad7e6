import type * as z from 'zod/mini'
import type { presentations } from '#contract/studies/presentations.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { compareSubjects } from '#server/page-changes/compare-subjects.ts'
import type { Connection } from '#server/db/open.ts'
import { loadPresentations, type SeenPresentations } from './sql.ts'

type Reply = z.input<typeof presentations.list.reply>

const perPage = 20

export const comparePresentations = (page: SeenPresentations) =>
  compareSubjects(
    page,
    page.subjects.map(({ subjectID, upload_until }) => [subjectID, { upload_until }] as const),
  )

/** The student's presentations, the subjects that accept more, and the changes since the last visit. */
export const loadPresentationPage = async (
  db: Connection,
  studentID: number,
  page: number,
): Promise<Reply> => {
  const loaded = await loadPresentations(db, studentID, perPage, page)
  const { items, total, subjects } = loaded
  const { now: _, ...pageChanges } = comparePresentations(loaded)
  return { items, total, page, perPage, subjects, ...pageChanges }
}

export const savePresentationsSeen = async (
  db: Connection,
  studentID: number,
  version: string,
): Promise<'ok'> => {
  const { now, version: current } = comparePresentations(await loadPresentations(db, studentID, 0, 1))
  return savePageSeen(db, studentID, 'presentations', { now, current, version })
}
