import { idColumn, differenceTable, name } from '../sql.ts'
import type { RecordTable } from '../record-table.ts'

/** The columns of a table that are not computed. */
export const listColumns = `select string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_attribute where attrelid = ('public.' || quote_ident($1))::regclass and attnum > 0 and not attisdropped
    and attgenerated = ''`

/** A temporary copy of a table under the same name, which statements without a schema find first. */
export const createCopy = (relation: string, columns: string): string =>
  `create temp table ${name(relation)} (like public.${name(relation)} including defaults including generated) on commit drop;
   insert into ${name(relation)} (${columns}) select ${columns} from public.${name(relation)}`

export const deleteRemoved = (table: RecordTable): string =>
  `delete from ${name(table.relation)} t using ${differenceTable(table.name)} d
   where d.action = 'removed' and d.id = ${idColumn(table)}`

/** What goes with a group, and groups that are closed because something refers to them. */
export const finishGroups = `
  delete from group_meeting m where not exists (select from study_group g where g.id = m.group_id);
  delete from group_dates d where not exists (select from study_group g where g.id = d.group_id)`
export const closeGroups = `update study_group t set is_open = false from ${differenceTable('groups')} d
  where d.action = 'closed' and d.id = t.id`

/** So many rows of a check are compared. */
const maxRows = 1000
export const listFound = (rows: string): string =>
  `select ka, en from (${rows}) c order by en, ka limit ${maxRows}`
