import { assignPastels } from '#web/parts/subject-name/pastels.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'

/** The colour of each registered subject, in the order of registration: a new one changes none of the others. */
export const toSubjectPastels = (registered: readonly Registered[]): ReadonlyMap<number, number> =>
  assignPastels(
    registered.toSorted((a, b) => a.registrationID - b.registrationID).map((own) => own.subjectID),
  )
