import type * as z from 'zod/mini'
import type { registrationReply } from '#contract/registration/registered-subject.ts'
import type { Database } from '#server/db/open.ts'
import { enrol } from '#server/enrolment/enrol.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'

/**
 * Adds the missing parts to a registered subject: a seminar and its practice are taken together or not at all
 * (spec 4.7.5, 4.8.4, 7.11.3). `group` is the student's group that they go with.
 */
export const addParts = async (
  db: Database,
  studentID: number,
  key: string | null,
  { group, parts }: { readonly group: number; readonly parts: readonly number[] },
): Promise<z.input<typeof registrationReply>> => {
  const { student, catalogue } = await loadSnapshot(db, studentID)
  const subjectID = catalogue.groups.get(group)?.subjectID ?? null
  const own = student.registrations.find((each) => each.subjectID === subjectID)
  return enrol(db, studentID, key, {
    action: 'add-parts',
    scheduleIDs: [...new Set([group, ...(own?.groups ?? []), ...parts])],
    groupID: group,
  })
}
