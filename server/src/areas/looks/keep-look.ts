import type { Look } from '#rules/page-changes/since-last-look.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { saveLook, type Page } from './sql.ts'
import { words } from './words.ts'

/**
 * Takes a student, a page, what stands there now, its version, and the one that she says she has seen; keeps it. Refuses with 409
 * when the page has changed meanwhile, because then she has not seen it. The same again is the same.
 */
export const keepLook = async (
  db: Connection,
  studentID: number,
  page: Page,
  { now, current, version }: { readonly now: Look; readonly current: string; readonly version: string },
): Promise<'ok'> => {
  if (current !== version) throw new Refusal(words.changedMeanwhile)
  await saveLook(db, studentID, page, version, now)
  return 'ok'
}
