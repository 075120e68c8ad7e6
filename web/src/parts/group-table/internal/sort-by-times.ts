import type { GroupRow } from '#contract/rows/group-row.ts'

/**
 * Groups in the order of the week, by day and then by time; at the same times they keep theirs. Rotations stay as they
 * are: their weeks decide, not their hours.
 */
export const sortByTimes = <Row extends GroupRow>(groups: readonly Row[]): readonly Row[] => {
  if (groups.some(({ rotation }) => rotation)) return groups
  return groups
    .map((group) => ({ group, times: toTimes(group) }))
    .toSorted((one, other) => (one.times === other.times ? 0 : one.times < other.times ? -1 : 1))
    .map(({ group }) => group)
}

/** Days have one digit and hours two, so that these compare as the times do. */
const toTimes = ({ meetings }: GroupRow): string =>
  meetings
    .map(({ dayID, time, time_end }) => `${dayID} ${time} ${time_end}`)
    .toSorted()
    .join()
