import { hasValidSet, type PartGroup } from '#rules/registration/linked-sets.ts'
import type { PlannedGroup } from './group.ts'

const toPart = (group: PlannedGroup, ids: ReadonlyMap<string, number>): PartGroup => ({
  scheduleID: ids.get(group.group_code) ?? 0,
  subjectID: 0,
  config: group.config,
  part: group.part,
  parentID: group.parent_group_code === null ? null : (ids.get(group.parent_group_code) ?? 0),
  rotation: group.is_rotation,
  meetings: group.meetings.map(({ weekday, starts, ends }) => ({
    day: weekday,
    time: starts,
    time_end: ends,
  })),
  ranges: group.dates.map(({ starts_on, ends_on }) => ({ start_date: starts_on, end_date: ends_on })),
})

/** The codes of subjects with groups, but without any set of groups free of clashes. */
export const listImpossibleSubjects = (planned: readonly PlannedGroup[]): string[] => {
  const ids = new Map(planned.map(({ group_code }, at) => [group_code, at + 1]))
  return [...Map.groupBy(planned, ({ subject_code }) => subject_code)].flatMap(([code, groups]) =>
    hasValidSet(groups.map((group) => toPart(group, ids))) ? [] : [code],
  )
}
