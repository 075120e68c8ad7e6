import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { hasValidSet, makesValidSet, type PartGroup } from '#rules/registration/linked-sets.ts'
import { say, type Locale } from '#rules/text/locale.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closedWindow } from '#server/areas/registration/closed-window.ts'
import { judgeGroup } from '#server/areas/registration/judge-group.ts'
import { mustChangeFirst } from '#server/areas/registration/must-change-first.ts'
import type { ReadGroups } from '#server/areas/registration/read-groups.ts'
import { words as refusals } from '#server/areas/registration/words.ts'

type Reply = z.input<typeof groups.general.reply>
type Verdict = Pick<Reply['groups'][number], 'valid' | 'code' | 'reason' | 'clash'>
type Whole = Pick<Reply, 'code' | 'message'>
type Group = ReadGroups['now']['groups'][number]

/** The registration that would be given up. */
type Instead = Parameters<typeof mustChangeFirst>[1]

/** What a group is called that can be taken. */
export const free: Verdict = { valid: true, code: null, reason: null, clash: null }

/** Takes a subject's groups now; gives why nothing can be taken because no step for it is open, or null. */
export const closedNow = (now: ReadGroups['now'], locale: Locale): Whole | null => {
  const steps = [...new Set(now.modules.flatMap((module) => module.steps))]
  // A subject of no module of hers has no step of its own; choosing it is refused by that name.
  const closed = steps.length === 0 ? null : closedWindow(now, steps)
  return closed && { code: 'window_closed', message: closed.reply(locale).message }
}

const nothingAtAll = (now: ReadGroups['now'], locale: Locale, instead: Instead): Whole => {
  const { groups: all, held } = now
  const isHeld = ({ scheduleID }: PartGroup): boolean => held.some((own) => own.scheduleID === scheduleID)
  if (!all.some(({ is_open }) => is_open))
    return { code: 'no_open_groups', message: say(refusals.noOpenGroups, locale) }
  const closed = closedNow(now, locale)
  if (closed !== null) return closed
  const first = mustChangeFirst(now, instead)
  if (first !== null) return { code: 'must_change_first', message: first.reply(locale).message }
  const left = all.filter((group) => isHeld(group) || (group.is_open && group.has_seat))
  if (makesValidSet(left, all) || !hasValidSet(all)) return { code: null, message: null }
  return { code: 'no_free_groups', message: say(refusals.noFreeGroups, locale) }
}

/** Takes a subject's groups now; gives what to say of each for the student: whether she can take it and why not (spec 5). */
export const verdictsOf = (now: ReadGroups['now'], locale: Locale): ((group: Group) => Verdict) => {
  const { subject, groups: all, held } = now
  if (subject === null) throw new Refusal(refusals.subjectNotFound)
  const name = { ka: subject.subject, en: subject.subjecteng }
  if (!hasValidSet(all)) {
    const reason = say(refusals.noValidSet, locale, { subject: name })
    return () => ({ ...free, valid: false, code: 'no_valid_set', reason })
  }
  return (group) => {
    const judged = judgeGroup(group, all, held)
    if (judged === null) return free
    const { code, refusal, clash } = judged
    return { valid: false, code, reason: refusal.reply(locale).message, clash }
  }
}

/**
 * Takes the groups of a subject and what the student holds; gives each group with whether she can take it and why not,
 * and why nothing can be taken when that is so (spec 2 "Group tables", 5 "Clash rule", 8).
 */
export const offerGroups = ({ now, rows }: ReadGroups, locale: Locale, instead: Instead = null): Reply => {
  const { subject } = now
  if (subject === null) throw new Refusal(refusals.subjectNotFound)
  const verdict = verdictsOf(now, locale)
  const verdicts = new Map(now.groups.map((group) => [group.scheduleID, verdict(group)]))
  const offered = rows.map((row) => ({ ...row, ...(verdicts.get(row.scheduleID) ?? free) }))
  return { subject, groups: offered, ...nothingAtAll(now, locale, instead) }
}
