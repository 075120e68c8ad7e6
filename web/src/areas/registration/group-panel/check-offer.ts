import type { groups } from '#contract/registration/groups.ts'
import type { registration } from '#contract/registration/registration.ts'
import type { CreditCheck } from '#rules/registration/credits.ts'
import { hasValidSet } from '#rules/registration/linked-sets.ts'
import { listDrops } from '#rules/registration/repair/list-drops.ts'
import { findSetObstacle, type SetObstacle } from '#rules/registration/obstacle/set-obstacle.ts'
import type { Reply } from '#web/api/call.ts'
import { checkCredits } from '#web/parts/credits/check-credits.ts'
import type { SelectableGroup } from '#web/parts/group-picker/useGroupSelection.ts'
import { findGroupRefusal, type TakenGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { listTakenGroups, type Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { findSubjectRefusal } from '#web/areas/registration/subject-list/find-subject-refusal.ts'
import type { SourceSubject } from '../subject-list/useSourceSubjects.ts'

type Offer = Reply<typeof groups.general>

export interface OfferCheck {
  readonly all: readonly SelectableGroup[]
  /** The groups that a new one must not clash with. */
  readonly registeredGroups: readonly TakenGroup[]
  /** Why the server says that the subject cannot be registered now; null: it can. */
  readonly code: Offer['code']
  /** Why no group of the subject can be registered, where the groups themselves do not say it. */
  readonly refusal: string | null
  readonly creditsAfter: CreditCheck
  /** Why no whole set of the groups can be taken, as their seats are now; null where the groups never make one. */
  readonly obstacle: SetObstacle<SelectableGroup> | null
  /**
   * The first reason against it: the module or the student's status forbids it, the server's `code`, the credits, no seat,
   * or groups that clash or have become full. Only the last one still lets groups be selected, to fix a clash.
   */
  readonly reason: OfferReason | null
  readonly canRegister: boolean
  /** Over the credits: the registered subjects of which one could be given up for it. */
  readonly drops: readonly Registered[]
}

type OfferReason = 'refusal' | 'code' | 'credits' | 'full' | 'obstacle'

/** In the order in which the list of subjects names the first reason, so that both give the same one. */
const findReason = ({
  code,
  refusal,
  creditsAfter,
  obstacle,
}: Omit<OfferCheck, 'reason' | 'canRegister' | 'drops'>): OfferReason | null => {
  if (refusal !== null) return 'refusal'
  if (code !== null && code !== 'no_free_groups') return 'code'
  if (!creditsAfter.allowed) return 'credits'
  if (code !== null) return 'full'
  return obstacle === null ? null : 'obstacle'
}

/** The decision of the rules on an open subject, which will be the server's too (spec 4.7.4). */
export const checkOffer = (
  offer: Offer,
  registered: Reply<typeof registration.alreadyRegistered>,
  replaced: Registered | undefined,
  offered: SourceSubject | undefined,
): OfferCheck => {
  const all = offer.groups.map(toRuleGroup)
  const registeredGroups = listTakenGroups(registered.subjects.filter((each) => each !== replaced))
  const findObstacle = (taken: readonly TakenGroup[], left: Registered | undefined) =>
    findSetObstacle(all, (group) => ({
      isOpen: group.row.code !== 'group_closed',
      hasSeat: group.row.st_count < group.row.capacity,
      clashes: findGroupRefusal(group, taken, [], left && [left.subjectID])?.why === 'clash',
    }))
  // The subject whose groups must be changed first may be the one that is given up.
  const code = replaced !== undefined && offer.code === 'must_change_first' ? null : offer.code
  const refusal = offered === undefined ? null : findSubjectRefusal(offered)
  const creditsAfter = checkCredits(registered.credits, offer.subject.ects - (replaced?.ects ?? 0))
  const found = {
    all,
    registeredGroups,
    code,
    refusal,
    creditsAfter,
    obstacle: hasValidSet(all) ? findObstacle(registeredGroups, replaced) : null,
  }
  const reason = findReason(found)
  const findDrops = () =>
    listDrops(
      registered.subjects,
      (adding) => checkCredits(registered.credits, adding).allowed,
      offer.subject.ects,
      (own) =>
        findObstacle(listTakenGroups(registered.subjects.filter((each) => each !== own)), own) === null,
    )
  return {
    ...found,
    reason,
    canRegister: reason === null || reason === 'obstacle',
    drops:
      reason === 'credits' && replaced === undefined && !offer.subject.passed && hasValidSet(all)
        ? findDrops()
        : [],
  }
}
