import type { PlanOption } from '#rules/registration/check-plan.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/enrolment/decide/refused.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { commitPlan, toStoredRefusal, type SubjectResult } from './commit-plan.ts'
import { getGroups } from './decide-option.ts'
import { decideInOrder, decideWhole, hasOptionsForAll } from './decide-plan.ts'
import type { PlannedSubject, StoredRefusal, SubjectOutcome } from './sql.ts'

/** Who registers, and by which key: each part of the attempt has its own, made of it. */
interface PlanAttempt {
  readonly db: Database
  readonly studentID: number
  readonly key: string | null
}

/** The results of a plan, and the snapshot after it. */
export interface PlanResult {
  readonly snapshot: Snapshot
  readonly outcome: readonly SubjectOutcome[]
}

const retryAfterSeconds = 2
/** How often a plan that was lost to a seat that had just been freed is tried again as it is. */
const maxAttempts = 3

const toPartKey = ({ key }: PlanAttempt, part: number): string | null =>
  key === null || part === 0 ? key : `${key}.${part}`

/** The options that were found full, with their refusals. */
const makeFullOptions = () => {
  const refusals = new Map<string, StoredRefusal>()
  const toName = ({ subjectID }: PlannedSubject, option: PlanOption) => `${subjectID} ${option}`
  return {
    add: (planned: PlannedSubject, option: PlanOption, refusal: StoredRefusal) =>
      void refusals.set(toName(planned, option), refusal),
    isFull: (planned: PlannedSubject, option: PlanOption) => refusals.has(toName(planned, option)),
    find: (planned: PlannedSubject, option: PlanOption) => refusals.get(toName(planned, option)) ?? null,
  }
}
type FullOptions = ReturnType<typeof makeFullOptions>

const addFullOptions = (fullOptions: FullOptions, results: readonly SubjectResult[]): number => {
  const full = results.filter(({ isFull }) => isFull)
  for (const { planned, option, refusals } of full) fullOptions.add(planned, option!, refusals[option!]!)
  return full.length
}

const toOutcome = (
  fullOptions: FullOptions,
  { planned, option, registrationID, refusals }: SubjectResult,
): SubjectOutcome => {
  const isTaken = registrationID !== null
  return {
    option: isTaken ? (option ?? 'first') : null,
    registrationID,
    groups: isTaken ? getGroups(planned, option ?? 'first') : [],
    first: refusals.first ?? fullOptions.find(planned, 'first'),
    second: refusals.second ?? fullOptions.find(planned, 'second'),
  }
}

/**
 * Registers each subject of a plan in order: by its first option, else its second, else the reason. One transaction takes
 * all of them; where a group is full, the rest is decided again.
 */
export const registerInOrder = async (
  attempt: PlanAttempt,
  plan: readonly PlannedSubject[],
): Promise<PlanResult> => {
  const fullOptions = makeFullOptions()
  const outcome: SubjectOutcome[] = []
  for (let part = 0; ; part++) {
    const { snapshot, results } = await commitPlan(attempt.db, attempt.studentID, {
      key: toPartKey(attempt, part),
      plan: plan.slice(outcome.length),
      isFull: fullOptions.isFull,
      decide: decideInOrder,
    })
    addFullOptions(fullOptions, results)
    const last = results.at(-1)
    const hasSecond = last?.isFull === true && last.option === 'first' && last.planned.second !== null
    const final = results.slice(0, hasSecond ? -1 : undefined)
    outcome.push(...final.map((each) => toOutcome(fullOptions, each)))
    if (outcome.length === plan.length) return { snapshot, outcome }
  }
}

/** Without seats and without a reason of its own the subject was only part of a plan that was not had as a whole. */
const toWholeOutcome = (fullOptions: FullOptions, result: SubjectResult): SubjectOutcome => {
  const outcome = toOutcome(fullOptions, result)
  if (outcome.registrationID !== null || outcome.first !== null || outcome.second !== null) return outcome
  return { ...outcome, first: toStoredRefusal(refuse(enrolmentWords.planNotWhole)) }
}

/**
 * Registers every subject of a plan in one transaction, or none. An option that is found full is given up for another one
 * while all still go together.
 */
export const registerWhole = async (
  attempt: PlanAttempt,
  plan: readonly PlannedSubject[],
): Promise<PlanResult> => {
  const fullOptions = makeFullOptions()
  let lost = 0
  for (let part = 0; ; part++) {
    const { snapshot, results } = await commitPlan(attempt.db, attempt.studentID, {
      key: toPartKey(attempt, part),
      plan,
      isFull: fullOptions.isFull,
      decide: decideWhole,
    })
    const isWhole = results.every(({ registrationID }) => registrationID !== null)
    const isRefused = results.some(({ option }) => option === null)
    const found = addFullOptions(fullOptions, results)
    if (!isWhole && !isRefused && found === 0) {
      lost += 1
      if (lost < maxAttempts) continue
      throw new Refusal(httpWords.busy, { seconds: retryAfterSeconds }, retryAfterSeconds)
    }
    if (isWhole || isRefused || !hasOptionsForAll(snapshot, plan, fullOptions.isFull))
      return { snapshot, outcome: results.map((each) => toWholeOutcome(fullOptions, each)) }
  }
}
