import { registration } from '#contract/registration/registration.ts'
import type { Student } from '../student.ts'
import type { Offer } from './offer.ts'

/** Registers the set by the API. Returns the HTTP status. */
export const takeSet = async (student: Student, { module, set }: Offer): Promise<number> => {
  const body = {
    program_module_id: module.program_moduleID,
    schedule_ids: set.map(({ scheduleID }) => scheduleID),
  }
  return (await student.call(registration.choose, { body })).status()
}

/** The student's registration of a subject, if any, and their total credits. */
export const loadRegistration = async (student: Student, subjectID: number) => {
  const { subjects, total_ects } = await student.ask(registration.alreadyRegistered)
  return { total_ects, own: subjects.find((each) => each.subjectID === subjectID) }
}

/** Cancels the registration of a subject by the API, if there is one. */
export const cancelRegistration = async (student: Student, subjectID: number): Promise<void> => {
  const { own } = await loadRegistration(student, subjectID)
  if (own !== undefined) await student.ask(registration.cancel, { params: { id: own.registrationID } })
}
