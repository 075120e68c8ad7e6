import { checkSubjectCredits } from '#server/enrolment/decide/check-credits.ts'
import { checkSubjectInModule } from '#server/enrolment/decide/check-module.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { listOfferingModules } from '#server/enrolment/decide/offering-modules.ts'
import { isRefused, refuse, type Refused } from '#server/enrolment/decide/refused.ts'
import type { PreRegistration, Snapshot } from '#server/enrolment/snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import type { PreRegistrationRow } from './sql.ts'
import { words } from './words.ts'

/** The step of the pre-registration, before any seat is taken. */
export const preRegistrationStep = 1

/** The snapshot as if the student were registered for what is pre-registered, and for nothing else. */
export const toPreRegisteredSnapshot = (snapshot: Snapshot): Snapshot => {
  const { catalogue, student } = snapshot
  return {
    ...snapshot,
    student: {
      ...student,
      wants_no_free: false,
      semester_credits: student.preRegistrations.reduce(
        (sum, { subjectID }) => sum + (catalogue.subjects.get(subjectID)?.ects ?? 0),
        0,
      ),
      registrations: student.preRegistrations.map(({ preRegID, subjectID, moduleID }) => ({
        registrationID: preRegID,
        subjectID,
        moduleID,
        groups: [],
      })),
    },
  }
}

/** Why pre-registration is not open to the student, or null. */
export const checkPreRegistrationWindow = (snapshot: Snapshot): Refused | null =>
  checkWindow(snapshot, [preRegistrationStep])

/** A subject, optionally with the module it is chosen from, and the subject it replaces. */
interface PreRegistrationChoice {
  readonly subjectID: number
  readonly moduleID?: number
  readonly replaced?: PreRegistration | null
}

/**
 * The module that a subject is pre-registered out of, decided on the snapshot of the pre-registrations: the limits of
 * credits are those of registration itself (spec 4.15).
 */
export const decidePreRegistration = (
  preRegistered: Snapshot,
  { subjectID, moduleID, replaced = null }: PreRegistrationChoice,
): number | Refused => {
  const { catalogue, student } = preRegistered
  const subject = catalogue.subjects.get(subjectID)
  if (subject === undefined) return refuse(enrolmentWords.subjectNotFound)
  const about = { subject: { ka: subject.subject, en: subject.subjecteng } }
  if (!student.is_active) return refuse(enrolmentWords.notActive)
  const closed = checkPreRegistrationWindow(preRegistered)
  if (closed !== null) return closed
  const own = student.registrations.find((each) => each.subjectID === subjectID)
  if (own !== undefined && own.registrationID !== replaced?.preRegID)
    return refuse(words.alreadyPreRegistered, about)
  const modules = listOfferingModules(preRegistered, subjectID).filter(
    ({ module }) => module.moduleID === (moduleID ?? module.moduleID),
  )
  if (modules.length === 0) return refuse(enrolmentWords.notInProgramme, about)
  const freed = catalogue.subjects.get(replaced?.subjectID ?? 0)?.ects ?? 0
  const tooMany = checkSubjectCredits(student, subject, freed)
  if (tooMany !== null) return tooMany
  const checked = modules.map(({ module }) => ({
    moduleID: module.moduleID,
    refused: checkSubjectInModule(preRegistered, subject, module, replaced?.subjectID ?? null),
  }))
  return checked.find(({ refused }) => refused === null)?.moduleID ?? checked[0]!.refused!
}

/** Why a pre-registration can neither be changed nor removed, or null. */
export const checkRemovable = (snapshot: Snapshot, { subjectID }: PreRegistration): Refused | null => {
  const closed = checkPreRegistrationWindow(snapshot)
  if (closed !== null) return closed
  if (!snapshot.student.registrations.some((own) => own.subjectID === subjectID)) return null
  const subject = snapshot.catalogue.subjects.get(subjectID)
  return refuse(words.alreadyRegistered, {
    subject: { ka: subject?.subject ?? '—', en: subject?.subjecteng ?? '—' },
  })
}

/** The student's pre-registration of this number. */
const findPreRegistration = (snapshot: Snapshot, preRegID: number): PreRegistration | Refused => {
  const found = snapshot.student.preRegistrations.find((each) => each.preRegID === preRegID)
  return found ?? refuse(enrolmentWords.preRegNotFound)
}

/** The decision on a new subject; null if it is pre-registered already. */
export const decideNew = (snapshot: Snapshot, subjectID: number): PreRegistrationRow | Refused | null => {
  if (snapshot.student.preRegistrations.some((each) => each.subjectID === subjectID)) return null
  const moduleID = decidePreRegistration(toPreRegisteredSnapshot(snapshot), { subjectID })
  if (isRefused(moduleID)) return moduleID
  return { action: 'pre_registered', id: null, subject: subjectID, module: moduleID }
}

/** The decision on replacing a pre-registered subject; null if the new one is pre-registered already. */
export const decideChange = (
  snapshot: Snapshot,
  preRegID: number,
  subjectID: number,
): PreRegistrationRow | Refused | null => {
  const replaced = findPreRegistration(snapshot, preRegID)
  if (isRefused(replaced)) return replaced
  if (replaced.subjectID === subjectID) return null
  const notRemovable = checkRemovable(snapshot, replaced)
  if (notRemovable !== null) return notRemovable
  const moduleID = decidePreRegistration(toPreRegisteredSnapshot(snapshot), { subjectID, replaced })
  if (isRefused(moduleID)) return moduleID
  return { action: 'pre_registration_changed', id: preRegID, subject: subjectID, module: moduleID }
}

/** The decision on removing a pre-registration. */
export const decideRemoval = (snapshot: Snapshot, preRegID: number): PreRegistrationRow | Refused => {
  const found = findPreRegistration(snapshot, preRegID)
  if (isRefused(found)) return found
  const notRemovable = checkRemovable(snapshot, found)
  if (notRemovable !== null) return notRemovable
  return { action: 'pre_registration_removed', id: preRegID, subject: found.subjectID, module: null }
}
