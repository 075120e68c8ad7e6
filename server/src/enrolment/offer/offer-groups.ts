import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { hasValidSet } from '#rules/registration/linked-sets.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { checkGroup } from '../decide/check-group.ts'
import { checkMustChange } from '../decide/check-must-change.ts'
import { checkWindow } from '../decide/check-window.ts'
import { findObstacle, refuseObstacle } from '../decide/obstacle/find-obstacle.ts'
import { listOfferingModules, listSteps } from '../decide/offering-modules.ts'
import type { Refused } from '../decide/refused.ts'
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

const nothing: SubjectOffer = { code: null, message: null }

const explainNone = (
  subjectGroups: SubjectGroups,
  locale: Locale,
  replaced: Registration | null,
): SubjectOffer => {
  const { snapshot, subject, groups: all, ownGroups } = subjectGroups
  const explain = (code: SubjectOffer['code'], { refused, params }: Refused): SubjectOffer => ({
    code,
    message: formatPhrase(refused, locale, params),
  })
  // Groups that never make a set say so in their rows.
  const obstacle = all.length === 0 || hasValidSet(all) ? findObstacle(all, ownGroups) : null
  if (obstacle?.kind === 'closed') return explain('no_open_groups', refuseObstacle(obstacle))
  const closed = explainClosed(subjectGroups, locale)
  if (closed !== null) return closed
  const mustChange = checkMustChange(snapshot, subject.subjectID, replaced)
  if (mustChange !== null) return explain('must_change_first', mustChange)
  // A clash stands at the groups, with what would repair it.
  return obstacle?.kind === 'full' ? explain('no_free_groups', refuseObstacle(obstacle)) : nothing
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
