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

/** The findings of each check before the import. */
export const createFound = 'create temp table preview_found (nth int, ka text, en text) on commit drop'

export const addFound = (rows: string): string =>
  `insert into preview_found (nth, ka, en) select $1::int, ka, en from (${rows}) c`

/** All rows are compared, because an import that fixes one contradiction must not make another look new. */
export const listNew = (rows: string): string =>
  `select ka, en, count(*) over ()::int as count
   from (select ka, en from (${rows}) c except all select ka, en from preview_found where nth = $1) d
   order by en, ka limit $2`
