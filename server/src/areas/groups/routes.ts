import type { groups } from '#contract/groups.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as everywhere } from '#server/http/words.ts'
import { offerGroups } from './offer-groups.ts'
import { groupsState } from './sql.ts'

export const routes: Routes<typeof groups, 'groups'> = {
  general: async ({ db, student, params, locale }) => {
    const state = await groupsState(db, student.studentID, params.subjectID)
    if (state === undefined) throw new Refusal(everywhere.noSemester)
    return offerGroups(state, locale)
  },
}
