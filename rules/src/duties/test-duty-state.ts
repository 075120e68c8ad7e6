import { dutyKeys, type DutyFacts } from './registry.ts'
import type { DutyState } from './list-duties.ts'

/** A student of whom nothing is asked: a test lays over it what it needs. */
export const quietState: DutyState = {
  today: '2026-03-10',
  isInExam: false,
  isInRegistration: false,
  facts: Object.fromEntries(dutyKeys.map((key) => [key, null])) as unknown as DutyFacts,
  terms: {},
}
