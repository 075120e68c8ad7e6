import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { undoBy, type UndoCall } from '#web/ui/feedback/toast-store.ts'
import { words } from './words.ts'

/**
 * Exchanges a level of English back for the one before, with its groups. Undefined where the exchange has also answered
 * the question about the level: the answer stays.
 */
export const useLevelUndo = (): ((registrationID: number, before: Registered) => UndoCall | undefined) => {
  const { user } = useSuspenseQuery(q(session.user)).data
  return (registrationID, before) =>
    user.must_choose_english
      ? undefined
      : undoBy(
          registration.changeEnglishLevel,
          {
            body: {
              students_ret_tempID: registrationID,
              newSubjectID: before.subjectID,
              schedule_ids: before.groups.map(({ scheduleID }) => scheduleID),
            },
          },
          { label: words.restore, done: words.restored },
        )
}
