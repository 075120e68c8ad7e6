import type { groups } from '#contract/registration/groups.ts'
import type { registration } from '#contract/registration/registration.ts'
import type { CreditCheck } from '#rules/registration/credits.ts'
import { hasValidSet, hasRemainingSet } from '#rules/registration/linked-sets.ts'
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
  /** There are valid sets of groups, but none without a full or clashing group. */
  readonly hasNoFreeSet: boolean
  readonly canRegister: boolean
}

/** What the rules say of an open subject, as the server will when the choice is sent (spec 4.7.4). */
export const checkOffer = (
  offer: Offer,
  registered: Reply<typeof registration.alreadyRegistered>,
  replaced: Registered | undefined,
  offered: SourceSubject | undefined,
): OfferCheck => {
  const all = offer.groups.map(toRuleGroup)
  const registeredGroups = listTakenGroups(registered.subjects.filter((each) => each !== replaced))
  const isFree = (group: SelectableGroup) =>
    findGroupRefusal(group, registeredGroups, [], replaced && [replaced.subjectID]) === null
  // The subject whose groups must be changed first may be the one that is given up.
  const code = replaced !== undefined && offer.code === 'must_change_first' ? null : offer.code
  const refusal = offered === undefined ? null : findSubjectRefusal(offered)
  const creditsAfter = checkCredits(registered.credits, offer.subject.ects - (replaced?.ects ?? 0))
  return {
    all,
    registeredGroups,
    code,
    refusal,
    creditsAfter,
    hasNoFreeSet: offer.code === null && hasValidSet(all) && !hasRemainingSet(all.filter(isFree), all),
    canRegister: code === null && creditsAfter.allowed && !refusal,
  }
}
