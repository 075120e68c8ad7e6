/** The groups of one registered subject. */
export interface SubjectSeats {
  readonly subjectID: number
  /** The module that it was taken out of. */
  readonly moduleID: number | null
  readonly groups: readonly number[]
}

/** A registration: it keeps its number when its groups or its subject change. */
export interface RegistrationSeats extends SubjectSeats {
  readonly registrationID: number
}

/** How an act changed one registration; `before` is null if it was created, `after` if it was cancelled. */
export interface UndoStep {
  readonly before: SubjectSeats | null
  readonly after: SubjectSeats | null
}

/** Done: all is as before the act. Outdated: some of it is neither as before nor as after. */
export type UndoState = 'possible' | 'done' | 'outdated'

const hasSameGroups = (one: SubjectSeats, other: SubjectSeats): boolean =>
  one.groups.length === other.groups.length && one.groups.every((id) => other.groups.includes(id))

const isSame = (one: SubjectSeats | null, other: SubjectSeats | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.subjectID === other.subjectID && hasSameGroups(one, other))

const toSeats = (own: RegistrationSeats | undefined): SubjectSeats | null =>
  own === undefined ? null : { subjectID: own.subjectID, moduleID: own.moduleID, groups: own.groups }

/** The steps that undo an act, one for each registration that differs. */
export const findUndo = (
  before: readonly RegistrationSeats[],
  after: readonly RegistrationSeats[],
): readonly UndoStep[] =>
  [...new Set([...before, ...after].map(({ registrationID }) => registrationID))].flatMap((id) => {
    const [was, is] = [before, after].map((own) =>
      toSeats(own.find(({ registrationID }) => registrationID === id)),
    ) as [SubjectSeats | null, SubjectSeats | null]
    return isSame(was, is) ? [] : { before: was, after: is }
  })

/** Whether the registrations are as the act left them. A subject is registered at most once. */
export const checkUndo = (current: readonly SubjectSeats[], steps: readonly UndoStep[]): UndoState => {
  const seats = steps.flatMap(({ before, after }) => [before, after]).filter((each) => each !== null)
  const isAt = (side: 'before' | 'after') =>
    seats.every(({ subjectID }) => {
      const requested = steps.find((step) => step[side]?.subjectID === subjectID)?.[side] ?? null
      return isSame(current.find((own) => own.subjectID === subjectID) ?? null, requested)
    })
  if (isAt('before')) return 'done'
  return isAt('after') ? 'possible' : 'outdated'
}

/** A registration that is made anew has no number of its own yet: no other has this one. */
const toNewID = ({ subjectID }: SubjectSeats): number => -subjectID

/** The registrations once these steps are undone. */
export const applyUndo = (
  current: readonly RegistrationSeats[],
  steps: readonly UndoStep[],
): readonly RegistrationSeats[] => {
  const kept = current.flatMap((own) => {
    const step = steps.find(({ after }) => after?.subjectID === own.subjectID)
    if (step === undefined) return own
    return step.before === null ? [] : { ...own, ...step.before }
  })
  const made = steps.flatMap(({ before, after }) =>
    before === null || after !== null ? [] : { ...before, registrationID: toNewID(before) },
  )
  return [...kept, ...made]
}
