import { channel } from 'node:diagnostics_channel'

/** Events counted where they happen; without a subscriber, when METRICS_PORT is not set, they cost nothing. */
export interface SeatOutcome {
  readonly action: string
  /** `done`, or the code of the refusal. */
  readonly reason: string
}

export const seatOutcomes = channel('portal.seat-outcome')

/** The number of students in one transaction. */
export const seatBatches = channel('portal.seat-batch')
