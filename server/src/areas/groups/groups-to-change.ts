import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import type { Connection } from '#server/db/open.ts'
import { listLeftGroups } from './sql.ts'
import { reasonsToChange } from './words.ts'

type Reply = z.input<typeof groups.mustChange.reply>['subjects']

/** The student's registrations whose group was closed or moved, to be changed before anything else (spec 7.10.3). */
export const listGroupsToChange = async (db: Connection, studentID: number): Promise<Reply> => {
  const found = await listLeftGroups(db, studentID)
  return found.map(({ registration, left }) => {
    const why = left.some(({ is_open }) => !is_open) ? reasonsToChange.closed : reasonsToChange.moved
    const must_change = left.map(({ scheduleID }) => scheduleID)
    return { ...registration, must_change, reason: why.ka, reasoneng: why.en }
  })
}
