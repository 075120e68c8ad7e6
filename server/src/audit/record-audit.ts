import type { Connection } from '#server/db/open.ts'
import { addAuditRow } from './sql.ts'

type Values = Readonly<Record<string, unknown>>

/** Who acts, and by which operation; null is the command line. */
export interface Actor {
  readonly staffID: number | null
  readonly operation: string
  /** The number of the request. */
  readonly request: string
}

interface Change {
  /** The table, or the kind of thing. */
  readonly entity: string
  readonly entityID: number | null
  /** Whom it is about; auditors of the student's school may read it. */
  readonly studentID?: number
  /** Whose auditors may read it, when it is about no student; otherwise only those of the whole university. */
  readonly schoolID?: number | null
  /** Null for something new. */
  readonly before: Values | null
  /** Null for something removed. */
  readonly after: Values | null
}

const toJson = (values: Values | null): string | null => (values === null ? null : JSON.stringify(values))

/** Adds the row of a change to the audit, in the transaction of the change. It must hold no secret. */
export const recordAudit = (
  tx: Connection,
  { staffID, operation, request }: Actor,
  { entity, entityID, studentID, schoolID, before, after }: Change,
) =>
  addAuditRow(
    tx,
    staffID,
    operation,
    entity,
    entityID,
    studentID ?? null,
    schoolID ?? null,
    toJson(before),
    toJson(after),
    request,
  )
