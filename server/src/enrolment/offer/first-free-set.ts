import { listRemainingSets } from '#rules/registration/linked-sets.ts'
import { checkGroup } from '../decide/check-group.ts'
import { findObstacle, refuseObstacle } from '../decide/obstacle/find-obstacle.ts'
import type { Refused } from '../decide/refused.ts'
import type { Registration } from '../snapshot.ts'
import type { SubjectGroups } from './load-groups.ts'

/** The first whole set of a subject that has seats and clashes with nothing once the replaced registration is given up. */
export const findFirstFreeSet = (
  { groups, ownGroups }: Pick<SubjectGroups, 'groups' | 'ownGroups'>,
  replaced: Registration | null,
): readonly number[] | Refused => {
  const others = ownGroups.filter(({ registrationID }) => registrationID !== replaced?.registrationID)
  const obstacle = findObstacle(groups, others)
  if (obstacle !== null) return refuseObstacle(obstacle)
  const free = groups.filter((group) => checkGroup(group, groups, others) === null)
  return (listRemainingSets(free, groups)[0] ?? []).map(({ scheduleID }) => scheduleID)
}
