import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { hasRemainingSet, hasValidSet } from '#rules/registration/linked-sets.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { checkGroup } from '../decide/check-group.ts'
import { checkMustChange } from '../decide/check-must-change.ts'
import { checkWindow } from '../decide/check-window.ts'
import { listOfferingModules, listSteps } from '../decide/offering-modules.ts'
import type { Registration, SeatGroup } from '../snapshot.ts'
import { words } from '../words.ts'
import type { SubjectGroups } from './load-groups.ts'

type Reply = z.input<typeof groups.general.reply>
type GroupOffer = Pick<Reply['groups'][number], 'valid' | 'code' | 'reason' | 'clash'>
type SubjectOffer = Pick<Reply, 'code' | 'message'>

/** A group that can be taken. */
export const freeGroup: GroupOffer = { valid: true, code: null, reason: null, clash: null }

/** Why nothing can be taken of the subject because no step for it is open, or null. */
export const explainClosed = ({ snapshot, subject }: SubjectGroups, locale: Locale): SubjectOffer | null => {
  const steps = listSteps(listOfferingModules(snapshot, subject.subjectID))
  // A subject of none of the student's modules has no step of its own; choosing it is refused by that name.
  const closed = steps.length === 0 ? null : checkWindow(snapshot, steps)
  return closed && { code: 'window_closed', message: formatPhrase(closed.refused, locale, closed.params) }
}

const explainNone = (
  subjectGroups: SubjectGroups,
  locale: Locale,
  replaced: Registration | null,
): SubjectOffer => {
  const { snapshot, subject, groups: all, ownGroups } = subjectGroups
  if (!all.some(({ is_open }) => is_open))
    return { code: 'no_open_groups', message: formatPhrase(words.noOpenGroups, locale) }
  const closed = explainClosed(subjectGroups, locale)
  if (closed !== null) return closed
  const mustChange = checkMustChange(snapshot, subject.subjectID, replaced)
  if (mustChange !== null)
    return { code: 'must_change_first', message: formatPhrase(mustChange.refused, locale, mustChange.params) }
  const isOwn = ({ scheduleID }: SeatGroup) => ownGroups.some((own) => own.scheduleID === scheduleID)
  const left = all.filter((group) => isOwn(group) || (group.is_open && group.has_seat))
  if (hasRemainingSet(left, all) || !hasValidSet(all)) return { code: null, message: null }
  return { code: 'no_free_groups', message: formatPhrase(words.noFreeGroups, locale) }
}

/** Whether the student can take a group of the subject, and if not why (spec 5.8). */
export const explainGroups = (
  { subject, groups: all, ownGroups }: SubjectGroups,
  locale: Locale,
): ((group: SeatGroup) => GroupOffer) => {
  if (!hasValidSet(all)) {
    const name = { ka: subject.subject, en: subject.subjecteng }
    const reason = formatPhrase(words.noValidSet, locale, { subject: name })
    return () => ({ ...freeGroup, valid: false, code: 'no_valid_set', reason })
  }
  return (group) => {
    const violation = checkGroup(group, all, ownGroups)
    if (violation === null) return freeGroup
    const { code, refused, clash } = violation
    return { valid: false, code, reason: formatPhrase(refused.refused, locale, refused.params), clash }
  }
}

/** Each group of the subject with whether it can be taken, and why nothing can be when that is so (spec 2.10, 5.8, 8.7.3). */
export const offerGroups = (
  subjectGroups: SubjectGroups,
  locale: Locale,
  replaced: Registration | null = null,
): Reply => {
  const { subject, rows } = subjectGroups
  const explain = explainGroups(subjectGroups, locale)
  const offers = new Map(subjectGroups.groups.map((group) => [group.scheduleID, explain(group)]))
  return {
    subject,
    groups: rows.map((row) => ({ ...row, ...(offers.get(row.scheduleID) ?? freeGroup) })),
    ...explainNone(subjectGroups, locale, replaced),
  }
}
