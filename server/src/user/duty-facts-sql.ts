import type { DutyKey } from '#rules/duties/registry.ts'

/**
 * What the duties of an area are decided on: for each an SQL expression that gives the facts of the registry as JSON, or
 * null where nobody is asked. It may name the rows `student`, `programme`, `university` (`zone`, `today`), `windows` (the
 * student's own registration windows) and `missing_parts`, all of the statement in `sql.ts`.
 */
export type DutyFactsSql = { readonly [Key in DutyKey]?: string }
