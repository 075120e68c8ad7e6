import { pino } from 'pino'

/**
 * What the operator should know: one JSON line each on the standard output. It holds no secret, and of a student no more
 * than a number.
 */
export const log = pino({}, pino.destination(1))
