import type { PlanOption } from '#rules/registration/check-plan.ts'
import { fullRefusal } from '#server/areas/registration/choose-group.ts'
import { commitDecision, type Snapshot, type Settled } from '#server/enrolment/enrol.ts'
import type { Receipt } from '#server/enrolment/commit/sql.ts'
import { words as registration } from '#server/enrolment/words.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { groupsOf, waysOf } from './decide-way.ts'
import type { IsFull, PlanDecision } from './decide-plan.ts'
import type { PlannedRow, SaidRefusal } from './sql.ts'
import { fieldWords } from './words.ts'

/** What one settlement made of a planned subject. */
export interface Told {
  readonly wish: PlannedRow
  /** The way that led to seats, or was full. */
  readonly way: PlanOption | null
  readonly registrationID: number | null
  readonly isFull: boolean
  readonly refusals: Readonly<Partial<Record<PlanOption, SaidRefusal>>>
}

/** Takes a refusal; gives it in both languages, to be kept. */
export const said = (refusal: Refusal): SaidRefusal => {
  const { code, message, params = {} } = refusal.toReply('ka')
  return { code, ka: message, en: refusal.toReply('en').message, params }
}

const saidOf = (refusals: Readonly<Partial<Record<PlanOption, Refusal>>>) => ({
  ...(refusals.first && { first: said(refusals.first) }),
  ...(refusals.second && { second: said(refusals.second) }),
})

const toldByMoves = (settled: Settled<PlanDecision> & { outcome: { outcome: 'done' | 'lost' } }): Told[] => {
  const told: Told[] = []
  for (const { wish, way, held, refusals, nth } of settled.decided.steps) {
    const made = nth === null ? null : settled.outcome.moves[nth]
    // It comes after the one whose group was full, and is decided anew.
    if (made === undefined) break
    const base = { wish, way, refusals: saidOf(refusals), isFull: false }
    if (made === null) told.push({ ...base, registrationID: held })
    else if (made.full === null || way === null) told.push({ ...base, registrationID: made.registration })
    else {
      const full = said(fullRefusal(settled, wish.subjectID, made))
      told.push({ ...base, registrationID: null, isFull: true, refusals: { ...base.refusals, [way]: full } })
    }
  }
  return told
}

const wayOf = (wish: PlannedRow, { group_ids }: Receipt): PlanOption =>
  waysOf(wish).find(
    (way) => new Set(groupsOf(wish, way)).symmetricDifference(new Set(group_ids)).size === 0,
  ) ?? 'first'

/** What an attempt did that had been sent before and broke off: what has no receipt was held already. */
const toldByReceipts = (
  { state }: Snapshot,
  wishes: readonly PlannedRow[],
  receipts: readonly Receipt[],
  stops: boolean,
): Told[] => {
  const known = new Map(receipts.map((receipt) => [receipt.subject_id, receipt]))
  const isForeign = [...known.keys()].some((id) => !wishes.some(({ subjectID }) => subjectID === id))
  if (isForeign) throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: fieldWords.keyOfAnother }] })
  const last = receipts.at(-1)
  const end = stops && last?.full_group != null ? last.subject_id : null
  const told: Told[] = []
  for (const wish of wishes) {
    const receipt = known.get(wish.subjectID)
    const own = state.registrations.find(({ subjectID }) => subjectID === wish.subjectID)
    const base = { wish, way: null, isFull: false, refusals: {} }
    if (receipt === undefined) {
      told.push({ ...base, way: 'first', registrationID: own?.registrationID ?? null })
      continue
    }
    const { code, reason_ka, reason_en, full_group, registration_id } = receipt
    const way = wayOf(wish, receipt)
    if (full_group !== null) {
      const refusals = { [way]: said(new Refusal(registration.wasFull)) }
      told.push({ ...base, way, registrationID: null, isFull: true, refusals })
    } else if (reason_ka !== null && reason_en !== null && code !== null) {
      const refusals = { [way]: { code, ka: reason_ka, en: reason_en, params: {} } }
      told.push({ ...base, registrationID: null, refusals })
    } else told.push({ ...base, way, registrationID: registration_id })
    if (wish.subjectID === end) break
  }
  return told
}

/** What is settled at once: the subjects of a plan that are left, how they are decided, and the key of this part. */
interface Part {
  readonly key: string | null
  readonly wishes: readonly PlannedRow[]
  readonly isFull: IsFull
  readonly decide: (deciding: Snapshot, wishes: readonly PlannedRow[], isFull: IsFull) => PlanDecision
}

/**
 * Takes a student and a part of her plan; settles it at the desk in one transaction and gives what came of each of its
 * subjects, up to the first whose group was full when they are taken in order. The same key is told the same.
 */
export const settlePart = async (
  db: Database,
  studentID: number,
  { key, wishes, isFull, decide }: Part,
): Promise<Snapshot & { readonly told: readonly Told[] }> => {
  const settled = await commitDecision(db, studentID, key, (deciding) => decide(deciding, wishes, isFull))
  const { decided, outcome, catalogue, state } = settled
  const told =
    outcome.outcome === 'repeated'
      ? toldByReceipts(settled, wishes, outcome.moves, decided.stops === true)
      : toldByMoves({ ...settled, outcome })
  return { catalogue, state, told }
}
