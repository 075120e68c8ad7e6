import type * as z from 'zod/mini'
import type { program } from '#contract/studies/program.ts'

/** The wire's whole programme, one of its modules, and one of its subjects. */
export type FullProgram = z.output<(typeof program)['fullProgram']['reply']>
export type ModuleOfMine = FullProgram['modules'][number]
export type SubjectOfMine = ModuleOfMine['subjects'][number]
