import { makesValidSet } from '#rules/registration/linked-sets.ts'
import { anyOpenStep } from '#rules/registration/window.ts'
import type { HeldRegistration, StudentState, WantedModule } from '#server/areas/registration/snapshot.ts'
import type { SeatCatalogue } from './seat-catalogue.ts'

/**
 * Takes the catalogue, a student and the moment; gives her registrations whose group was closed or moved and for which
 * another open group can be chosen now. What she cannot change yet keeps her from nothing (spec 7 "must-change-group").
 */
export const registrationsToChange = (
  catalogue: SeatCatalogue,
  state: StudentState,
  now: string,
  modulesOf: (subjectID: number) => readonly WantedModule[],
): readonly HeldRegistration[] => {
  const { to_leave, groupsOf } = catalogue
  return state.registrations.filter(({ subjectID, groups }) => {
    if (!groups.some((scheduleID) => to_leave.has(scheduleID))) return false
    const all = groupsOf.get(subjectID) ?? []
    const isLeft = (scheduleID: number) => groups.includes(scheduleID) && to_leave.has(scheduleID)
    const others = all.filter(({ scheduleID, is_open }) => is_open && !isLeft(scheduleID))
    const steps = modulesOf(subjectID).flatMap((module) => module.steps)
    return anyOpenStep(state.windows, steps, now) !== null && makesValidSet(others, all)
  })
}
