import type * as z from 'zod/mini'
import type { presentations } from '#contract/studies/presentations.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { compareSubjects } from '#server/page-changes/compare-subjects.ts'
import type { Connection } from '#server/db/open.ts'
import { loadPresentations, type SeenPresentations } from './sql.ts'

const perPage = 20

/** Takes what is read of a student's presentations; gives how what she sees of her subjects differs from what she saw. */
export const comparePresentations = (kept: SeenPresentations) =>
  compareSubjects(
    kept,
    kept.subjects.map(({ subjectID, upload_until }) => [subjectID, { upload_until }] as const),
  )

/** Takes a student and a page; gives what she has handed in, the subjects that take more, and what changed since she last looked. */
export const loadPresentationPage = async (
  db: Connection,
  studentID: number,
  page: number,
): Promise<z.input<typeof presentations.list.reply>> => {
  const kept = await loadPresentations(db, studentID, perPage, page)
  const { items, total, subjects } = kept
  const { now: _, ...look } = comparePresentations(kept)
  return { items, total, page, perPage, subjects, ...look }
}

/** Takes a student and the version of the subjects that she says she has seen; keeps it, while it is true. */
export const savePresentationsSeen = async (
  db: Connection,
  studentID: number,
  version: string,
): Promise<'ok'> => {
  const { now, version: current } = comparePresentations(await loadPresentations(db, studentID, 0, 1))
  return savePageSeen(db, studentID, 'presentations', { now, current, version })
}
