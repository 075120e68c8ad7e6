import { channel } from 'node:diagnostics_channel'

/** What is counted where it happens; without a subscriber, when METRICS_PORT is not set, it costs nothing. */
export interface SeatOutcome {
  readonly action: string
  /** `done`, or the code of the refusal. */
  readonly reason: string
}

export const seatOutcomes = channel('portal.seat-outcome')

/** The number of students in one transaction. */
export const seatBatches = channel('portal.seat-batch')
