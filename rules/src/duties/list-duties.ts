import { canBeClosed, type Blocker } from './blocker.ts'
import type { Duty } from './duty.ts'
import { dutyKeys, dutyRegistry, type DutyFacts, type DutyKey } from './registry.ts'

/** All that decides what one student is asked for. */
export interface DutyState {
  /** Today at the university, Y-m-d. */
  readonly today: string
  /** An exam runs now: nothing is asked. */
  readonly isInExam: boolean
  /** A registration window of the student's own is open: only what registration itself needs is asked. */
  readonly isInRegistration: boolean
  readonly facts: DutyFacts
  /** By when, where the university says so in its table; Y-m-d. */
  readonly terms: Readonly<Partial<Record<DutyKey, string>>>
}

/** Whether one duty is there to be done, be it put off or not. */
export const isDutyDue = (key: DutyKey, { facts, today }: DutyState): boolean => {
  // The facts under a key are those of its duty; the compiler cannot follow that through a union of keys.
  const duty: Duty<never> = dutyRegistry[key]
  const own = facts[key]
  return own !== null && duty.isAsked(own as never, today)
}

const toBlocker = (key: DutyKey, { facts, terms }: DutyState): Blocker => {
  const duty: Duty<never> = dutyRegistry[key]
  const own = facts[key] as never
  const params = duty.toParams?.(own)
  const term = terms[key] ?? null
  const deadline = duty.toDeadline ? duty.toDeadline(own, term) : term
  return { key, ...(deadline !== null && { deadline }), ...(params && { params }) }
}

const isPutOff = (key: DutyKey, { isInExam, isInRegistration }: DutyState): boolean =>
  isInExam || (isInRegistration && !dutyRegistry[key].isAskedInRegistration)

/** A duty whether it is asked now or later, and what it keeps shut until it is done. */
export interface ListedDuty extends Blocker {
  /** False while an exam or the student's own open registration window puts it off. */
  readonly isAsked: boolean
  /** `portal`: every page but one. `pages`: it lies over every page. `nothing`: it can be closed. */
  readonly blocks: 'portal' | 'pages' | 'nothing'
}

/** All that a student has to do, in the order of the registry, what is put off too (spec 2.9). */
export const listDuties = (state: DutyState): ListedDuty[] =>
  dutyKeys
    .filter((key) => isDutyDue(key, state))
    .map((key) => {
      const blocker = toBlocker(key, state)
      const blocks = dutyRegistry[key].lockedTo ? 'portal' : canBeClosed(blocker) ? 'nothing' : 'pages'
      return { ...blocker, isAsked: !isPutOff(key, state), blocks }
    })

/** The student's current duties in the order of the registry; none while an exam runs (spec 2.8). */
export const listBlockers = (state: DutyState): Blocker[] =>
  dutyKeys.filter((key) => !isPutOff(key, state) && isDutyDue(key, state)).map((key) => toBlocker(key, state))
