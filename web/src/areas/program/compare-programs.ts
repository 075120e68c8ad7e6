import type { FullProgram, ProgramModule } from './full-program.ts'

/** What another concentration or minor would change. */
export interface ProgramComparison {
  readonly added: readonly ProgramModule[]
  readonly removed: readonly ProgramModule[]
  readonly missingBefore: number
  readonly missingAfter: number
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
    missingBefore: own.credits.missing,
    missingAfter: other.credits.missing,
  }
}
