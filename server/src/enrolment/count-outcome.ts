import { seatOutcomes, type SeatOutcome } from '#server/metrics/channels.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'

const toReason = (error: unknown): string => {
  if (error instanceof Refusal) return error.phrase.code
  return error instanceof FieldRefusal ? 'validation_errors' : 'failed'
}

/** Counts what came of a request for seats, for the metrics. */
export const countOutcome = async <Result>(action: string, work: Promise<Result>): Promise<Result> => {
  const publish = (reason: string) => seatOutcomes.publish({ action, reason } satisfies SeatOutcome)
  try {
    const result = await work
    publish('done')
    return result
  } catch (error) {
    publish(toReason(error))
    throw error
  }
}
