import { checkUndo, type SubjectSeats, type UndoStep } from '#rules/registration/undo/undo.ts'
import { onSessionEnd } from '#web/api/session/session.ts'

/** For registrations that were made in this window: the moves of other subjects that made room for them. */
const movesByRegistration = new Map<number, readonly UndoStep[]>()

export const recordMoves = (registrationID: number, steps: readonly UndoStep[]): void => {
  const moves = steps.filter(
    ({ before, after }) => before !== null && after !== null && before.subjectID === after.subjectID,
  )
  if (moves.length > 0) movesByRegistration.set(registrationID, moves)
}

/** The moves that made room for a registration, of subjects that are still where they moved to. */
export const listMovesFor = (registrationID: number, current: readonly SubjectSeats[]): readonly UndoStep[] =>
  movesByRegistration.get(registrationID)?.filter((move) => checkUndo(current, [move]) === 'possible') ?? []

onSessionEnd(() => movesByRegistration.clear())
