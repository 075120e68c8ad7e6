import type { GroupRow } from '#contract/rows/group-row.ts'
import type { PartGroup } from '#rules/registration/linked-sets.ts'

/** A group of the wire together with what the rules of clashes and linked sets need of it. */
export interface PickGroup<Row extends GroupRow = GroupRow> extends PartGroup {
  readonly row: Row
}

export const pickGroup = <Row extends GroupRow>(row: Row): PickGroup<Row> => ({
  scheduleID: row.scheduleID,
  subjectID: row.subjectID,
  config: row.config,
  part: row.part,
  parentID: row.parentID,
  rotation: row.rotation,
  meetings: row.meetings.map(({ dayID, time, time_end }) => ({ day: dayID, time, time_end })),
  ranges: row.dates,
  row,
})
