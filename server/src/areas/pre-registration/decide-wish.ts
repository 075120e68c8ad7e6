import { Refusal } from '#server/http/refusal.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { refusedByModule, checkCredits } from '#server/enrolment/decide/choose.ts'
import { choiceSnapshot, databaseNow, dayOf } from '#server/enrolment/decide/choice-snapshot.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'
import type { PreRegistration, StudentState } from '#server/enrolment/snapshot.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import type { WishMove } from './sql.ts'
import { words } from './words.ts'

/** The step in which subjects are wished for, before any seat is taken. */
export const preRegistrationStep = 1

/** Takes a student's state; gives it as if she were registered for what she wishes for, and for nothing else. */
export const stateOfWishes = ({ catalogue, state }: Snapshot): StudentState => ({
  ...state,
  wants_no_free: false,
  semester_credits: state.preRegistrations.reduce(
    (sum, { subjectID }) => sum + (catalogue.subjects.get(subjectID)?.ects ?? 0),
    0,
  ),
  registrations: state.preRegistrations.map(({ preRegID, subjectID, moduleID }) => ({
    registrationID: preRegID,
    subjectID,
    moduleID,
    groups: [],
  })),
})

/** Takes a student's state; gives why pre-registration is not open to her, or null. */
export const closedToWishes = ({ state }: Pick<Snapshot, 'state'>): Refusal | null => {
  const now = databaseNow(state)
  return checkWindow({ windows: state.windows, now, today: dayOf(state, now) }, [preRegistrationStep])
}

/** What is wished for: a subject, out of which module if that is said, and in the place of which wish. */
export interface Wanted {
  readonly subjectID: number
  readonly moduleID?: number
  readonly instead?: PreRegistration | null
}

/**
 * Takes the state of a student's wishes and the subject that she wishes for; gives the module that it is wished out of,
 * or throws why not: the limits of credits are those of registration itself (spec 4.15).
 */
export const decideWish = (
  { catalogue, state }: Snapshot,
  wishes: StudentState,
  { subjectID, moduleID, instead = null }: Wanted,
): number => {
  const now = choiceSnapshot(catalogue, wishes, subjectID)
  const { subject } = now
  if (subject === null) throw new Refusal(registrationWords.subjectNotFound)
  const about = { subject: { ka: subject.subject, en: subject.subjecteng } }
  if (!now.is_active) throw new Refusal(registrationWords.notActive)
  const closed = closedToWishes({ state })
  if (closed !== null) throw closed
  if (now.registrationID !== null && now.registrationID !== instead?.preRegID)
    throw new Refusal(words.alreadyWished, about)
  const modules = now.modules.filter((each) => each.moduleID === (moduleID ?? each.moduleID))
  if (modules.length === 0) throw new Refusal(registrationWords.notInProgramme, about)
  const freed = instead === null ? 0 : (catalogue.subjects.get(instead.subjectID)?.ects ?? 0)
  checkCredits(now, subject, freed)
  const judged = modules.map((module) => ({
    moduleID: module.moduleID,
    refusal: refusedByModule(now, subject, module, instead?.subjectID ?? null),
  }))
  const found = judged.find(({ refusal }) => refusal === null)
  if (found === undefined) throw judged[0]!.refusal!
  return found.moduleID
}

/** Takes a student's state and one of her wishes; gives why it cannot be changed or taken back, or null. */
export const keptBecause = (deciding: Snapshot, { subjectID }: PreRegistration): Refusal | null => {
  const closed = closedToWishes(deciding)
  if (closed !== null) return closed
  if (!deciding.state.registrations.some((each) => each.subjectID === subjectID)) return null
  const subject = deciding.catalogue.subjects.get(subjectID)
  return new Refusal(words.alreadyRegistered, {
    subject: { ka: subject?.subject ?? '—', en: subject?.subjecteng ?? '—' },
  })
}

/** Takes a student's state and a preRegID; gives her wish, or refuses with 404. */
const wishOf = ({ state }: Snapshot, preRegID: number): PreRegistration => {
  const found = state.preRegistrations.find((each) => each.preRegID === preRegID)
  if (found === undefined) throw new Refusal(registrationWords.preRegNotFound)
  return found
}

/** Takes a student's state and a new wish; gives what is to be kept, null when it is kept already. */
export const newWish = (deciding: Snapshot, subjectID: number): WishMove | null => {
  if (deciding.state.preRegistrations.some((each) => each.subjectID === subjectID)) return null
  const moduleID = decideWish(deciding, stateOfWishes(deciding), { subjectID })
  return { action: 'wished', wish: null, subject: subjectID, module: moduleID }
}

/** Takes a student's state, one of her wishes and another subject for it; gives what is to be kept, null when it is. */
export const changedWish = (deciding: Snapshot, preRegID: number, subjectID: number): WishMove | null => {
  const instead = wishOf(deciding, preRegID)
  if (instead.subjectID === subjectID) return null
  const kept = keptBecause(deciding, instead)
  if (kept !== null) throw kept
  const moduleID = decideWish(deciding, stateOfWishes(deciding), { subjectID, instead })
  return { action: 'wish_changed', wish: preRegID, subject: subjectID, module: moduleID }
}

/** Takes the state of a student and one of her wishes; gives what takes it back, or throws why it stands. */
export const removedWish = (deciding: Snapshot, preRegID: number): WishMove => {
  const wish = wishOf(deciding, preRegID)
  const kept = keptBecause(deciding, wish)
  if (kept !== null) throw kept
  return { action: 'wish_removed', wish: preRegID, subject: wish.subjectID, module: null }
}
