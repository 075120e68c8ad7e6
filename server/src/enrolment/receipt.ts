import type * as z from 'zod/mini'
import type { receipt } from '#contract/registration/receipt.ts'

/** The subject of an attempt: seats, a pre-registration, or the minor. */
type ReceiptAction = z.input<typeof receipt>['action']

/** The result of an attempt, as the database has it. */
export interface Receipt {
  readonly action: ReceiptAction
  readonly subject_id: number | null
  readonly group_ids: readonly number[]
  readonly registration_id: number | null
  readonly code: string | null
  readonly reason_ka: string | null
  readonly reason_en: string | null
  readonly full_group: number | null
  /** Of what the attempt asked for; null where that is compared elsewhere. */
  readonly request_hash: string | null
}
