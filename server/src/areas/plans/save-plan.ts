import type * as z from 'zod/mini'
import type { plans } from '#contract/registration/plans.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { hashRequest, requireSameRequest } from './request-hash.ts'
import {
  countSeats,
  findPlan,
  findPlanByKey,
  insertPlan,
  listPlanRows,
  removePlanRow,
  updatePlan,
  type PlannedSubject,
  type PlanRow,
} from './sql.ts'
import { toPlan } from './to-plan.ts'
import { fieldWords, words } from './words.ts'

type Plan = z.input<typeof plans.make.reply>
type RequestedSubjects = z.output<typeof plans.make.body>['subjects']

/** Maximum number of plans of a semester for one student. */
const maxPlans = 20
/** How often a change that names no version is tried again when another one was faster. */
const maxAttempts = 3

const toPlans = async (
  db: Database,
  snapshot: Snapshot,
  rows: readonly PlanRow[],
  locale: Locale,
): Promise<Plan[]> => {
  const groupIDs = rows.flatMap(({ subjects }) =>
    subjects.flatMap(({ first, second }) => [...first, ...(second ?? [])]),
  )
  const taken = await countSeats(db, groupIDs)
  return rows.map((row) => toPlan(snapshot, row, taken, locale))
}

/** The named module, if it is the student's and offers the subject; otherwise the first that does. */
const findModule = ({ catalogue, student }: Snapshot, subjectID: number, named: number | null) => {
  const offering = student.modules.filter((id) => catalogue.modules.get(id)?.subjects.has(subjectID))
  return offering.find((id) => id === named) ?? offering[0] ?? null
}

/** A subject that is gone stays as it was saved, so that the plan can be changed around it; a new one must be there. */
const toPlannedSubjects = (
  snapshot: Snapshot,
  requested: RequestedSubjects,
  before: readonly PlannedSubject[],
): PlannedSubject[] => {
  if (new Set(requested.map(({ subjectID }) => subjectID)).size < requested.length)
    throw new FieldRefusal({ subjects: [{ phrase: fieldWords.subjectTwice }] })
  return requested.map(({ subjectID, program_module_id, schedule_ids, second_schedule_ids }) => {
    const known = requireFound(
      snapshot.catalogue.subjects.get(subjectID) ?? before.find((each) => each.subjectID === subjectID),
      enrolmentWords.subjectNotFound,
    )
    const { subject, subjecteng, subject_code, ects } = known
    return {
      subjectID,
      moduleID: findModule(snapshot, subjectID, program_module_id ?? null),
      first: [...new Set(schedule_ids)],
      second: second_schedule_ids ? [...new Set(second_schedule_ids)] : null,
      subject,
      subjecteng,
      subject_code,
      ects,
    }
  })
}

/** The student's plans for this semester, each checked against what is true now. */
export const listPlans = async (db: Database, studentID: number, locale: Locale): Promise<Plan[]> => {
  const [snapshot, rows] = await Promise.all([loadSnapshot(db, studentID), listPlanRows(db, studentID)])
  return toPlans(db, snapshot, rows, locale)
}

/** The request without the differences that mean nothing. */
const toRequest = (name: string, requested: RequestedSubjects) => [
  name,
  requested.map(({ subjectID, program_module_id, schedule_ids, second_schedule_ids }) => [
    subjectID,
    program_module_id ?? null,
    schedule_ids,
    second_schedule_ids ?? null,
  ]),
]

/** Saves a new plan. The same key makes one plan, and is refused for another request. */
export const createPlan = async (
  db: Database,
  studentID: number,
  key: string | null,
  { name, subjects: requested }: z.output<typeof plans.make.body>,
  locale: Locale,
): Promise<Plan> => {
  const snapshot = await loadSnapshot(db, studentID)
  const requestHash = hashRequest(toRequest(name, requested))
  const findCreated = async (): Promise<PlanRow | undefined> => {
    const found = key === null ? undefined : await findPlanByKey(db, studentID, key)
    return found && requireSameRequest(found, requestHash)
  }
  const insert = () => {
    const subjects = toPlannedSubjects(snapshot, requested, [])
    return insertPlan(db, studentID, { name, subjects }, { key, requestHash }, maxPlans)
  }
  // The second look is for the same request that came at the same time.
  const created = (await findCreated()) ?? (await insert()) ?? (await findCreated())
  if (created === undefined) throw new Refusal(words.tooMany, { maximum: maxPlans })
  return (await toPlans(db, snapshot, [created], locale))[0]!
}

type PlanContent = Pick<PlanRow, 'name' | 'subjects'>

const isSame = (one: PlanContent, other: PlanContent): boolean => {
  const toText = ({ name, subjects }: PlanContent) =>
    JSON.stringify([
      name,
      subjects.map(({ subjectID, moduleID, first, second }) => [subjectID, moduleID, first, second]),
    ])
  return toText(one) === toText(other)
}

/** Changes a plan. Refuses when the named version is not the latest any more, unless the plan is so already. */
export const changePlan = async (
  db: Database,
  studentID: number,
  planID: number,
  body: z.output<typeof plans.change.body>,
  locale: Locale,
): Promise<Plan> => {
  const snapshot = await loadSnapshot(db, studentID)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = requireFound(await findPlan(db, studentID, planID), words.notFound)
    const requested = {
      ...before,
      name: body.name ?? before.name,
      subjects: body.subjects ? toPlannedSubjects(snapshot, body.subjects, before.subjects) : before.subjects,
    }
    if (isSame(before, requested)) return (await toPlans(db, snapshot, [before], locale))[0]!
    if (body.version !== undefined && body.version !== before.version) break
    const saved = await updatePlan(db, studentID, requested)
    if (saved !== undefined) return (await toPlans(db, snapshot, [saved], locale))[0]!
  }
  throw new Refusal(words.changedMeanwhile)
}

/** Removes one of the student's plans. Twice is the same. */
export const removePlan = async (db: Database, studentID: number, planID: number): Promise<'ok'> => {
  if ((await removePlanRow(db, studentID, planID)) === undefined) throw new Refusal(words.notFound)
  return 'ok'
}
