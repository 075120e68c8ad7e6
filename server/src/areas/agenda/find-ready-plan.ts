import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import { getMinutesLeft, getMinutesToStart } from '#rules/agenda/agenda.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { listPlans } from '#server/areas/plans/save-plan.ts'
import type { Database } from '#server/db/open.ts'
import { loadUniversityTime } from './sql.ts'

type Reply = z.input<typeof agenda.list.reply>

/** Two weeks. */
const announcedBeforeMinutes = 14 * 24 * 60

/** The registration window that is open, or else the next one that opens soon. */
const findWindow = (items: Reply['items'], now: LocalMoment) =>
  items
    .filter(({ kind, targetID }) => (kind === 'window' || kind === 'open_window') && targetID !== 1)
    .filter(
      (item) => getMinutesLeft(item, now)! > 0 && getMinutesToStart(item, now)! <= announcedBeforeMinutes,
    )
    .toSorted((a, b) => getMinutesToStart(a, now)! - getMinutesToStart(b, now)!)[0]

/** The student's first plan that has subjects to register, if registration is open or opens soon; otherwise null. */
export const findReadyPlan = async (
  db: Database,
  studentID: number,
  items: Reply['items'],
): Promise<Reply['plan']> => {
  const { date, time } = await loadUniversityTime(db)
  const window = findWindow(items, { date, minute: toMinutes(time) })
  if (window === undefined) return null
  // Only the reasons of what cannot be registered have a language.
  for (const { planID, name, subjects: planned } of await listPlans(db, studentID, 'en')) {
    const subjects = planned.filter(({ is_registered }) => !is_registered)
    if (subjects.length === 0) continue
    return {
      planID,
      name,
      subjects: subjects.length,
      ects: subjects.reduce((sum, { ects }) => sum + ects, 0),
      errors: subjects.filter(({ valid }) => !valid).length,
      opens_date: window.start_date!,
      opens_time: window.start_time!,
    }
  }
  return null
}
