import type { GroupRow } from '#contract/rows/group-row.ts'

/** Groups with the same times; `isNamed` where the times stand once above them. */
export interface SameTimes<Row extends GroupRow> {
  readonly key: string
  readonly rows: readonly Row[]
  readonly isNamed: boolean
}

/** How many groups at the same times a heading saves reading. */
const minRowsPerHeading = 2

/**
 * Puts the groups that meet at the same times together, in the order in which the times come first. The times are named
 * above them where that leaves at most half as many to read; a rotation, whose weeks decide, is never named by its hours.
 */
export const groupByTimes = <Row extends GroupRow>(groups: readonly Row[]): SameTimes<Row>[] => {
  const byTimes = [...Map.groupBy(groups, toKey)]
  const isNamed =
    groups.length >= minRowsPerHeading * byTimes.length &&
    groups.every(({ meetings, rotation }) => meetings.length > 0 && !rotation)
  return byTimes.map(([key, rows]) => ({ key, rows, isNamed }))
}

const toKey = ({ meetings }: GroupRow): string =>
  meetings
    .map(({ dayID, time, time_end }) => `${dayID} ${time}–${time_end}`)
    .toSorted()
    .join()
