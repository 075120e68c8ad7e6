import type { Closing, DutyParams } from './duty.ts'
import { dutyRegistry, type DutyKey } from './registry.ts'

/** One duty that the student is asked for; `deadline` is a date where there is one. */
export interface Blocker {
  readonly key: DutyKey
  readonly deadline?: string | null | undefined
  readonly params?: DutyParams | undefined
}

/** How the dialog of a blocker can be closed without an answer (spec 2.8.7). */
export const blockerClosing = ({ key, params }: Blocker): Closing => dutyRegistry[key].closing(params ?? {})

/** Whether the dialog of a blocker has a close button: the others clear only when the answer is saved (spec 2.8.7). */
export const canBeClosed = (blocker: Blocker): boolean => blockerClosing(blocker) !== 'never'

/** Distinguishes one question from the next: of some there are several, one after the other. */
export const blockerId = ({ key, params }: Blocker): string =>
  `${key} ${params?.[dutyRegistry[key].identifiedBy ?? ''] ?? ''}`
