/**
 * SQL: a name as `toSortKey` of the rules has it, to order by. Tables with long lists have it stored, in columns that begin
 * with `sort_`.
 */
export const byName = (name: string): string => `sort_key(${name}) collate "C"`
