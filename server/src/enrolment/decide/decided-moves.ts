import { Refusal } from '#server/http/refusal.ts'
import type { SeatChange } from '#server/enrolment/commit/sql.ts'

type Wanted = Pick<SeatChange, 'action' | 'subject' | 'module' | 'programme' | 'groups' | 'registration'>

/** Takes what was wanted; gives the move that does it. */
export const doneMove = (wanted: Wanted): SeatChange => ({
  ...wanted,
  code: null,
  reason_ka: null,
  reason_en: null,
})

/** Takes what was wanted and why it is refused; gives the move that only leaves its receipt. */
export const refusedMove = <Asked extends object>(wanted: Asked, refusal: Refusal) => ({
  ...wanted,
  code: refusal.phrase.code,
  reason_ka: refusal.toReply('ka').message,
  reason_en: refusal.toReply('en').message,
})

/** Runs a decision; gives what it decided, or the refusal that it threw. Anything else that is thrown goes on. */
export const decidedOr = <Decision>(decide: () => Decision): Decision | Refusal => {
  try {
    return decide()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
