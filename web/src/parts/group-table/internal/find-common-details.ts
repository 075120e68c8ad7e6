import type { GroupRow } from '#contract/rows/group-row.ts'

/** Details that several groups share: when study starts, and the dates, none for a whole semester. */
export type CommonDetails = Pick<GroupRow, 'start_date' | 'dates'>

/** Null where the groups differ, or where one rotates. */
export const findCommonDetails = (groups: readonly GroupRow[]): CommonDetails | null => {
  const [first, ...others] = groups
  if (first === undefined || groups.some(({ rotation }) => rotation)) return null
  const toKey = ({ start_date, dates }: GroupRow) =>
    [start_date, ...dates.map((span) => `${span.start_date} ${span.end_date}`)].join(' ')
  return others.every((group) => toKey(group) === toKey(first)) ? first : null
}
