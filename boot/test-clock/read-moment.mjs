import { Failure } from '../run-command.mjs'
import { defaultMoment } from './moments.mjs'
import { toInstant } from './set-test-clock.mjs'

/** Removes `--at MOMENT` from the arguments of `npm test` and returns it. */
export const readMoment = (args) => {
  const at = args.indexOf('--at')
  if (at === -1) return { moment: defaultMoment, args }
  const moment = args[at + 1] ?? ''
  if (toInstant(moment) === undefined)
    throw new Failure(`npm test -- --at MOMENT, the time at the university, such as ${defaultMoment}`)
  return { moment, args: args.toSpliced(at, 2) }
}
