import type * as z from 'zod/mini'
import type { plans } from '#contract/registration/plans.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { listOfferingModules, listSteps } from '#server/enrolment/decide/offering-modules.ts'
import type { Refused } from '#server/enrolment/decide/refused.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { toRefusal } from '#server/enrolment/to-refusal.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { hashRequest, requireSameRequest } from './request-hash.ts'
import { registerInOrder, registerWhole, type PlanResult } from './register-subjects.ts'
import {
  countSeats,
  findAttempt,
  findLastAttempt,
  findPlan,
  isOwnPlan,
  saveAttempt,
  saveOutcome,
  type AttemptRow,
  type PlannedSubject,
  type StoredRefusal,
} from './sql.ts'
import { words } from './words.ts'

type Reply = z.input<typeof plans.register.reply>
type Body = z.output<typeof plans.register.body>

/** Refuses while none of the subjects can be taken in a step that is open, and says when the next one opens. */
const checkPlanWindow = (snapshot: Snapshot, subjects: readonly PlannedSubject[]): Refused | null => {
  const modules = subjects.flatMap(({ subjectID }) => listOfferingModules(snapshot, subjectID))
  return modules.length === 0 ? null : checkWindow(snapshot, listSteps(modules))
}

/** The plan to register: as it is now, or as it was when the same attempt was sent before. */
const beginAttempt = async (
  db: Database,
  studentID: number,
  key: string | null,
  planID: number,
  body: Body,
): Promise<AttemptRow> => {
  const request = { planID, all_or_nothing: Boolean(body?.all_or_nothing) }
  const request_hash = hashRequest([request, body?.version ?? null])
  const before = key === null ? undefined : await findAttempt(db, studentID, key)
  if (before !== undefined) return requireSameRequest(before, request_hash)
  const plan = requireFound(await findPlan(db, studentID, planID), words.notFound)
  if (body?.version !== undefined && body.version !== plan.version) throw new Refusal(words.changedMeanwhile)
  if (plan.subjects.length === 0) throw new Refusal(words.empty)
  const closed = checkPlanWindow(await loadSnapshot(db, studentID), plan.subjects)
  if (closed !== null) throw toRefusal(closed)
  const attempt = { ...request, request_hash, subjects: plan.subjects }
  if (key === null) return { ...attempt, outcome: null }
  const begun = (await saveAttempt(db, studentID, key, attempt)) ?? (await findAttempt(db, studentID, key))
  return begun ? requireSameRequest(begun, request_hash) : { ...attempt, outcome: null }
}

const toWireRefusal = (locale: Locale, refusal: StoredRefusal | null) =>
  refusal && { code: refusal.code, message: refusal[locale], params: { ...refusal.params } }

const toReply = async (
  db: Database,
  { snapshot: { catalogue, student }, outcome }: PlanResult,
  { subjects, all_or_nothing }: AttemptRow,
  locale: Locale,
): Promise<Reply> => {
  const taken = await countSeats(
    db,
    outcome.flatMap(({ groups }) => groups),
  )
  const credits = toCreditSums(student)
  return {
    subjects: subjects.map(({ subjectID, subject, subjecteng, subject_code, ects }, nth) => {
      const { option, registrationID, groups, first, second } = outcome[nth]!
      return {
        ...(catalogue.subjects.get(subjectID) ?? { subjectID, subject, subjecteng, subject_code, ects }),
        outcome: option === null ? 'refused' : option === 'first' ? 'registered' : 'second_choice',
        registrationID,
        groups: groups.flatMap((scheduleID) => {
          const row = catalogue.rows.get(scheduleID)
          return row === undefined ? [] : { ...row, st_count: taken.get(scheduleID) ?? row.st_count }
        }),
        first: toWireRefusal(locale, first),
        second: toWireRefusal(locale, second),
      }
    }),
    all_or_nothing,
    total_ects: credits.semester,
    credits,
  }
}

/** The result of the student's last registration of a plan, kept for a day, or null. Refuses a plan that is not theirs. */
export const loadLastOutcome = async (
  db: Database,
  studentID: number,
  planID: number,
  locale: Locale,
): Promise<z.input<typeof plans.outcome.reply>> => {
  const attempt = await findLastAttempt(db, studentID, planID)
  if (attempt === undefined && !(await isOwnPlan(db, studentID, planID))) throw new Refusal(words.notFound)
  if (attempt === undefined || attempt.outcome === null) return { outcome: null }
  const snapshot = await loadSnapshot(db, studentID)
  const reply = await toReply(db, { snapshot, outcome: attempt.outcome }, attempt, locale)
  return { outcome: { ...reply, at: attempt.at } }
}

/**
 * Registers a plan and returns the result of each subject (spec 2.28.4). Refuses before the student's window, naming the
 * next opening, and if the plan is not the version that they saw. A repeated attempt gets the same reply.
 */
export const registerPlan = async (
  db: Database,
  studentID: number,
  key: string | null,
  planID: number,
  body: Body,
  locale: Locale,
): Promise<Reply> => {
  const attempt = await beginAttempt(db, studentID, key, planID, body)
  if (attempt.outcome !== null) {
    const snapshot = await loadSnapshot(db, studentID)
    return toReply(db, { snapshot, outcome: attempt.outcome }, attempt, locale)
  }
  const register = attempt.all_or_nothing ? registerWhole : registerInOrder
  const result = await register({ db, studentID, key }, attempt.subjects)
  const outcome = key === null ? result.outcome : await saveOutcome(db, studentID, key, result.outcome)
  return toReply(db, { ...result, outcome }, attempt, locale)
}
