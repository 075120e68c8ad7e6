import { Refusal } from '#server/http/refusal.ts'
import type { Refused } from './decide/refused.ts'

/** The refusal to be thrown where the call is answered. */
export const toRefusal = ({ refused, params }: Refused): Refusal => new Refusal(refused, params)
