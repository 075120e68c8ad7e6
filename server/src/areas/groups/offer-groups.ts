import type * as z from 'zod/mini'
import type { groups } from '#contract/groups.ts'
import { hasValidSet, makesValidSet, type PartGroup } from '#rules/linked-sets.ts'
import { say, type Locale } from '#rules/locale.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closedWindow } from '#server/areas/registration/closed-window.ts'
import { judgeGroup } from '#server/areas/registration/judge-group.ts'
import { mustChangeFirst } from '#server/areas/registration/must-change-first.ts'
import type { ReadGroups } from '#server/areas/registration/read-groups.ts'
import { words as refusals } from '#server/areas/registration/words.ts'

type Reply = z.input<typeof groups.general.reply>
type Verdict = Pick<Reply['groups'][number], 'valid' | 'code' | 'reason' | 'clash'>
type Whole = Pick<Reply, 'code' | 'message'>

const free: Verdict = { valid: true, code: null, reason: null, clash: null }

const nothingAtAll = (now: ReadGroups['now'], locale: Locale): Whole => {
  const { groups: all, held } = now
  const steps = [...new Set(now.modules.flatMap((module) => module.steps))]
  const isHeld = ({ scheduleID }: PartGroup): boolean => held.some((own) => own.scheduleID === scheduleID)
  if (!all.some(({ is_open }) => is_open))
    return { code: 'no_open_groups', message: say(refusals.noOpenGroups, locale) }
  // A subject of no module of hers has no step of its own; choosing it is refused by that name.
  const closed = steps.length === 0 ? null : closedWindow(now, steps)
  if (closed !== null) return { code: 'window_closed', message: closed.reply(locale).message }
  const first = mustChangeFirst(now, null)
  if (first !== null) return { code: 'must_change_first', message: first.reply(locale).message }
  const free = all.filter((group) => isHeld(group) || (group.is_open && group.has_seat))
  if (makesValidSet(free, all) || !hasValidSet(all)) return { code: null, message: null }
  return { code: 'no_free_groups', message: say(refusals.noFreeGroups, locale) }
}

/**
 * Takes the groups of a subject and what the student holds; gives each group with whether she can take it and why not,
 * and why nothing can be taken when that is so (spec 2 "Group tables", 5 "Clash rule", 8).
 */
export const offerGroups = ({ now, rows }: ReadGroups, locale: Locale): Reply => {
  const { subject, groups: all, held } = now
  if (subject === null) throw new Refusal(refusals.subjectNotFound)
  const name = { ka: subject.subject, en: subject.subjecteng }
  const impossible: Verdict | null = hasValidSet(all)
    ? null
    : {
        ...free,
        valid: false,
        code: 'no_valid_set',
        reason: say(refusals.noValidSet, locale, { subject: name }),
      }
  const verdicts = new Map(
    all.map((group): [number, Verdict] => {
      const judged = impossible === null ? judgeGroup(group, all, held) : null
      const { code, clash, refusal } = judged ?? {}
      const verdict = code && {
        valid: false,
        code,
        reason: refusal?.reply(locale).message ?? null,
        clash: clash ?? null,
      }
      return [group.scheduleID, impossible ?? verdict ?? free]
    }),
  )
  const offered = rows.map((row) => ({ ...row, ...(verdicts.get(row.scheduleID) ?? free) }))
  return { subject, groups: offered, ...nothingAtAll(now, locale) }
}
