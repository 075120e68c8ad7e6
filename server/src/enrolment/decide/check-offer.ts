import { hasRemainingSet } from '#rules/registration/linked-sets.ts'
import type { Registration, SeatGroup, Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { checkSubjectCredits } from './check-credits.ts'
import { checkGroup } from './check-group.ts'
import { checkSubjectInModule } from './check-module.ts'
import { checkMustChange } from './check-must-change.ts'
import { canBeTaken } from './check-set.ts'
import { checkWindow } from './check-window.ts'
import { listOfferingModules } from './offering-modules.ts'
import { listOwnGroups } from './own-groups.ts'
import { refuse, type Refused } from './refused.ts'

/**
 * Refuses as choosing the subject out of this module would, whichever of its groups were chosen; `groups` are all of the
 * subject, each with whether it has a seat now.
 */
export const checkOffer = (
  snapshot: Snapshot,
  subjectID: number,
  moduleID: number,
  groups: readonly SeatGroup[],
  replaced: Registration | null,
): Refused | null => {
  const { catalogue, student } = snapshot
  const subject = catalogue.subjects.get(subjectID)
  if (subject === undefined) return refuse(words.subjectNotFound)
  if (!student.is_active) return refuse(words.notActive)
  const offering = listOfferingModules(snapshot, subjectID).find(({ module }) => module.moduleID === moduleID)
  const closed = offering === undefined ? null : checkWindow(snapshot, offering.steps)
  const first = closed ?? checkMustChange(snapshot, subjectID, replaced)
  if (first !== null) return first
  if (
    !hasRemainingSet(
      groups.filter(({ is_open }) => is_open),
      groups,
    )
  ) {
    return canBeTaken(groups) || groups.length === 0
      ? refuse(words.noOpenGroups)
      : refuse(words.noValidSet, { subject: { ka: subject.subject, en: subject.subjecteng } })
  }
  const ownGroups = listOwnGroups(snapshot, replaced?.registrationID)
  const checked = groups.map((group) => ({
    group,
    code: checkGroup(group, groups, ownGroups)?.code ?? null,
  }))
  const listWith = (...codes: readonly (string | null)[]) =>
    checked.filter(({ code }) => codes.includes(code)).map(({ group }) => group)
  if (!hasRemainingSet(listWith(null, 'group_full'), groups)) return refuse(words.everyGroupClashes)
  const freed = catalogue.subjects.get(replaced?.subjectID ?? 0)?.ects ?? 0
  const overLimit =
    checkSubjectCredits(student, subject, freed) ??
    (offering && checkSubjectInModule(snapshot, subject, offering.module, replaced?.subjectID ?? null)) ??
    null
  if (overLimit !== null) return overLimit
  return hasRemainingSet(listWith(null), groups) ? null : refuse(words.noFreeGroups)
}
