import { pino } from 'pino'
import { createRepeatFilter } from './create-repeat-filter.ts'

const filter = createRepeatFilter()

/**
 * Messages for the operator, one JSON line each on the standard output. They contain no secret, and no more of a student
 * than a number. A repeated line is written at most once a minute.
 */
export const log = pino(
  {
    hooks: {
      logMethod(args, method, level) {
        if (filter.takes(level, args)) method.apply(this, args)
      },
    },
  },
  pino.destination(1),
)
