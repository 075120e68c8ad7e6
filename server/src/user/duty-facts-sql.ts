import type { DutyKey } from '#rules/duties/registry.ts'

/**
 * What the duties of an area are decided on: for each an SQL expression that gives the facts of the registry as JSON, or
 * null where nobody is asked. It may name the row of the student (`student`), of the programme (`programme`) and
 * `university`, which has the time zone (`zone`) and the date (`today`).
 */
export type DutyFactsSql = { readonly [Key in DutyKey]?: string }
