import { idColumn, differenceTable, name } from '../sql.ts'
import type { RecordTable } from '../record-table.ts'

/** The columns of a table without generated ones. */
export const listColumns = `select string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_attribute where attrelid = ('public.' || quote_ident($1))::regclass and attnum > 0 and not attisdropped
    and attgenerated = ''`

/** Creates a temporary copy of a table under the same name, which takes precedence in unqualified statements. */
export const createCopy = (relation: string, columns: string): string =>
  `create temp table ${name(relation)} (like public.${name(relation)} including defaults including generated) on commit drop;
   insert into ${name(relation)} (${columns}) select ${columns} from public.${name(relation)}`

export const deleteRemoved = (table: RecordTable): string =>
  `delete from ${name(table.relation)} t using ${differenceTable(table.name)} d
   where d.action = 'removed' and d.id = ${idColumn(table)}`

/** Removes the meetings and dates of removed groups. */
export const finishGroups = `
  delete from group_meeting m where not exists (select from study_group g where g.id = m.group_id);
  delete from group_dates d where not exists (select from study_group g where g.id = d.group_id)`
export const closeGroups = `update study_group t set is_open = false from ${differenceTable('groups')} d
  where d.action = 'closed' and d.id = t.id`

/** Maximum number of rows to compare per check. */
const maxRows = 1000
export const listFound = (rows: string): string =>
  `select ka, en from (${rows}) c order by en, ka limit ${maxRows}`
