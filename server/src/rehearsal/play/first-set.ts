import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { listRemainingSets, type PartGroup } from '#rules/registration/linked-sets.ts'

/** The portal's offer for one subject. */
export type Offer = z.output<typeof groups.general.reply>

const toPartGroup = (group: Offer['groups'][number]): PartGroup => ({
  scheduleID: group.scheduleID,
  subjectID: group.subjectID,
  config: group.config,
  part: group.part,
  parentID: group.parentID,
  rotation: group.rotation,
  meetings: group.meetings.map(({ dayID, time, time_end }) => ({ day: dayID, time, time_end })),
  ranges: group.dates,
})

/** The first complete set of valid groups, and the first complete set at all. */
export const findFirstSets = ({
  groups: all,
}: Offer): { offered: number[] | undefined; any: number[] | undefined } => {
  const parts = all.map(toPartGroup)
  const idsOf = (set: readonly PartGroup[] | undefined) => set?.map(({ scheduleID }) => scheduleID)
  return {
    offered: idsOf(listRemainingSets(all.filter(({ valid }) => valid).map(toPartGroup), parts)[0]),
    any: idsOf(listRemainingSets(parts, parts)[0]),
  }
}
