/** The data of a job, by queue. A number is that of the row to work on. */
export interface JobData {
  readonly 'payment-check': { readonly id: number }
  readonly 'payment-refund': { readonly id: number }
  readonly 'accounts-update': object
  readonly 'payments-reconcile': object
}

export type QueueName = keyof JobData

/** The shortest that pg-boss allows; the job of a killed process is taken over after it. */
const heartbeatSeconds = 10

/** A row has one job at most, waiting or running: its number is the job's key. */
export const queues: readonly QueueName[] = [
  'payment-check',
  'payment-refund',
  'accounts-update',
  'payments-reconcile',
]

/** Of earlier versions, with their schedules. */
export const formerQueues = ['accounts-daily']

export const queueOptions = {
  policy: 'exclusive',
  heartbeatSeconds,
  // Two minutes in all; a bank is given twenty seconds for each of its answers.
  expireInSeconds: 120,
  // After a failure: 2 seconds, then ever longer, up to an hour, for some two weeks.
  retryLimit: 350,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 3600,
} as const
