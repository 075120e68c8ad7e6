import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { registration } from '#contract/registration/registration.ts'
import {
  findUndo,
  type RegistrationSeats,
  type SubjectSeats,
  type UndoStep,
} from '#rules/registration/undo/undo.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { undoBy, type UndoCall, type UndoWords } from '#web/ui/feedback/toast-store.ts'
import { recordMoves } from './recorded-moves.ts'

/** Steps that `registration.undo` takes at once. */
const maxSteps = 3

export const toSeats = (own: Registered): RegistrationSeats => ({
  registrationID: own.registrationID,
  subjectID: own.subjectID,
  moduleID: own.program_moduleID,
  groups: own.groups.map(({ scheduleID }) => scheduleID),
})

const toBody = (seats: SubjectSeats | null) =>
  seats && {
    subjectID: seats.subjectID,
    program_moduleID: seats.moduleID,
    schedule_ids: [...seats.groups],
  }

export const toStepBody = ({ before, after }: UndoStep) => ({ before: toBody(before), after: toBody(after) })

interface SeatUndo {
  /** Called before the act. */
  readonly remember: () => void
  /** Undoes the act for these subjects, and with `redo` the undo again; undefined if it could not be undone. */
  readonly toUndo: (
    subjectIDs: readonly number[],
    words: UndoWords & { readonly redo?: UndoWords },
  ) => UndoCall | undefined
}

/**
 * Puts the registrations back as they were before an act, in one call. `canDrop`: a step is open in which seats can be
 * given up.
 */
export const useSeatUndo = (canDrop: boolean): SeatUndo => {
  const client = useQueryClient()
  const { queryKey } = q(registration.alreadyRegistered)
  const before = useRef<readonly RegistrationSeats[]>([])
  const read = () => client.getQueryData(queryKey)?.subjects.map(toSeats) ?? []
  return {
    remember: () => {
      before.current = read()
    },
    toUndo: (subjectIDs, { redo, ...words }) => {
      const isConcerned = (seats: SubjectSeats | null) =>
        seats !== null && subjectIDs.includes(seats.subjectID)
      const after = read()
      const steps = findUndo(before.current, after).filter(
        (step) => isConcerned(step.before) || isConcerned(step.after),
      )
      const made = steps.find((step) => step.before === null)?.after?.subjectID
      const own = after.find(({ subjectID }) => subjectID === made)
      if (own !== undefined) recordMoves(own.registrationID, steps)
      // The registrations that the act made are cancelled.
      const isPossible = canDrop || steps.every((step) => step.before !== null)
      if (steps.length === 0 || steps.length > maxSteps || !isPossible) return undefined
      const undo = undoBy(registration.undo, { body: { steps: steps.map(toStepBody) } }, words)
      if (redo === undefined) return undo
      const back = steps.map(({ before: from, after: to }) => toStepBody({ before: to, after: from }))
      return { ...undo, redo: undoBy(registration.undo, { body: { steps: back } }, redo) }
    },
  }
}
