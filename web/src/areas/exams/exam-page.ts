import type { exams } from '#contract/studies/exams.ts'
import type * as z from 'zod/mini'

/** The wire's schedule of my exams. */
export type Exams = z.output<(typeof exams)['schedule']['reply']>
