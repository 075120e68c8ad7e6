import type { FullProgram, ProgramModule } from './full-program.ts'

/** The parts of credits, in the order in which they stand in a bar. */
export const creditParts = ['done', 'registered', 'planned', 'missing'] as const

type CreditPart = (typeof creditParts)[number]

/** What another concentration or minor would change. */
export interface ProgramComparison {
  readonly added: readonly ProgramModule[]
  readonly removed: readonly ProgramModule[]
  readonly credits: readonly { readonly part: CreditPart; readonly before: number; readonly after: number }[]
}

export const comparePrograms = (
  own: Pick<FullProgram, 'modules' | 'credits'>,
  other: Pick<FullProgram, 'modules' | 'credits'>,
): ProgramComparison => {
  const modulesWithout = (program: typeof own, those: typeof own) => {
    const known = new Set(those.modules.map(({ module }) => module.program_moduleID))
    return program.modules.filter(({ module }) => !known.has(module.program_moduleID))
  }
  return {
    added: modulesWithout(other, own),
    removed: modulesWithout(own, other),
    credits: creditParts.map((part) => ({ part, before: own.credits[part], after: other.credits[part] })),
  }
}
