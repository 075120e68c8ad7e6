import type * as z from 'zod/mini'
import type { offeredSubject } from '#contract/rows/offered-subject.ts'
import { hasRemainingSet } from '#rules/registration/linked-sets.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { isPossible, refusedByModule, checkCredits } from '#server/enrolment/decide/choose.ts'
import { checkGroup } from '#server/enrolment/decide/check-group.ts'
import { checkMustChange } from '#server/enrolment/decide/check-must-change.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import { decidedOr } from '#server/enrolment/decide/decided-moves.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import type { ChoiceSnapshot, Registration, SeatGroup } from '#server/enrolment/snapshot.ts'
import { offeredRows, type OfferedRow } from '#server/areas/registration/sql.ts'
import { words } from '#server/enrolment/words.ts'

/** A subject in one of her modules, with whether it could be taken out of it now. */
export type Offer = z.input<typeof offeredSubject> & Pick<OfferedRow, 'program_moduleID' | 'blockID'>

/** What is given up for the subject. */
type Given = (Registration & { readonly ects: number }) | null

/** Refuses as choosing the subject out of this module would, whichever of its groups were chosen. */
const requireChoice = (now: ChoiceSnapshot, moduleID: number, instead: Given): void => {
  const { subject, groups } = now
  const held = now.held.filter(({ registrationID }) => registrationID !== instead?.registrationID)
  if (subject === null) throw new Refusal(words.subjectNotFound)
  if (!now.is_active) throw new Refusal(words.notActive)
  const module = now.modules.find((each) => each.moduleID === moduleID)
  const closed = module === undefined ? null : checkWindow(now, module.steps)
  if (closed !== null) throw closed
  const first = checkMustChange(now, instead)
  if (first !== null) throw first
  if (
    !hasRemainingSet(
      groups.filter(({ is_open }) => is_open),
      groups,
    )
  ) {
    const isClosed = isPossible(groups) || groups.length === 0
    throw isClosed
      ? new Refusal(words.noOpenGroups)
      : new Refusal(words.noValidSet, { subject: { ka: subject.subject, en: subject.subjecteng } })
  }
  const judged = groups.map((group) => ({ group, code: checkGroup(group, groups, held)?.code ?? null }))
  const left = (...codes: readonly (string | null)[]) =>
    judged.filter(({ code }) => codes.includes(code)).map(({ group }) => group)
  if (!hasRemainingSet(left(null, 'group_full'), groups)) throw new Refusal(words.everyGroupClashes)
  checkCredits(now, subject, instead?.ects ?? 0)
  const restricted =
    module === undefined ? null : refusedByModule(now, subject, module, instead?.subjectID ?? null)
  if (restricted !== null) throw restricted
  if (!hasRemainingSet(left(null), groups)) throw new Refusal(words.noFreeGroups)
}

/** The parts of which no open group has a seat, by name in the order of the subject; null when it is not that. */
const fullParts = (groups: readonly SeatGroup[]) => {
  const names = new Map(groups.map(({ part_ka, part_en }) => [part_ka, part_en] as const))
  for (const { part_ka, is_open, has_seat } of groups) if (is_open && has_seat) names.delete(part_ka)
  const isSome = names.size > 0
  return {
    full_parts: isSome ? [...names.keys()].join(', ') : null,
    full_partseng: isSome ? [...names.values()].join(', ') : null,
  }
}
const nonePart = { full_parts: null, full_partseng: null } as const

const judge = (
  { catalogue, state }: Snapshot,
  { free_ids, ...row }: OfferedRow,
  locale: Locale,
  instead: Given,
): Offer => {
  if (row.is_registered) return { ...row, ...nonePart, can_choose: false, code: null, reason: null }
  const now = choiceSnapshot(catalogue, state, row.subjectID, new Set(free_ids))
  const said = decidedOr(() => requireChoice(now, row.program_moduleID, instead))?.toReply(locale)
  const full = said?.code === words.noFreeGroups.code ? fullParts(now.groups) : nonePart
  return {
    ...row,
    ...full,
    can_choose: said === undefined,
    code: said?.code ?? null,
    reason: said?.message ?? null,
  }
}

/** Which offers are meant, and what would be given up for them. */
interface Meant {
  readonly isMeant?: (moduleID: number, deciding: Snapshot) => boolean
  /** The subjects, if not all. */
  readonly wanted?: (deciding: Snapshot) => readonly number[]
  /** A subject of hers that she gives up for the one that she takes. */
  readonly insteadID?: number | undefined
}

const givenUp = ({ catalogue, state }: Snapshot, subjectID: number | undefined): Given => {
  const old = state.registrations.find((each) => each.subjectID === subjectID)
  return old === undefined ? null : { ...old, ects: catalogue.subjects.get(old.subjectID)?.ects ?? 0 }
}

/**
 * Takes a student and which of her modules and subjects are meant; gives them, each with whether she could take it now and
 * if not why, by the rules that choosing goes by, and the state that was judged on (spec 4.11.1).
 */
export const loadOffers = async (
  db: Database,
  studentID: number,
  locale: Locale,
  { isMeant = () => true, wanted, insteadID }: Meant = {},
): Promise<Snapshot & { readonly offers: readonly Offer[] }> => {
  const deciding = await loadSnapshot(db, studentID)
  const moduleIDs = deciding.state.modules.filter((moduleID) => isMeant(moduleID, deciding))
  const subjectIDs = wanted?.(deciding) ?? null
  const instead = givenUp(deciding, insteadID)
  const isNone = moduleIDs.length === 0 || subjectIDs?.length === 0
  const rows = isNone ? [] : await offeredRows(db, studentID, moduleIDs, subjectIDs)
  return { ...deciding, offers: rows.map((row) => judge(deciding, row, locale, instead)) }
}

/** Takes a student, one of her modules and the subject that she would give up; gives its subjects as offers. Refuses when the module is not hers. */
export const offerSubjects = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
  insteadID?: number,
): Promise<{ subjects: Offer[] }> => {
  const { state, offers } = await loadOffers(db, studentID, locale, {
    isMeant: (each) => each === moduleID,
    insteadID,
  })
  if (!state.modules.includes(moduleID)) throw new Refusal(words.moduleNotFound)
  return { subjects: [...offers] }
}
