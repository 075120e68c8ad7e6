import type * as z from 'zod/mini'
import type { plans } from '#contract/registration/plans.ts'
import type { Locale } from '#rules/text/locale.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import { words as registration } from '#server/enrolment/words.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { showPlan } from './show-plan.ts'
import { insertPlan, planMadeBy, planOf, plansOf, removePlanOf, takenIn, updatePlan } from './sql.ts'
import type { PlannedRow, PlanRow } from './sql.ts'
import { fieldWords, words } from './words.ts'

type Plan = z.input<typeof plans.make.reply>
type Wishes = z.output<typeof plans.make.body>['subjects']

/** So many plans of a semester one student can have. */
const most = 20
/** How often a change that names no version is tried again when another one was faster. */
const attempts = 3

const shown = async (
  db: Database,
  deciding: Snapshot,
  rows: readonly PlanRow[],
  locale: Locale,
): Promise<Plan[]> => {
  const groupIDs = rows.flatMap(({ subjects }) =>
    subjects.flatMap(({ first, second }) => [...first, ...(second ?? [])]),
  )
  const taken = await takenIn(db, groupIDs)
  return rows.map((row) => showPlan(deciding, row, taken, locale))
}

/** The module that is named, if it is hers and offers the subject; otherwise the first that does. */
const moduleOf = ({ catalogue, state }: Snapshot, subjectID: number, named: number | null) => {
  const listing = state.modules.filter((id) => catalogue.modules.get(id)?.subjects.has(subjectID))
  return listing.find((id) => id === named) ?? listing[0] ?? null
}

/** A subject that is gone stays as it was kept, so that the plan can be changed around it; a new one must be there. */
const rowsOf = (deciding: Snapshot, wishes: Wishes, before: readonly PlannedRow[]): PlannedRow[] => {
  if (new Set(wishes.map(({ subjectID }) => subjectID)).size < wishes.length)
    throw new FieldRefusal({ subjects: [{ phrase: fieldWords.subjectTwice }] })
  return wishes.map(({ subjectID, program_module_id, schedule_ids, second_schedule_ids }) => {
    const known =
      deciding.catalogue.subjects.get(subjectID) ?? before.find((each) => each.subjectID === subjectID)
    if (known === undefined) throw new Refusal(registration.subjectNotFound)
    const { subject, subjecteng, subject_code, ects } = known
    return {
      subjectID,
      moduleID: moduleOf(deciding, subjectID, program_module_id ?? null),
      first: [...new Set(schedule_ids)],
      second: second_schedule_ids ? [...new Set(second_schedule_ids)] : null,
      subject,
      subjecteng,
      subject_code,
      ects,
    }
  })
}

/** Takes a student; gives her plans for this semester, each held against what is true now. */
export const readPlans = async (db: Database, studentID: number, locale: Locale): Promise<Plan[]> => {
  const [deciding, rows] = await Promise.all([loadSnapshot(db, studentID), plansOf(db, studentID)])
  return shown(db, deciding, rows, locale)
}

/** Takes a student, the key of her attempt and a new plan; keeps it and gives it. The same key makes one plan. */
export const makePlan = async (
  db: Database,
  studentID: number,
  key: string | null,
  { name, subjects }: z.output<typeof plans.make.body>,
  locale: Locale,
): Promise<Plan> => {
  const deciding = await loadSnapshot(db, studentID)
  const made =
    (await insertPlan(db, studentID, { name, subjects: rowsOf(deciding, subjects, []) }, key, most)) ??
    (key === null ? undefined : await planMadeBy(db, studentID, key))
  if (made === undefined) throw new Refusal(words.tooMany, { maximum: most })
  return (await shown(db, deciding, [made], locale))[0]!
}

const isSame = (one: Pick<PlanRow, 'name' | 'subjects'>, other: Pick<PlanRow, 'name' | 'subjects'>) => {
  const textOf = ({ name, subjects }: Pick<PlanRow, 'name' | 'subjects'>) =>
    JSON.stringify([
      name,
      subjects.map(({ subjectID, moduleID, first, second }) => [subjectID, moduleID, first, second]),
    ])
  return textOf(one) === textOf(other)
}

/**
 * Takes a student, one of her plans and what is to change; gives it as it is then. Refuses when the version that was
 * named is not the latest any more, unless the plan is so already.
 */
export const changePlan = async (
  db: Database,
  studentID: number,
  planID: number,
  body: z.output<typeof plans.change.body>,
  locale: Locale,
): Promise<Plan> => {
  const deciding = await loadSnapshot(db, studentID)
  for (let tried = 0; tried < attempts; tried++) {
    const before = await planOf(db, studentID, planID)
    if (before === undefined) throw new Refusal(words.notFound)
    const wanted = {
      ...before,
      name: body.name ?? before.name,
      subjects: body.subjects ? rowsOf(deciding, body.subjects, before.subjects) : before.subjects,
    }
    if (isSame(before, wanted)) return (await shown(db, deciding, [before], locale))[0]!
    if (body.version !== undefined && body.version !== before.version) break
    const kept = await updatePlan(db, studentID, wanted)
    if (kept !== undefined) return (await shown(db, deciding, [kept], locale))[0]!
  }
  throw new Refusal(words.changedMeanwhile)
}

/** Takes a student and one of her plans; throws it away. Again is the same. */
export const removePlan = async (db: Database, studentID: number, planID: number): Promise<'ok'> => {
  if ((await removePlanOf(db, studentID, planID)) === undefined) throw new Refusal(words.notFound)
  return 'ok'
}
