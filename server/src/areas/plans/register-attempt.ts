import type * as z from 'zod/mini'
import type { plans } from '#contract/registration/plans.ts'
import type { Locale } from '#rules/text/locale.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { registerInOrder, registerWhole, type PlanResult } from './register-plan.ts'
import { attemptBy, beginAttempt, endAttempt, isPlanOf, lastAttemptAt, planOf, takenIn } from './sql.ts'
import type { AttemptRow, PlannedRow, SaidRefusal } from './sql.ts'
import { fieldWords, words } from './words.ts'

type Reply = z.input<typeof plans.register.reply>
type Body = z.output<typeof plans.register.body>

/** Refuses while none of the plan's subjects can be taken in a step that is open, and says when the next one opens. */
const requireWindow = ({ catalogue, state }: Snapshot, subjects: readonly PlannedRow[]): void => {
  const snapshots = subjects.map(({ subjectID }) => choiceSnapshot(catalogue, state, subjectID))
  const steps = new Set(snapshots.flatMap(({ modules }) => modules.flatMap((module) => module.steps)))
  const closed = steps.size === 0 ? null : checkWindow(snapshots[0]!, [...steps])
  if (closed !== null) throw closed
}

/** What is to be done: the plan as it is now, or as it was when the same attempt was sent before. */
const beginOrGoOn = async (
  db: Database,
  studentID: number,
  key: string | null,
  planID: number,
  body: Body,
): Promise<AttemptRow> => {
  const asked = { planID, all_or_nothing: Boolean(body?.all_or_nothing) }
  const requireSame = (row: AttemptRow): AttemptRow => {
    if (row.planID === asked.planID && row.all_or_nothing === asked.all_or_nothing) return row
    throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: fieldWords.keyOfAnother }] })
  }
  const before = key === null ? undefined : await attemptBy(db, studentID, key)
  if (before !== undefined) return requireSame(before)
  const plan = await planOf(db, studentID, planID)
  if (plan === undefined) throw new Refusal(words.notFound)
  if (body?.version !== undefined && body.version !== plan.version) throw new Refusal(words.changedMeanwhile)
  if (plan.subjects.length === 0) throw new Refusal(words.empty)
  requireWindow(await loadSnapshot(db, studentID), plan.subjects)
  const attempt = { ...asked, subjects: plan.subjects }
  if (key === null) return { ...attempt, outcome: null }
  const begun = (await beginAttempt(db, studentID, key, attempt)) ?? (await attemptBy(db, studentID, key))
  return begun ? requireSame(begun) : { ...attempt, outcome: null }
}

const toldIn = (locale: Locale, refusal: SaidRefusal | null) =>
  refusal && { code: refusal.code, message: refusal[locale], params: { ...refusal.params } }

const replyOf = async (
  db: Database,
  { catalogue, state, outcome }: PlanResult,
  { subjects, all_or_nothing }: AttemptRow,
  locale: Locale,
): Promise<Reply> => {
  const taken = await takenIn(
    db,
    outcome.flatMap(({ groups }) => groups),
  )
  const credits = toCreditSums(state)
  return {
    subjects: subjects.map(({ subjectID, subject, subjecteng, subject_code, ects }, nth) => {
      const { way, registrationID, groups, first, second } = outcome[nth]!
      return {
        ...(catalogue.subjects.get(subjectID) ?? { subjectID, subject, subjecteng, subject_code, ects }),
        outcome: way === null ? 'refused' : way === 'first' ? 'registered' : 'second_choice',
        registrationID,
        groups: groups.flatMap((scheduleID) => {
          const row = catalogue.rows.get(scheduleID)
          return row === undefined ? [] : { ...row, st_count: taken.get(scheduleID) ?? row.st_count }
        }),
        first: toldIn(locale, first),
        second: toldIn(locale, second),
      }
    }),
    all_or_nothing,
    total_ects: credits.semester,
    credits,
  }
}

/** Takes a student and one of her plans; gives what came of her last press on it, for a day, or null. 404 for one that is not hers. */
export const lastOutcome = async (
  db: Database,
  studentID: number,
  planID: number,
  locale: Locale,
): Promise<z.input<typeof plans.outcome.reply>> => {
  const attempt = await lastAttemptAt(db, studentID, planID)
  if (attempt === undefined && !(await isPlanOf(db, studentID, planID))) throw new Refusal(words.notFound)
  if (attempt === undefined || attempt.outcome === null) return { outcome: null }
  const now = await loadSnapshot(db, studentID)
  const reply = await replyOf(db, { ...now, outcome: attempt.outcome }, attempt, locale)
  return { outcome: { ...reply, at: attempt.at } }
}

/**
 * Takes a student, the key of her attempt and one of her plans; registers it and says of each subject what came of it
 * (spec 2.28.4). Refuses before her window, naming the next opening, and when the plan is not the one that she saw. Sent
 * twice it answers the same.
 */
export const registerPlan = async (
  db: Database,
  studentID: number,
  key: string | null,
  planID: number,
  body: Body,
  locale: Locale,
): Promise<Reply> => {
  const attempt = await beginOrGoOn(db, studentID, key, planID, body)
  if (attempt.outcome !== null) {
    const now = await loadSnapshot(db, studentID)
    return replyOf(db, { ...now, outcome: attempt.outcome }, attempt, locale)
  }
  const register = attempt.all_or_nothing ? registerWhole : registerInOrder
  const result = await register({ db, studentID, key }, attempt.subjects)
  const outcome = key === null ? result.outcome : await endAttempt(db, studentID, key, result.outcome)
  return replyOf(db, { ...result, outcome }, attempt, locale)
}
