import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { toPhraseValue } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { words } from '../words.ts'
import { listMovesFor } from './recorded-moves.ts'
import { MovedSubjects } from './MovedSubjects.tsx'
import { toSeats, toStepBody, useSeatUndo } from './useSeatUndo.ts'

/**
 * Cancels one registration; the toast takes that back. Where other subjects had changed their groups for it, `note` says so
 * in the confirmation, and they go back in the same act when the student wants it.
 */
export const useGiveUp = (own: Registered, onGivenUp: () => void) => {
  const { remember, toUndo } = useSeatUndo(true)
  const { data } = useSuspenseQuery(q(registration.alreadyRegistered))
  const [isBack, setBack] = useState(false)
  const moved = listMovesFor(own.registrationID, data.subjects.map(toSeats)).flatMap((move) => {
    const subject = data.subjects.find(({ subjectID }) => subjectID === move.after?.subjectID)
    return subject === undefined ? [] : [{ own: subject, move }]
  })
  const onSuccess = () => {
    showToast({
      phrase: isBack ? words.seatGivenUpWithMoves : words.seatGivenUp,
      params: { subject: toPhraseValue(own, 'subject') },
      undo: toUndo(
        [own.subjectID, ...moved.map((each) => each.own.subjectID)],
        isBack
          ? { label: words.undoMoves, done: words.movesUndone }
          : { label: words.restoreSeat, done: words.seatRestored },
      ),
    })
    onGivenUp()
  }
  const cancel = useSend(registration.cancel, { onSuccess })
  const restore = useSend(registration.undo, { onSuccess })
  const attempt = isBack ? restore : cancel
  const giveUp = (onDone: () => void) => {
    remember()
    if (!isBack) return cancel.mutate({ params: { id: own.registrationID } }, { onSuccess: onDone })
    const steps = [{ before: null, after: toSeats(own) }, ...moved.map(({ move }) => move)]
    return restore.mutate({ body: { steps: steps.map(toStepBody) } }, { onSuccess: onDone })
  }
  return {
    giveUp,
    cancel: {
      isPending: attempt.isPending,
      error: attempt.error,
      reset: () => {
        cancel.reset()
        restore.reset()
      },
    },
    note: moved.length > 0 && <MovedSubjects moved={moved} isBack={isBack} onChange={setBack} />,
  }
}
