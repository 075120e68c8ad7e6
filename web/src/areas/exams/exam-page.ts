import type { exams } from '#contract/studies/exams.ts'
import type * as z from 'zod/mini'

export type Exams = z.output<(typeof exams)['schedule']['reply']>
