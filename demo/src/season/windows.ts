import { addDays } from '#rules/time/clock.ts'
import type { OwnWindow } from '../named-student.ts'
import { findMonday } from './semesters.ts'
import { toInstant } from './time-zone.ts'

/** A row of registration_window; null is everybody. */
export interface Window {
  readonly step: 1 | 2 | 3 | 4
  readonly programmeID: number | null
  readonly studySemester: number | null
  readonly from: string
  readonly to: string
}

/** Windows that a group of students has instead of everybody's. */
export interface SpecialWindow {
  readonly programmeID: number
  readonly studySemester: number
  readonly kind: OwnWindow
}

/** The day on which the first round opened for everybody: at noon, so not today. */
export const findFirstRoundStart = (today: string): string => {
  const monday = findMonday(today)
  return monday === today ? addDays(today, -3) : monday
}

/** The instant at which the first round opened, in milliseconds. */
export const findFirstRoundInstant = (today: string): number =>
  Date.parse(toInstant(findFirstRoundStart(today), '12:00'))

/**
 * The windows: the first round is open, earlier ones are over, the others soon. `special` are students with windows of
 * their own.
 */
export const listWindows = (today: string, special: readonly SpecialWindow[]): Window[] => {
  const opened = findFirstRoundStart(today)
  const window = (step: Window['step'], from: string, to: string): Window => ({
    step,
    programmeID: null,
    studySemester: null,
    from: toInstant(from, '12:00'),
    to: toInstant(to, '18:00'),
  })
  const later = (days: number) => addDays(today, days)
  return [
    window(1, addDays(opened, -21), addDays(opened, -11)),
    window(2, opened, later(7)),
    window(3, later(9), later(14)),
    window(4, later(16), later(21)),
    ...special.map(({ kind, programmeID, studySemester }) => {
      const over = window(2, addDays(opened, -7), addDays(opened, -2))
      const soon = window(2, later(1), later(8))
      const preRegistration = window(1, opened, later(5))
      const secondRound = window(3, opened, later(7))
      const own = { over, soon, 'pre-registration': preRegistration, 'second-round': secondRound }[kind]
      return { ...own, programmeID, studySemester }
    }),
  ]
}
