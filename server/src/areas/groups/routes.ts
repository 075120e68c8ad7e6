import type { groups } from '#contract/groups.ts'
import { readGroups } from '#server/areas/registration/read-groups.ts'
import type { Routes } from '#server/http/serve.ts'
import { mustChange } from './must-change.ts'
import { offerGroups } from './offer-groups.ts'

export const routes: Routes<typeof groups, 'groups'> = {
  general: async ({ db, student, params, locale }) =>
    offerGroups(await readGroups(db, student.studentID, params.subjectID), locale),
  mustChange: async ({ db, student }) => ({ subjects: await mustChange(db, student.studentID) }),
}
