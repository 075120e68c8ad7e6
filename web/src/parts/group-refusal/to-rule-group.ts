import type { GroupRow } from '#contract/rows/group-row.ts'
import type { PartGroup } from '#rules/registration/linked-sets.ts'

/** A group of a reply with what the rules for clashes and linked parts need. */
export interface RuleGroup<Row extends GroupRow = GroupRow> extends PartGroup {
  readonly row: Row
}

export const toRuleGroup = <Row extends GroupRow>(row: Row): RuleGroup<Row> => ({
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
