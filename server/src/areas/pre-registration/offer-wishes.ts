import type * as z from 'zod/mini'
import type { wishableSubject } from '#contract/registration/pre-registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { decidedOr } from '#server/enrolment/decide/decided-moves.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import type { PreRegistration } from '#server/enrolment/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import { offeredRows, type OfferedRow } from '#server/areas/registration/sql.ts'
import { decideWish, stateOfWishes } from './decide-wish.ts'
import { wishCounts } from './sql.ts'

export type Wishable = z.input<typeof wishableSubject>

const judged = (
  deciding: Snapshot,
  wishes: ReturnType<typeof stateOfWishes>,
  { subjectID, program_moduleID }: OfferedRow,
  locale: Locale,
  instead: PreRegistration | null,
) => {
  const is_preregistered = wishes.registrations.some((each) => each.subjectID === subjectID)
  const decision = is_preregistered
    ? null
    : decidedOr(() => decideWish(deciding, wishes, { subjectID, moduleID: program_moduleID, instead }))
  const said = decision instanceof Refusal ? decision.toReply(locale) : undefined
  return {
    is_preregistered,
    can_choose: !is_preregistered && said === undefined,
    code: said?.code ?? null,
    reason: said?.message ?? null,
  }
}

/**
 * Takes a student, which kinds of her modules are meant and the wish that she would give up; gives their subjects, each with whether she may wish for it
 * and why not, and how many do (spec 4.15).
 */
export const offerWishes = async (
  db: Database,
  studentID: number,
  locale: Locale,
  isMeant: (kind: string) => boolean = () => true,
  insteadID?: number,
): Promise<Wishable[]> => {
  const deciding = await loadSnapshot(db, studentID)
  const { catalogue, state } = deciding
  const moduleIDs = state.modules.filter((moduleID) => isMeant(catalogue.modules.get(moduleID)?.kind ?? ''))
  if (moduleIDs.length === 0) return []
  const [rows, counts] = await Promise.all([offeredRows(db, studentID, moduleIDs), wishCounts(db)])
  const wishes = stateOfWishes(deciding)
  const instead = state.preRegistrations.find(({ preRegID }) => preRegID === insteadID) ?? null
  return rows.map((row) => ({
    ...row,
    st_count: counts.get(row.subjectID) ?? 0,
    ...judged(deciding, wishes, row, locale, instead),
  }))
}

/** Takes subjects of several modules; gives each subject once, out of a module that allows it if there is one. */
export const eachOnce = (offered: readonly Wishable[]): Wishable[] => {
  const best = new Map<number, Wishable>()
  for (const one of offered) {
    const known = best.get(one.subjectID)
    if (known === undefined || (!known.can_choose && one.can_choose)) best.set(one.subjectID, one)
  }
  return [...best.values()]
}
