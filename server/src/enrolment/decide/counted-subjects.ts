import type { CatalogueModule, CountedSubject, StudentState } from '#server/enrolment/snapshot.ts'
import type { Catalogue } from '#server/enrolment/catalogue-cache.ts'

interface Counted extends Pick<StudentState, 'earned' | 'modules'> {
  readonly catalogue: Catalogue
  readonly subjects: readonly CountedSubject[]
}

// A state that is found true again is another one of the same parts.
const known = new WeakMap<StudentState['registrations'], Counted>()

/** A subject counts in one module only: unless registered in another of hers, in the first that lists it, or a free one. */
const placeOf = (mine: readonly CatalogueModule[], subjectID: number): number | null => {
  let place: CatalogueModule | undefined
  for (const module of mine) {
    if (!module.subjects.has(subjectID)) continue
    place ??= module
    if (module.kind !== 'free') return module.moduleID
  }
  return (place ?? mine.find(({ kind }) => kind === 'free'))?.moduleID ?? null
}

/** Takes the catalogue and a student; gives what she has earned and registered, each subject once, with its module. */
export const countedSubjects = (catalogue: Catalogue, state: StudentState): readonly CountedSubject[] => {
  const { modules } = state
  const before = known.get(state.registrations)
  if (before?.catalogue === catalogue && before.earned === state.earned && before.modules === modules)
    return before.subjects
  const registered = new Map(state.registrations.map((each) => [each.subjectID, each]))
  const earned = new Map(state.earned.map(({ subjectID, credits }) => [subjectID, credits]))
  const mine = modules.flatMap((moduleID) => catalogue.modules.get(moduleID) ?? [])
  const moduleOf = (subjectID: number): number | null => {
    const own = registered.get(subjectID)?.moduleID ?? null
    return own !== null && modules.includes(own) ? own : placeOf(mine, subjectID)
  }
  const subjects = [...new Set([...earned.keys(), ...registered.keys()])].map((subjectID) => ({
    subjectID,
    credits: earned.get(subjectID) ?? catalogue.subjects.get(subjectID)?.ects ?? 0,
    moduleID: moduleOf(subjectID),
    isEarned: earned.has(subjectID),
  }))
  known.set(state.registrations, { catalogue, earned: state.earned, modules, subjects })
  return subjects
}
