import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { componentWords as words } from '#server/areas/master/words.ts'
import { loadIsMaster, loadOpenComponent, type OpenComponent } from './sql.ts'

/**
 * The component, or with null one of the student's that accepts files. Refuses one that is not the student's, accepts no
 * files, is over, has no theme yet to be about, or has as many versions as are accepted.
 */
export const requireOpenComponent = async (
  db: Connection,
  studentID: number,
  componentID: number | null,
): Promise<OpenComponent> => {
  const row = await loadOpenComponent(db, studentID, componentID)
  if (row === undefined)
    throw new Refusal((await loadIsMaster(db, studentID)) ? words.noComponent : words.notMaster)
  const component = { ka: row.component, en: row.componenteng }
  if (!row.takes_files) throw new Refusal(words.noFiles, { component })
  if (!row.is_open) throw new Refusal(words.isOver, { component, date: toOnDayPhrase(row.deadline!) })
  if (row.needs_theme) throw new Refusal(words.needsTheme, { component })
  if (row.versions >= row.max_versions)
    throw new Refusal(words.enoughVersions, { component, count: row.max_versions })
  return row
}
