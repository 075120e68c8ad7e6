import type { Connection } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import type { Load } from '../play/play-round.ts'
import { findSummary } from './sql.ts'

const shownGroups = 20

const toSeconds = (ms: number | null): string => (ms === null ? '–' : `${(ms / 1000).toFixed(2)} s`)

const describeLoad = ({ students, seconds, calls, seats, failed }: Load): string =>
  `  ${students} students at once: ${calls} calls in ${seconds} s; ` +
  `an answer about a seat after ${toSeconds(seats.p50)}, 99 of 100 within ${toSeconds(seats.p99)}` +
  (failed > 0 ? `; ${failed} calls were never answered` : '')

/** The result of a rehearsal, in lines for the terminal. Throws if it did not finish. */
export const describeRehearsal = async (db: Connection, rehearsalID: number): Promise<string[]> => {
  const { state, detail, opensAt, result, reasons, groups } = await findSummary(db, rehearsalID, shownGroups)
  if (result === null)
    throw new StartupError(detail ?? `The rehearsal was stopped (${state}); nothing of it was kept.`)
  const { counts, load } = result
  return [
    '',
    `The opening of ${opensAt}: it opens to ${counts.opened} students, ${counts.planned} of them have a plan.`,
    `  ${counts.complete} get all that they planned`,
    `  ${counts.partial} get a part of it, or not in every round`,
    `  ${counts.blocked} cannot register at all`,
    ...(reasons.length > 0 ? ['', 'Why not, by students:'] : []),
    ...reasons.map(({ reason, students }) => `  ${students}  ${reason}`),
    ...(groups.length > 0 ? ['', 'Where seats are short:'] : []),
    ...groups.map(
      ({ name, capacity, taken, wanted, refused }) =>
        `  ${name}: ${capacity - taken} free of ${capacity}, ${wanted} want it, ${refused} get no seat`,
    ),
    ...(load.length > 0 ? ['', 'The load:'] : []),
    ...load.map(describeLoad),
    '',
    'Every student and group: /staff/rehearsals',
  ]
}
