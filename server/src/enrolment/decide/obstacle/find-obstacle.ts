import { findClash } from '#rules/registration/clash.ts'
import { countFittingGroups, type FittingGroups } from '#rules/registration/obstacle/count-fitting-groups.ts'
import {
  findSetObstacle,
  type GroupState,
  type SetObstacle,
} from '#rules/registration/obstacle/set-obstacle.ts'
import type { OwnGroup, SeatGroup } from '../../snapshot.ts'
import { words } from '../../words.ts'
import { refuse, type Refused } from '../refused.ts'

export type Obstacle = SetObstacle<SeatGroup>

/** A group that the student is in can be kept whatever has become of it. */
const makeGetState = (groups: readonly SeatGroup[], ownGroups: readonly OwnGroup[]) => {
  const own = new Set(ownGroups.map(({ scheduleID }) => scheduleID))
  const states = new Map(
    groups.map((group) => {
      const isOwn = own.has(group.scheduleID)
      const state = {
        isOpen: isOwn || group.is_open,
        hasSeat: isOwn || group.has_seat,
        clashes: !isOwn && findClash(group, ownGroups, { subjectID: group.subjectID }) !== null,
      }
      return [group, state] as const
    }),
  )
  return (group: SeatGroup): GroupState => states.get(group)!
}

/** Why no whole set of a subject can be taken, or null. */
export const findObstacle = (groups: readonly SeatGroup[], ownGroups: readonly OwnGroup[]): Obstacle | null =>
  findSetObstacle(groups, makeGetState(groups, ownGroups))

/** How many of the groups that are chosen first can be taken with a whole set. */
export const countFitting = (groups: readonly SeatGroup[], ownGroups: readonly OwnGroup[]): FittingGroups =>
  countFittingGroups(groups, makeGetState(groups, ownGroups))

/** The parts for which the obstacle holds, by name; empty where it is not for some parts only. */
export const nameParts = ({ scope, groups }: Obstacle): { readonly ka: string; readonly en: string } => {
  const names = new Map(scope === 'parts' ? groups.map(({ part_ka, part_en }) => [part_ka, part_en]) : [])
  return { ka: [...names.keys()].join(', '), en: [...names.values()].join(', ') }
}

const phrases = {
  clash: { all: words.everyGroupClashes, parts: words.partClashes },
  full: { all: words.noFreeGroups, parts: words.partFull },
  mixed: { all: words.fullOrClashing, parts: words.partFullOrClashing },
} as const

/** The refusal that an obstacle is answered with. */
export const refuseObstacle = (obstacle: Obstacle): Refused => {
  const { kind, scope } = obstacle
  if (kind === 'closed') return refuse(words.noOpenGroups)
  return scope === 'parts'
    ? refuse(phrases[kind].parts, { parts: nameParts(obstacle) })
    : refuse(phrases[kind].all)
}
