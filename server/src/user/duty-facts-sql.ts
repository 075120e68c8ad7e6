import type { DutyKey } from '#rules/duties/registry.ts'

/**
 * The facts that decide the duties of an area: for each duty an SQL expression that gives the facts of the registry as
 * JSON, or null if nobody is asked. It may use the rows `student`, `programme`, `university` (`zone`, `today`), `windows`
 * (the student's own registration windows) and `missing_parts`, all of them from the statement in `sql.ts`.
 */
export type DutyFactsSql = { readonly [Key in DutyKey]?: string }

/**
 * SQL: whether codes may be sent to the phone of the student in this row. False while a number that the university entered
 * is held.
 */
export const hasUsablePhone = (row: string): string => `(${row}.phone is not null and not exists (
    select from contact_change h where h.student_id = ${row}.id and h.field = 'phone' and h.held_until > now()))`
