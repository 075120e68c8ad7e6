import type { FullProgram, ProgramModule, ProgramSubject } from './full-program.ts'

/** The parts of credits, in the order of the bar. */
export const creditParts = ['done', 'registered', 'planned', 'missing'] as const

/** The whole length of a bar. */
export const countCredits = (credits: FullProgram['credits']): number =>
  Math.max(
    1,
    creditParts.reduce((sum, part) => sum + credits[part], 0),
  )

type CreditPart = (typeof creditParts)[number]

/** Computes the changes that another concentration or minor would bring. */
export interface ProgramComparison {
  readonly added: readonly ProgramModule[]
  readonly removed: readonly ProgramModule[]
  /** Subjects of the student that would count in another module, by that module. */
  readonly moved: readonly {
    readonly module: ProgramModule['module']
    readonly subjects: readonly ProgramSubject[]
  }[]
  /** Subjects of the student that would be in a new module too, by the module in which they count already. */
  readonly countedOnce: ProgramComparison['moved']
  readonly required: { readonly before: number; readonly after: number }
  readonly credits: readonly { readonly part: CreditPart; readonly before: number; readonly after: number }[]
}

/** Whether it counts, or is meant to count, for the student. */
const isOfStudent = ({ status }: ProgramSubject): boolean => status !== 'open' && status !== 'failed'

const groupByModule = (
  pairs: readonly { readonly module: ProgramModule['module']; readonly subject: ProgramSubject }[],
): ProgramComparison['moved'] =>
  [...new Map(pairs.map(({ module }) => [module.program_moduleID, module])).values()].map((module) => ({
    module,
    subjects: pairs
      .filter((pair) => pair.module.program_moduleID === module.program_moduleID)
      .map(({ subject }) => subject),
  }))

export const comparePrograms = (
  own: Pick<FullProgram, 'modules' | 'credits'>,
  other: Pick<FullProgram, 'modules' | 'credits'>,
): ProgramComparison => {
  const modulesWithout = (program: typeof own, those: typeof own) => {
    const known = new Set(those.modules.map(({ module }) => module.program_moduleID))
    return program.modules.filter(({ module }) => !known.has(module.program_moduleID))
  }
  const ownModules = new Map(
    own.modules.flatMap(({ module, subjects }) =>
      subjects.filter(isOfStudent).map(({ subjectID }) => [subjectID, module] as const),
    ),
  )
  const otherPlaces = other.modules.flatMap(({ module, subjects }) =>
    subjects.filter(isOfStudent).map((subject) => ({ module, subject })),
  )
  const changedPlaces = otherPlaces.flatMap(({ module, subject }) => {
    const ownModule = ownModules.get(subject.subjectID)
    if (ownModule === undefined || ownModule.program_moduleID === module.program_moduleID) return []
    const staysInOwn = otherPlaces.some(
      (place) =>
        place.subject.subjectID === subject.subjectID &&
        place.module.program_moduleID === ownModule.program_moduleID,
    )
    return [{ subject, module: staysInOwn ? ownModule : module, staysInOwn }]
  })
  return {
    moved: groupByModule(changedPlaces.filter(({ staysInOwn }) => !staysInOwn)),
    countedOnce: groupByModule(changedPlaces.filter(({ staysInOwn }) => staysInOwn)),
    required: { before: own.credits.required, after: other.credits.required },
    added: modulesWithout(other, own),
    removed: modulesWithout(own, other),
    credits: creditParts.map((part) => ({ part, before: own.credits[part], after: other.credits[part] })),
  }
}
