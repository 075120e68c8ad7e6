import type * as z from 'zod/mini'
import type { program } from '#contract/studies/program.ts'

export type FullProgram = z.output<(typeof program)['fullProgram']['reply']>
export type ProgramModule = FullProgram['modules'][number]
export type ProgramSubject = ProgramModule['subjects'][number]
