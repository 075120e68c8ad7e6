import { hasRemainingSet } from '#rules/registration/linked-sets.ts'
import { findOpenStep } from '#rules/registration/window.ts'
import type { Registration, StudentState, OfferingModule } from '#server/enrolment/snapshot.ts'
import type { Catalogue } from '#server/enrolment/catalogue-cache.ts'

/**
 * Takes the catalogue, a student and the moment; gives her registrations whose group was closed or moved and for which
 * another open group can be chosen now. What she cannot change yet keeps her from nothing (spec 4.13).
 */
export const registrationsToChange = (
  catalogue: Catalogue,
  state: StudentState,
  now: string,
  modulesOf: (subjectID: number) => readonly OfferingModule[],
): readonly Registration[] => {
  const { to_leave, groupsOf } = catalogue
  return state.registrations.filter(({ subjectID, groups }) => {
    if (!groups.some((scheduleID) => to_leave.has(scheduleID))) return false
    const all = groupsOf.get(subjectID) ?? []
    const isLeft = (scheduleID: number) => groups.includes(scheduleID) && to_leave.has(scheduleID)
    const others = all.filter(({ scheduleID, is_open }) => is_open && !isLeft(scheduleID))
    const steps = modulesOf(subjectID).flatMap((module) => module.steps)
    return findOpenStep(state.windows, steps, now) !== null && hasRemainingSet(others, all)
  })
}
