import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { hasValidSet, hasRemainingSet, type PartGroup } from '#rules/registration/linked-sets.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { checkGroup } from '#server/enrolment/decide/check-group.ts'
import { checkMustChange } from '#server/enrolment/decide/check-must-change.ts'
import type { SubjectGroups } from '#server/enrolment/offer/load-groups.ts'
import { words as refusals } from '#server/enrolment/words.ts'

type Reply = z.input<typeof groups.general.reply>
type Verdict = Pick<Reply['groups'][number], 'valid' | 'code' | 'reason' | 'clash'>
type Whole = Pick<Reply, 'code' | 'message'>
type Group = SubjectGroups['now']['groups'][number]

/** The registration that would be given up. */
type Instead = Parameters<typeof checkMustChange>[1]

/** What a group is called that can be taken. */
export const free: Verdict = { valid: true, code: null, reason: null, clash: null }

/** Takes a subject's groups now; gives why nothing can be taken because no step for it is open, or null. */
export const closedNow = (now: SubjectGroups['now'], locale: Locale): Whole | null => {
  const steps = [...new Set(now.modules.flatMap((module) => module.steps))]
  // A subject of no module of hers has no step of its own; choosing it is refused by that name.
  const closed = steps.length === 0 ? null : checkWindow(now, steps)
  return closed && { code: 'window_closed', message: closed.toReply(locale).message }
}

const nothingAtAll = (now: SubjectGroups['now'], locale: Locale, instead: Instead): Whole => {
  const { groups: all, held } = now
  const isHeld = ({ scheduleID }: PartGroup): boolean => held.some((own) => own.scheduleID === scheduleID)
  if (!all.some(({ is_open }) => is_open))
    return { code: 'no_open_groups', message: formatPhrase(refusals.noOpenGroups, locale) }
  const closed = closedNow(now, locale)
  if (closed !== null) return closed
  const first = checkMustChange(now, instead)
  if (first !== null) return { code: 'must_change_first', message: first.toReply(locale).message }
  const left = all.filter((group) => isHeld(group) || (group.is_open && group.has_seat))
  if (hasRemainingSet(left, all) || !hasValidSet(all)) return { code: null, message: null }
  return { code: 'no_free_groups', message: formatPhrase(refusals.noFreeGroups, locale) }
}

/** Takes a subject's groups now; gives what to say of each for the student: whether she can take it and why not (spec 5.8). */
export const verdictsOf = (now: SubjectGroups['now'], locale: Locale): ((group: Group) => Verdict) => {
  const { subject, groups: all, held } = now
  if (subject === null) throw new Refusal(refusals.subjectNotFound)
  const name = { ka: subject.subject, en: subject.subjecteng }
  if (!hasValidSet(all)) {
    const reason = formatPhrase(refusals.noValidSet, locale, { subject: name })
    return () => ({ ...free, valid: false, code: 'no_valid_set', reason })
  }
  return (group) => {
    const judged = checkGroup(group, all, held)
    if (judged === null) return free
    const { code, refusal, clash } = judged
    return { valid: false, code, reason: refusal.toReply(locale).message, clash }
  }
}

/**
 * Takes the groups of a subject and what the student holds; gives each group with whether she can take it and why not,
 * and why nothing can be taken when that is so (spec 2.10, 5.8, 8.7.3).
 */
export const offerGroups = ({ now, rows }: SubjectGroups, locale: Locale, instead: Instead = null): Reply => {
  const { subject } = now
  if (subject === null) throw new Refusal(refusals.subjectNotFound)
  const verdict = verdictsOf(now, locale)
  const verdicts = new Map(now.groups.map((group) => [group.scheduleID, verdict(group)]))
  const offered = rows.map((row) => ({ ...row, ...(verdicts.get(row.scheduleID) ?? free) }))
  return { subject, groups: offered, ...nothingAtAll(now, locale, instead) }
}
