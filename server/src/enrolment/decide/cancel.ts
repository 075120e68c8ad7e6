import type { Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { checkWindow } from './check-window.ts'
import { refuse } from './refused.ts'
import type { SeatChange } from './seat-change.ts'

/** The decision to cancel a registration: refused outside the steps that allow it (spec 4.9). */
export const decideCancel = (snapshot: Snapshot, registrationID: number): SeatChange => {
  const { catalogue, student } = snapshot
  const own = student.registrations.find((each) => each.registrationID === registrationID)
  const steps = catalogue.steps.filter(({ allows_cancel }) => allows_cancel).map(({ step }) => step)
  const refused = own === undefined ? refuse(words.registrationNotFound) : checkWindow(snapshot, steps)
  const about = {
    action: 'cancelled',
    subject: own?.subjectID ?? null,
    module: own?.moduleID ?? null,
    programme: null,
    groups: own?.groups ?? [],
  } as const
  return refused === null
    ? { kind: 'seats', ...about, registration: registrationID }
    : { kind: 'refused', ...about, registration: null, ...refused }
}
