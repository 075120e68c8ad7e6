import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { takeSeats, type Taken } from './choose-group.ts'
import { wantedGroups } from './wanted-groups.ts'
import { words } from '#server/enrolment/words.ts'

/**
 * Takes a subject, the group that is left and the new groups; gives the registration with its new set. The old seats are
 * freed only when the new ones are held (spec 4.8). Refuses when the student no longer has the old group.
 */
export const changeGroups = (
  db: Database,
  studentID: number,
  key: string | null,
  subjectID: number,
  body: z.output<typeof registration.changeGroups.body>,
): Promise<Taken> =>
  takeSeats(db, studentID, key, {
    scheduleIDs: wantedGroups(body),
    moduleID: body.program_module_id ?? null,
    programmeID: body.program_id ?? null,
    subjectID,
    instead: ({ state }) => {
      const own = state.registrations.find((each) => each.subjectID === subjectID)
      if (own === undefined) throw new Refusal(words.registrationNotFound)
      const isLeft = body.old_group === null ? own.groups.length === 0 : own.groups.includes(body.old_group)
      if (!isLeft) throw new Refusal(words.oldGroupLeft)
      return own
    },
  })
