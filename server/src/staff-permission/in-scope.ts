interface Columns {
  /** SQL of the school, the programme and the group that a row belongs to; what it has not is left out. */
  readonly school?: string
  readonly programme?: string
  readonly group?: string
}

/** The scopes in which the caller, $1, holds the operation of the call, $2: every list of staff begins with it. */
export const heldScopes = `held as materialized (
  select scope, school_id, programme_id, group_id from staff_permission where staff_member_id = $1 and operation = $2)`

/**
 * SQL: the row is in one of the `heldScopes`, so that a list shows only what the caller may see. `scopes` is another CTE
 * with their columns, of whose rows `which` says which count.
 */
export const inHeldScopes = (
  { school, programme, group }: Columns,
  scopes = 'held',
  which = 'true',
): string => {
  const matches = [
    `h.scope = 'university'`,
    ...(school === undefined ? [] : [`h.school_id = ${school}`]),
    ...(programme === undefined ? [] : [`h.programme_id = ${programme}`]),
    ...(group === undefined ? [] : [`h.group_id = ${group}`]),
  ]
  return `exists (select from ${scopes} h where ${which} and (${matches.join(' or ')}))`
}

/** SQL: the name of the member of staff in this alias, as the contract's `staffName`; null without one. */
export const toStaffName = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('staffID', ${alias}.id, 'email', ${alias}.email,
     'fname', ${alias}.fname_ka, 'lname', ${alias}.lname_ka, 'fnameeng', ${alias}.fname_en, 'lnameeng', ${alias}.lname_en) end`
