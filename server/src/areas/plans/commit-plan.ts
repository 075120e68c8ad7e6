import type { PlanOption } from '#rules/registration/check-plan.ts'
import { refuseFull } from '#server/enrolment/decide/check-group.ts'
import { refuse, type Refused } from '#server/enrolment/decide/refused.ts'
import { commitDecision, type Committed } from '#server/enrolment/enrol.ts'
import type { Receipt } from '#server/enrolment/receipt.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { toRefusal } from '#server/enrolment/to-refusal.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { getGroups, listOptions } from './decide-option.ts'
import type { IsFull, PlanDecision } from './decide-plan.ts'
import type { PlannedSubject, StoredRefusal } from './sql.ts'

type Refusals = Readonly<Partial<Record<PlanOption, StoredRefusal>>>

/** The outcome of one commit for a planned subject. */
export interface SubjectResult {
  readonly planned: PlannedSubject
  /** The option that led to seats, or was full. */
  readonly option: PlanOption | null
  readonly registrationID: number | null
  readonly isFull: boolean
  readonly refusals: Refusals
}

/** The refusal in both languages, as an attempt stores it. */
export const toStoredRefusal = (refused: Refused): StoredRefusal => {
  const refusal = toRefusal(refused)
  const { code, message, params = {} } = refusal.toReply('ka')
  return { code, ka: message, en: refusal.toReply('en').message, params }
}

const toStored = ({ first, second }: Readonly<Partial<Record<PlanOption, Refused>>>): Refusals => ({
  ...(first && { first: toStoredRefusal(first) }),
  ...(second && { second: toStoredRefusal(second) }),
})

const toResults = ({
  snapshot,
  decision,
  result,
}: Committed<PlanDecision> & { result: { outcome: 'done' | 'lost' } }): SubjectResult[] => {
  const results: SubjectResult[] = []
  for (const { planned, option, held, refusals, nth } of decision.steps) {
    const made = nth === null ? null : result.moves[nth]
    // It comes after the one whose group was full, and is decided again.
    if (made === undefined) break
    const base = { planned, option, refusals: toStored(refusals), isFull: false }
    if (made === null) results.push({ ...base, registrationID: held })
    else if (made.full === null || option === null)
      results.push({ ...base, registrationID: made.registration })
    else {
      const full = toStoredRefusal(refuseFull(snapshot, planned.subjectID, made))
      const all = { ...base.refusals, [option]: full }
      results.push({ ...base, registrationID: null, isFull: true, refusals: all })
    }
  }
  return results
}

const findOption = (planned: PlannedSubject, { group_ids }: Receipt): PlanOption =>
  listOptions(planned).find(
    (option) => new Set(getGroups(planned, option)).symmetricDifference(new Set(group_ids)).size === 0,
  ) ?? 'first'

/** The results of an earlier attempt that broke off: subjects without a receipt were held already. */
const toRepeatedResults = (
  { student }: Snapshot,
  plan: readonly PlannedSubject[],
  receipts: readonly Receipt[],
  stops: boolean,
): SubjectResult[] => {
  const bySubject = new Map(receipts.map((receipt) => [receipt.subject_id, receipt]))
  const isOther = [...bySubject.keys()].some((id) => !plan.some(({ subjectID }) => subjectID === id))
  if (isOther) throw new Refusal(httpWords.keyAlreadyUsed)
  const last = receipts.at(-1)
  const end = stops && last?.full_group != null ? last.subject_id : null
  const results: SubjectResult[] = []
  for (const planned of plan) {
    const receipt = bySubject.get(planned.subjectID)
    const own = student.registrations.find(({ subjectID }) => subjectID === planned.subjectID)
    const base = { planned, option: null, isFull: false, refusals: {} }
    if (receipt === undefined) {
      results.push({ ...base, option: 'first', registrationID: own?.registrationID ?? null })
      continue
    }
    const { code, reason_ka, reason_en, full_group, registration_id } = receipt
    const option = findOption(planned, receipt)
    if (full_group !== null) {
      const refusals = { [option]: toStoredRefusal(refuse(enrolmentWords.groupWasFull)) }
      results.push({ ...base, option, registrationID: null, isFull: true, refusals })
    } else if (reason_ka !== null && reason_en !== null && code !== null) {
      const refusals = { [option]: { code, ka: reason_ka, en: reason_en, params: {} } }
      results.push({ ...base, registrationID: null, refusals })
    } else results.push({ ...base, option, registrationID: registration_id })
    if (planned.subjectID === end) break
  }
  return results
}

/** One commit: the remaining subjects of a plan, how they are decided, and the key of this part. */
interface PlanPart {
  readonly key: string | null
  readonly plan: readonly PlannedSubject[]
  readonly isFull: IsFull
  readonly decide: (snapshot: Snapshot, plan: readonly PlannedSubject[], isFull: IsFull) => PlanDecision
}

/**
 * Commits a part of a plan in one transaction; a result for each of its subjects, up to the first whose group was full
 * when they are taken in order. The same key answers the same.
 */
export const commitPlan = async (
  db: Database,
  studentID: number,
  { key, plan, isFull, decide }: PlanPart,
): Promise<{ readonly snapshot: Snapshot; readonly results: readonly SubjectResult[] }> => {
  const committed = await commitDecision(db, studentID, { key }, (snapshot) => decide(snapshot, plan, isFull))
  const { decision, result, snapshot } = committed
  const results =
    result.outcome === 'repeated'
      ? toRepeatedResults(snapshot, plan, result.moves, decision.stops)
      : toResults({ ...committed, result })
  return { snapshot, results }
}
