import type { CountedSubject, StudentState } from '#server/areas/registration/snapshot.ts'
import type { SeatCatalogue } from './seat-catalogue.ts'

interface Counted extends Pick<StudentState, 'earned' | 'modules'> {
  readonly catalogue: SeatCatalogue
  readonly subjects: readonly CountedSubject[]
}

// A state that is found true again is another one of the same parts.
const known = new WeakMap<StudentState['registrations'], Counted>()

/** A subject counts in one module only: the one it was registered in, or the first that lists it, or a free one. */
const placeOf = (
  { modules }: SeatCatalogue,
  state: StudentState,
  subjectID: number,
  own: number | null,
): number | null => {
  if (own !== null && state.modules.includes(own)) return own
  const mine = state.modules.flatMap((moduleID) => modules.get(moduleID) ?? [])
  const listing = mine.filter(({ subjects }) => subjects.has(subjectID))
  const place =
    listing.find(({ kind }) => kind !== 'free') ?? listing[0] ?? mine.find(({ kind }) => kind === 'free')
  return place?.moduleID ?? null
}

/** Takes the catalogue and a student; gives what she has earned and registered, each subject once, with its module. */
export const countedSubjects = (catalogue: SeatCatalogue, state: StudentState): readonly CountedSubject[] => {
  const { modules } = state
  const before = known.get(state.registrations)
  if (before?.catalogue === catalogue && before.earned === state.earned && before.modules === modules)
    return before.subjects
  const registered = new Map(state.registrations.map((each) => [each.subjectID, each]))
  const earned = new Map(state.earned.map(({ subjectID, credits }) => [subjectID, credits]))
  const subjects = [...new Set([...earned.keys(), ...registered.keys()])].map((subjectID) => ({
    subjectID,
    credits: earned.get(subjectID) ?? catalogue.subjects.get(subjectID)?.ects ?? 0,
    moduleID: placeOf(catalogue, state, subjectID, registered.get(subjectID)?.moduleID ?? null),
    isEarned: earned.has(subjectID),
  }))
  known.set(state.registrations, { catalogue, earned: state.earned, modules, subjects })
  return subjects
}
