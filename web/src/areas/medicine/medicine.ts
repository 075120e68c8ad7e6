import type * as z from 'zod/mini'
import type { medicine } from '#contract/studies/medicine.ts'

export type Topic = z.output<(typeof medicine)['topics']['reply']>['items'][number]
export type LabGroup = z.output<(typeof medicine)['labGroups']['reply']>['items'][number]

export interface MedicineSubject {
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
}
