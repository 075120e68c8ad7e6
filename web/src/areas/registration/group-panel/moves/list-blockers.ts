import type { RuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import {
  findGroupRefusal,
  type ClashingSubject,
  type OfferedGroup,
  type TakenGroup,
} from '#web/parts/group-refusal/find-group-refusal.ts'

/** The registered subjects that clash with any of the groups, each once. */
export const listBlockers = (
  groups: readonly RuleGroup<OfferedGroup>[],
  taken: readonly TakenGroup[],
): readonly ClashingSubject['subject'][] => {
  const subjects = groups.flatMap((group) => {
    const refusal = findGroupRefusal(group, taken, [])
    return refusal?.why === 'clash' ? refusal.obstacles.map(({ subject }) => subject) : []
  })
  return subjects.filter(({ en }, at) => subjects.findIndex((other) => other.en === en) === at)
}
