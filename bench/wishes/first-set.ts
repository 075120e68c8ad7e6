import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { listRemainingSets, type PartGroup } from '#rules/registration/linked-sets.ts'

/** What the portal offers of one subject. */
export type Offer = z.output<typeof groups.general.reply>

const asPart = (group: Offer['groups'][number]): PartGroup => ({
  scheduleID: group.scheduleID,
  subjectID: group.subjectID,
  config: group.config,
  part: group.part,
  parentID: group.parentID,
  rotation: group.rotation,
  meetings: group.meetings.map(({ dayID, time, time_end }) => ({ day: dayID, time, time_end })),
  ranges: group.dates,
})

/** Takes an offer; gives the first whole set of its groups that are valid, and the first one at all: undefined is none. */
export const firstSets = ({
  groups: all,
}: Offer): { offered: number[] | undefined; any: number[] | undefined } => {
  const parts = all.map(asPart)
  const idsOf = (set: readonly PartGroup[] | undefined) => set?.map(({ scheduleID }) => scheduleID)
  return {
    offered: idsOf(listRemainingSets(all.filter(({ valid }) => valid).map(asPart), parts)[0]),
    any: idsOf(listRemainingSets(parts, parts)[0]),
  }
}
