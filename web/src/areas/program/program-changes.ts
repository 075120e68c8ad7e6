import type { FullProgram, ModuleOfMine } from './my-program.ts'

/** What another concentration or minor would change: the modules that come and go, and the credits that are missing. */
export interface ProgramChanges {
  readonly comes: readonly ModuleOfMine[]
  readonly goes: readonly ModuleOfMine[]
  readonly missingBefore: number
  readonly missingAfter: number
}

/** Takes my programme and as it would be; gives what would change. */
export const programChanges = (
  mine: Pick<FullProgram, 'modules' | 'credits'>,
  other: Pick<FullProgram, 'modules' | 'credits'>,
): ProgramChanges => {
  const without = (of: typeof mine, those: typeof mine) => {
    const known = new Set(those.modules.map(({ module }) => module.program_moduleID))
    return of.modules.filter(({ module }) => !known.has(module.program_moduleID))
  }
  return {
    comes: without(other, mine),
    goes: without(mine, other),
    missingBefore: mine.credits.missing,
    missingAfter: other.credits.missing,
  }
}
