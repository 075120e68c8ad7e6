import { listRemainingSets } from '#rules/registration/linked-sets.ts'
import { checkGroup } from '../decide/check-group.ts'
import { refuse, type Refused } from '../decide/refused.ts'
import type { Registration } from '../snapshot.ts'
import { words } from '../words.ts'
import type { SubjectGroups } from './load-groups.ts'

/** The first whole set of a subject that has seats and clashes with nothing once the replaced registration is given up. */
export const findFirstFreeSet = (
  { groups, ownGroups }: Pick<SubjectGroups, 'groups' | 'ownGroups'>,
  replaced: Registration | null,
): readonly number[] | Refused => {
  const others = ownGroups.filter(({ registrationID }) => registrationID !== replaced?.registrationID)
  const open = groups.filter(({ is_open }) => is_open)
  if (listRemainingSets(open, groups).length === 0) return refuse(words.noOpenGroups)
  const checked = groups.map((group) => ({ group, code: checkGroup(group, groups, others)?.code ?? null }))
  const listWith = (...codes: readonly (string | null)[]) =>
    checked.filter(({ code }) => codes.includes(code)).map(({ group }) => group)
  const [set] = listRemainingSets(listWith(null), groups)
  if (set !== undefined) return set.map(({ scheduleID }) => scheduleID)
  const hasFullSet = listRemainingSets(listWith(null, 'group_full'), groups).length > 0
  return refuse(hasFullSet ? words.noFreeGroups : words.everyGroupClashes)
}
