import type * as z from 'zod/mini'
import type { medicine } from '#contract/studies/medicine.ts'

/** The wire's rows: a topic of medicine, and a laboratory group with who is in it. */
export type Topic = z.output<(typeof medicine)['topics']['reply']>['items'][number]
export type LabGroup = z.output<(typeof medicine)['labGroups']['reply']>['items'][number]
