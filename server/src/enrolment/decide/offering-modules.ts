import type { Catalogue, Module, Snapshot } from '../snapshot.ts'

/** A module of the student's that offers a subject, and the steps in which it may be taken from there. */
export interface OfferingModule {
  readonly module: Module
  readonly steps: readonly number[]
}

/** The steps in which subjects of modules of this kind are chosen. */
export const listStepsOfKind = ({ steps }: Pick<Catalogue, 'steps'>, kind: string): number[] =>
  steps.filter(({ module_kinds }) => module_kinds.includes(kind)).map(({ step }) => step)

/** The modules of the student that offer a subject, in their order. */
export const listOfferingModules = (
  { catalogue, student }: Pick<Snapshot, 'catalogue' | 'student'>,
  subjectID: number,
): readonly OfferingModule[] =>
  student.modules.flatMap((moduleID) => {
    const module = catalogue.modules.get(moduleID)
    if (module === undefined || !module.subjects.has(subjectID)) return []
    return { module, steps: listStepsOfKind(catalogue, module.kind) }
  })

/** The steps in which the subject may be taken out of any of them, each once. */
export const listSteps = (modules: readonly OfferingModule[]): number[] => [
  ...new Set(modules.flatMap(({ steps }) => steps)),
]
