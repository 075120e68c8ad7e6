import type { PlanOption } from '#rules/registration/check-plan.ts'
import { words as registration } from '#server/enrolment/words.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import { decideInOrder, decideWhole, hasWayForAll } from './decide-plan.ts'
import { groupsOf } from './decide-way.ts'
import { said, settlePart, type Told } from './settle-plan.ts'
import type { PlannedRow, SaidRefusal, SubjectOutcome } from './sql.ts'

/** Who asks, and by which key: each part of the attempt has its own, made of it. */
interface Asking {
  readonly db: Database
  readonly studentID: number
  readonly key: string | null
}

/** What came of a plan, and the state after it. */
export interface PlanResult extends Snapshot {
  readonly outcome: readonly SubjectOutcome[]
}

const retryAfter = 2
/** How often a plan that was lost to a seat that had just been freed is tried again as it is. */
const attempts = 3

const keyOf = ({ key }: Asking, part: number): string | null =>
  key === null || part === 0 ? key : `${key}.${part}`

/** The ways that were found full, and what was said of them. */
const knownRefusals = () => {
  const said = new Map<string, SaidRefusal>()
  const nameOf = (wish: PlannedRow, way: PlanOption) => `${wish.subjectID} ${way}`
  return {
    keep: (wish: PlannedRow, way: PlanOption, refusal: SaidRefusal) => void said.set(nameOf(wish, way), refusal),
    isFull: (wish: PlannedRow, way: PlanOption) => said.has(nameOf(wish, way)),
    of: (wish: PlannedRow, way: PlanOption) => said.get(nameOf(wish, way)) ?? null,
  }
}
type Known = ReturnType<typeof knownRefusals>

const keepFull = (known: Known, told: readonly Told[]): number => {
  const full = told.filter(({ isFull }) => isFull)
  for (const { wish, way, refusals } of full) known.keep(wish, way!, refusals[way!]!)
  return full.length
}

const outcomeOf = (known: Known, { wish, way, registrationID, refusals }: Told): SubjectOutcome => {
  const isTaken = registrationID !== null
  const why = {
    first: refusals.first ?? known.of(wish, 'first'),
    second: refusals.second ?? known.of(wish, 'second'),
  }
  return {
    way: isTaken ? (way ?? 'first') : null,
    registrationID,
    groups: isTaken ? groupsOf(wish, way ?? 'first') : [],
    first: why.first,
    second: why.second,
  }
}

/**
 * Takes a student and a plan; registers each subject in order: its first choice, else its second, else the reason. What
 * is sure goes in one transaction; where a group is full, the rest is decided anew.
 */
export const registerInOrder = async (asking: Asking, wishes: readonly PlannedRow[]): Promise<PlanResult> => {
  const known = knownRefusals()
  const outcome: SubjectOutcome[] = []
  for (let part = 0; ; part++) {
    const left = wishes.slice(outcome.length)
    const settled = await settlePart(asking.db, asking.studentID, {
      key: keyOf(asking, part),
      wishes: left,
      isFull: known.isFull,
      decide: decideInOrder,
    })
    keepFull(known, settled.told)
    const last = settled.told.at(-1)
    const goesOn = last?.isFull === true && last.way === 'first' && last.wish.second !== null
    outcome.push(...settled.told.slice(0, goesOn ? -1 : undefined).map((told) => outcomeOf(known, told)))
    if (outcome.length === wishes.length) return { ...settled, outcome }
  }
}

/**
 * Takes a student and a plan; registers every subject in one transaction, by its first or its second choice, or none of
 * them. A way that is found full is given up for another while all still go together.
 */
export const registerWhole = async (asking: Asking, wishes: readonly PlannedRow[]): Promise<PlanResult> => {
  const known = knownRefusals()
  let again = 0
  for (let part = 0; ; part++) {
    const settled = await settlePart(asking.db, asking.studentID, {
      key: keyOf(asking, part),
      wishes,
      isFull: known.isFull,
      decide: decideWhole,
    })
    const { told } = settled
    const isWhole = told.every(({ registrationID }) => registrationID !== null)
    const isRefused = told.some(({ way }) => way === null)
    const found = keepFull(known, told)
    if (!isWhole && !isRefused && found === 0 && ++again < attempts) continue
    if (!isWhole && !isRefused && found === 0)
      throw new Refusal(everywhere.busy, { seconds: retryAfter }, retryAfter)
    if (isWhole || isRefused || !hasWayForAll(settled, wishes, known.isFull)) {
      return { ...settled, outcome: told.map((each) => wholeOutcome(known, each)) }
    }
  }
}

const wholeOutcome = (known: Known, told: Told): SubjectOutcome => {
  const outcome = outcomeOf(known, told)
  if (outcome.registrationID !== null || outcome.first !== null || outcome.second !== null) return outcome
  return { ...outcome, first: said(new Refusal(registration.notWhole)) }
}
