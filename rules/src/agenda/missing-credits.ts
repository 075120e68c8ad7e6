/** The credits registered this semester, and the least. */
export interface SemesterCredits {
  readonly semester: number
  readonly minimum: number
}

/** The step of pre-registration: it registers for nothing. */
export const preRegistrationStep = 1

/** How many credits are missing to the minimum; 0 without a semester. */
export const getMissingCredits = (credits: SemesterCredits | null): number =>
  credits === null ? 0 : Math.max(0, credits.minimum - credits.semester)

/**
 * A registration window is a task while credits are missing, and otherwise only a date. So is pre-registration: where it
 * must be done it is a duty.
 */
export const toWindowKind = (
  step: number | null,
  credits: SemesterCredits | null,
): 'window' | 'open_window' =>
  step !== preRegistrationStep && getMissingCredits(credits) > 0 ? 'window' : 'open_window'
