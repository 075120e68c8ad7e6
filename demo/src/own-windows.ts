import type { BySeason } from './named-student.ts'

/** An irregular semester of study, so that a special state affects nobody else. */
export const betweenWindows: BySeason = { autumn: 2, spring: 1 }

/** A student who is registered in all their subjects, and whose first round is over. */
export const registrationOver = { studySemester: betweenWindows, registered: 1, window: 'over' } as const
