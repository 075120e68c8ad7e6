import type { CountedSubject } from '#rules/registration/module-limit.ts'
import type { Catalogue, Module, Snapshot, StudentState } from '../snapshot.ts'

interface Cached extends Pick<StudentState, 'earned' | 'modules'> {
  readonly catalogue: Catalogue
  readonly subjects: readonly CountedSubject[]
}

// A state that was confirmed is another object with the same lists in it.
const cached = new WeakMap<StudentState['registrations'], Cached>()

/** A subject counts in one module: unless registered in another one, in the first that lists it, else in a free one. */
const findModule = (modules: readonly Module[], subjectID: number): number | null => {
  let first: Module | undefined
  for (const module of modules) {
    if (!module.subjects.has(subjectID)) continue
    first ??= module
    if (module.kind !== 'free') return module.moduleID
  }
  return (first ?? modules.find(({ kind }) => kind === 'free'))?.moduleID ?? null
}

/** Earned and registered subjects, each once, with the module in which it counts. */
export const listCountedSubjects = ({
  catalogue,
  student,
}: Pick<Snapshot, 'catalogue'> & {
  readonly student: Pick<StudentState, 'registrations' | 'earned' | 'modules'>
}): readonly CountedSubject[] => {
  const { modules, registrations } = student
  const before = cached.get(registrations)
  if (before?.catalogue === catalogue && before.earned === student.earned && before.modules === modules)
    return before.subjects
  const registered = new Map(registrations.map((each) => [each.subjectID, each]))
  const earned = new Map(student.earned.map(({ subjectID, credits }) => [subjectID, credits]))
  const own = modules.flatMap((moduleID) => catalogue.modules.get(moduleID) ?? [])
  const getModuleID = (subjectID: number): number | null => {
    const chosen = registered.get(subjectID)?.moduleID ?? null
    return chosen !== null && modules.includes(chosen) ? chosen : findModule(own, subjectID)
  }
  const subjects = [...new Set([...earned.keys(), ...registered.keys()])].map((subjectID) => ({
    subjectID,
    credits: earned.get(subjectID) ?? catalogue.subjects.get(subjectID)?.ects ?? 0,
    moduleID: getModuleID(subjectID),
    isEarned: earned.has(subjectID),
  }))
  cached.set(registrations, { catalogue, earned: student.earned, modules, subjects })
  return subjects
}
