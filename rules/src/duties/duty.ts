/** The subject of a question, as it is on the wire. */
export type DutyParams = Record<string, string | number>

/**
 * How a dialog goes without an answer: never; for this visit, and nothing is recorded; or its being closed is recorded
 * by the server like any other answer.
 */
export type Closing = 'never' | 'for this visit' | 'recorded'

/** All that is decided about one duty, from the facts that the database has about the student. */
export interface Duty<Facts> {
  /** Whether the student is asked; `today` is the university's, Y-m-d. Nobody is asked without facts. */
  readonly isAsked: (facts: Facts, today: string) => boolean
  /** The page to which every route leads until it is done. Null: it lies over every page, unless it can be closed. */
  readonly lockedTo: '/' | '/pre-registration' | null
  readonly closing: (params: DutyParams) => Closing
  /** Whether it is asked in the student's own open registration window too: what can wait must not cost a seat. */
  readonly isAskedInRegistration: boolean
  readonly toParams?: (facts: Facts) => DutyParams
  /** By when, a date; `term` is what the university says in its table. Without this function it is the term. */
  readonly toDeadline?: (facts: Facts, term: string | null) => string | null
  /** How long it takes; `usual` is what the university says in its table. */
  readonly toMinutes?: (usual: number, params: DutyParams) => number
  /** The parameter that distinguishes one question from the next, where there are several, one after the other. */
  readonly identifiedBy?: string
}

/** A duty that is answered in a dialog of its own. */
export const dialogDuty = <Facts>(duty: Duty<Facts>) => ({ ...duty, hasDialog: true as const })

/** A duty that is done on the page to which it leads. */
export const pageDuty = <Facts>(duty: Duty<Facts> & { readonly lockedTo: string }) => ({
  ...duty,
  hasDialog: false as const,
})
