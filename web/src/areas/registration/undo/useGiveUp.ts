import { registration } from '#contract/registration/registration.ts'
import { toPhraseValue } from '#rules/text/locale.ts'
import { useSend } from '#web/api/useSend.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { words } from '../words.ts'
import { useSeatUndo } from './useSeatUndo.ts'

/** Cancels one registration; the toast takes that back. */
export const useGiveUp = (own: Registered, onGivenUp: () => void) => {
  const { remember, toUndo } = useSeatUndo(true)
  const cancel = useSend(registration.cancel, {
    onSuccess: () => {
      showToast({
        phrase: words.seatGivenUp,
        params: { subject: toPhraseValue(own, 'subject') },
        undo: toUndo([own.subjectID], { label: words.restoreSeat, done: words.seatRestored }),
      })
      onGivenUp()
    },
  })
  const giveUp = (onDone: () => void) => {
    remember()
    cancel.mutate({ params: { id: own.registrationID } }, { onSuccess: onDone })
  }
  return { giveUp, cancel }
}
