import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { savePageSnapshot, type Page } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves the page's snapshot as seen. `version` is the one that the student confirms, `current` the page's version now;
 * 409 `changed_meanwhile` when they differ. Idempotent.
 */
export const savePageSeen = async (
  db: Connection,
  studentID: number,
  page: Page,
  {
    now,
    current,
    version,
  }: { readonly now: PageSnapshot; readonly current: string; readonly version: string },
): Promise<'ok'> => {
  if (current !== version) throw new Refusal(words.changedMeanwhile)
  await savePageSnapshot(db, studentID, page, version, now)
  return 'ok'
}
