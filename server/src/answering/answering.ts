import type { AnsweredKind } from '#rules/staff/answering.ts'
import type { Connection } from '#server/db/open.ts'

export type Values = Readonly<Record<string, unknown>>

/** A student's entry, locked, with the columns that every kind has. */
export interface LockedEntry {
  readonly studentID: number
  /** The group whose lecturer may answer it. */
  readonly groupID?: number | null
  readonly sentAt: string
  /** `sent`, or the decision that was taken last. */
  readonly state: string
  /** The part that the student can change; with the answers it makes the version. */
  readonly revision?: string
  /** The values that an answer changes. */
  readonly before: Values
}

export interface Answer {
  readonly decision: string
  readonly text: string | null
}

/** How the area of a kind answers it. */
export interface Answering<Row extends LockedEntry = LockedEntry, Given extends Answer = Answer> {
  readonly kind: AnsweredKind
  /** The table, for the audit. */
  readonly entity: string
  /** Locks the row, if it is in a scope in which the caller holds the operation. */
  readonly lock: (tx: Connection, staffID: number, operation: string, id: number) => Promise<Row | undefined>
  /** Writes the answer, and returns the changed values. */
  readonly save: (tx: Connection, id: number, row: Row, answer: Given) => Promise<Values>
  /** Writes the values before the answer; false when what the student did since does not allow it. */
  readonly restore: (tx: Connection, id: number, before: Values, row: Row) => Promise<boolean>
}

/** The version of an entry, as the reads of the areas give it. */
export const toVersion = (changes: number, revision = ''): string => `${changes}.${revision}`
