import { applyUndo, checkUndo, type UndoStep } from '#rules/registration/undo/undo.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import type { Snapshot } from '../../snapshot.ts'
import { decideCancel } from '../cancel.ts'
import { decideChoose } from '../choose.ts'
import { refuse, type Refused } from '../refused.ts'
import type { RefusedSeats, SeatChange, TakenSeats } from '../seat-change.ts'
import { words } from './words.ts'

/** The decision to undo an act: nothing if that is done already, the changes, or one refusal of all. */
export type DecidedUndo = readonly (TakenSeats | RefusedSeats)[]

/** The refusal of one step: nothing at all is changed then. */
export const refuseUndo = (
  { catalogue }: Pick<Snapshot, 'catalogue'>,
  subjectID: number | null,
  { refused, params }: Refused,
): Refused => {
  const subject = catalogue.subjects.get(subjectID ?? 0)
  return refuse(words.undoRefused, {
    subject: { ka: subject?.subject ?? '', en: subject?.subjecteng ?? '' },
    reason: { ka: formatPhrase(refused, 'ka', params), en: formatPhrase(refused, 'en', params) },
  })
}

/** The snapshot as if these steps were undone. */
export const applySteps = (snapshot: Snapshot, steps: readonly UndoStep[]): Snapshot => {
  const { catalogue, student } = snapshot
  const getCredits = (id: number | undefined) => catalogue.subjects.get(id ?? 0)?.ects ?? 0
  const semester_credits = steps.reduce(
    (sum, { before, after }) => sum + getCredits(before?.subjectID) - getCredits(after?.subjectID),
    student.semester_credits,
  )
  const registrations = applyUndo(student.registrations, steps)
  return { ...snapshot, student: { ...student, registrations, semester_credits } }
}

const decideStep = (
  snapshot: Snapshot,
  { before, after }: UndoStep,
  others: readonly UndoStep[],
): SeatChange => {
  const own = snapshot.student.registrations.find(({ subjectID }) => subjectID === after?.subjectID) ?? null
  if (before === null) return decideCancel(snapshot, own?.registrationID ?? 0)
  const { subjectID, moduleID, groups } = before
  return decideChoose(applySteps(snapshot, others), subjectID, { scheduleIDs: groups, moduleID }, own)
}

const refuseOutdated = ({ before, after }: UndoStep): RefusedSeats => ({
  kind: 'refused',
  action: before === null ? 'cancelled' : after === null ? 'registered' : 'changed',
  subject: (before ?? after)?.subjectID ?? null,
  module: null,
  programme: null,
  groups: (before ?? after)?.groups ?? [],
  registration: null,
  ...refuse(words.undoOutdated),
})

/**
 * Decides whether the registrations can be put back. Each step is decided as if all others were done, by the same checks
 * as a choice, a change and a cancellation. One refusal refuses all.
 */
export const decideUndo = (snapshot: Snapshot, steps: readonly UndoStep[]): DecidedUndo => {
  const state = checkUndo(snapshot.student.registrations, steps)
  if (state === 'done') return []
  if (state === 'outdated') return steps.slice(0, 1).map(refuseOutdated)
  const made: TakenSeats[] = []
  for (const step of steps) {
    const others = steps.filter((other) => other !== step)
    const change = decideStep(snapshot, step, others)
    if (change.kind === 'refused') return [{ ...change, ...refuseUndo(snapshot, change.subject, change) }]
    if (change.kind === 'seats') made.push(change)
  }
  return made
}
