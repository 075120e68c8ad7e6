import type * as z from 'zod/mini'
import type { registration } from '#contract/registration.ts'
import { makesValidSet } from '#rules/linked-sets.ts'
import type { Locale } from '#rules/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closedWindow } from './closed-window.ts'
import { isPossible, requireCredits } from './decide-choice.ts'
import { judgeGroup } from './judge-group.ts'
import { choiceSnapshot } from './seats/choice-snapshot.ts'
import { decidedOr } from './seats/decided-moves.ts'
import { currentState } from './seats/settle-wish.ts'
import type { ChoiceSnapshot } from './snapshot.ts'
import { subjectsOfModule } from './sql.ts'
import { words } from './words.ts'

/** Refuses as choosing the subject out of this module would, whichever of its groups were chosen. */
const requireChoice = (now: ChoiceSnapshot, moduleID: number): void => {
  const { subject, groups, held } = now
  if (subject === null) throw new Refusal(words.subjectNotFound)
  if (!now.is_active) throw new Refusal(words.notActive)
  const module = now.modules.find((each) => each.moduleID === moduleID)
  const closed = module === undefined ? null : closedWindow(now, module.steps)
  if (closed !== null) throw closed
  if (
    !makesValidSet(
      groups.filter(({ is_open }) => is_open),
      groups,
    )
  ) {
    const isClosed = isPossible(groups) || groups.length === 0
    throw isClosed
      ? new Refusal(words.noOpenGroups)
      : new Refusal(words.noValidSet, { subject: { ka: subject.subject, en: subject.subjecteng } })
  }
  const judged = groups.map((group) => ({ group, code: judgeGroup(group, groups, held)?.code ?? null }))
  const left = (...codes: readonly (string | null)[]) =>
    judged.filter(({ code }) => codes.includes(code)).map(({ group }) => group)
  if (!makesValidSet(left(null, 'group_full'), groups)) throw new Refusal(words.everyGroupClashes)
  requireCredits(now, subject, 0)
  if (!makesValidSet(left(null), groups)) throw new Refusal(words.noFreeGroups)
}

/**
 * Takes a student and one of her modules; gives its subjects, each with whether she could take it now and if not why, by
 * the rules that choosing goes by (spec 4, 5, 9). Refuses when the module is not hers.
 */
export const offerSubjects = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
): Promise<z.input<typeof registration.moduleSubjects.reply>> => {
  const [rows, { catalogue, state }] = await Promise.all([
    subjectsOfModule(db, studentID, moduleID),
    currentState(db, studentID),
  ])
  if (rows === undefined) throw new Refusal(words.moduleNotFound)
  const subjects = rows.map(({ free_ids, ...row }) => {
    if (row.is_registered) return { ...row, can_choose: false, code: null, reason: null }
    const now = choiceSnapshot(catalogue, state, row.subjectID, new Set(free_ids))
    const refusal = decidedOr(() => requireChoice(now, moduleID)) ?? null
    const said = refusal?.reply(locale)
    return { ...row, can_choose: refusal === null, code: said?.code ?? null, reason: said?.message ?? null }
  })
  return { subjects }
}
