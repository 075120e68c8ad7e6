import type { Catalogue } from '#server/enrolment/catalogue-cache.ts'
import { countedSubjects } from './counted-subjects.ts'
import { registrationsToChange } from './registrations-to-change.ts'
import type {
  ChoiceSnapshot,
  HeldGroup,
  Registration,
  StudentState,
  OfferingModule,
} from '#server/enrolment/snapshot.ts'

/** Takes a student's state; gives the database's clock at this moment (ISO), as this process reckons it. */
export const databaseNow = (state: StudentState): string =>
  new Date(Date.now() + state.clock_behind).toISOString()

/** Takes a student's state and an instant; gives the day at the university then, Y-m-d. */
export const dayOf = ({ ahead }: StudentState, instant: string): string =>
  new Date(Date.parse(instant) + ahead * 60_000).toISOString().slice(0, 10)

const heldOf = (catalogue: Catalogue, { registrationID, subjectID, groups }: Registration): HeldGroup[] => {
  const subject = catalogue.subjects.get(subjectID)
  return groups.flatMap((scheduleID) => {
    const group = catalogue.groups.get(scheduleID)
    if (group === undefined || subject === undefined) return []
    return { ...group, registrationID, subject: subject.subject, subjecteng: subject.subjecteng }
  })
}

/** Takes the catalogue and a student; gives her modules that offer a subject, each with the steps it may be taken in. */
const modulesThatOffer = (
  catalogue: Catalogue,
  state: StudentState,
  subjectID: number,
): readonly OfferingModule[] =>
  state.modules.flatMap((moduleID) => {
    const module = catalogue.modules.get(moduleID)
    if (module === undefined || !module.subjects.has(subjectID)) return []
    const steps = catalogue.steps.filter(({ module_kinds }) => module_kinds.includes(module.kind))
    return { moduleID, programmeID: module.programmeID, steps: steps.map(({ step }) => step), module }
  })

/**
 * Takes the catalogue, a student's state, a subject (null: there is none) and which of its groups have a seat (null: the
 * database will tell); gives all that the choice of that subject is decided on.
 */
export const choiceSnapshot = (
  catalogue: Catalogue,
  state: StudentState,
  subjectID: number | null,
  free: ReadonlySet<number> | null = null,
): ChoiceSnapshot => {
  const now = databaseNow(state)
  const groups = subjectID === null ? [] : (catalogue.groupsOf.get(subjectID) ?? [])
  const { semester_credits, elsewhere, limits, category, is_on_last_course, is_active, windows } = state
  const { wants_no_free, preRegistrations: wishes } = state
  return {
    now,
    today: dayOf(state, now),
    semester_credits,
    elsewhere,
    limits,
    category,
    is_on_last_course,
    is_active,
    isMyProgramme: (programmeID) =>
      state.modules.some((moduleID) => catalogue.modules.get(moduleID)?.programmeID === programmeID),
    hasMinor: state.minorID !== null,
    wants_no_free,
    preRegistrations: wishes,
    to_change: () =>
      registrationsToChange(catalogue, state, now, (each) => modulesThatOffer(catalogue, state, each)),
    counted: () => countedSubjects(catalogue, state),
    changesLevel: catalogue.english_orders.has(state.study_semester),
    to_leave: catalogue.to_leave,
    windows,
    subject: subjectID === null ? null : (catalogue.subjects.get(subjectID) ?? null),
    modules: subjectID === null ? [] : modulesThatOffer(catalogue, state, subjectID),
    groups:
      free === null ? groups : groups.map((group) => ({ ...group, has_seat: free.has(group.scheduleID) })),
    held: state.registrations.flatMap((registration) => heldOf(catalogue, registration)),
    registrationID:
      state.registrations.find((registration) => registration.subjectID === subjectID)?.registrationID ??
      null,
  }
}

interface Edge {
  readonly at: number
  readonly text: string
}

const edges = new WeakMap<StudentState['windows'], readonly Edge[]>()

const edgesOf = (windows: StudentState['windows']): readonly Edge[] => {
  const known = edges.get(windows)
  if (known !== undefined) return known
  const sorted = windows
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .map((text) => ({ at: Date.parse(text), text }))
    .toSorted((one, other) => one.at - other.at)
  edges.set(windows, sorted)
  return sorted
}

/** Takes a student's windows and an instant; gives the instants between which the same of them are open (null: no bound). */
export const sameWindows = (
  { windows }: Pick<StudentState, 'windows'>,
  now: string,
): { from: string | null; until: string | null } => {
  const at = Date.parse(now)
  const sorted = edgesOf(windows)
  return {
    from: sorted.findLast((edge) => edge.at <= at)?.text ?? null,
    until: sorted.find((edge) => edge.at > at)?.text ?? null,
  }
}
