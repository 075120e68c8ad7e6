import type { Column } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { differenceTable, idColumn, literal, name, stagedTable, storedTable } from '../sql.ts'
import { attachmentFolder, hashChars } from './list-attachments.ts'

/** Stored files of a column whose content was not hashed yet. */
export const listUnhashed = ({ relation }: RecordTable, { field }: Column): string =>
  `select f.id, f.name from stored_file f
   where f.sha256 is null and f.id in (select t.${name(field ?? '')} from ${name(relation)} t)`
export const saveHash = 'update stored_file set sha256 = $2 where id = $1'

/** The stored files of a column, as their names in the export. */
export const listStoredFiles = ({ relation }: RecordTable, { field }: Column): string =>
  `select distinct '${attachmentFolder}/' || left(f.sha256, ${hashChars}) || '/' || f.filename as value, min(f.name) as name
   from ${name(relation)} t join stored_file f on f.id = t.${name(field ?? '')} where f.sha256 is not null
   group by 1 order by 1`

/** The stored pictures of a column, as their names in the export; each is read by its row when it is written. */
export const listStoredPictures = (table: RecordTable, { name: column }: Column): string =>
  `select ${name(column)} as value, min(rec_id)::bigint::text as id from ${storedTable(table.name)}
   where ${name(column)} <> '' group by 1 order by 1`
export const loadPicture = (table: RecordTable, { field }: Column): string =>
  `select t.${name(field ?? '')} as jpeg from ${name(table.relation)} t where ${idColumn(table)} = $1`

/** The rows for which a file is stored. */
export const listWantedFiles = ({ name: table }: RecordTable, { name: column }: Column): string =>
  `select s.line, s.${name(column)} as value from ${differenceTable(table)} d join ${stagedTable(table)} s on s.line = d.line
   where s.${name(column)} <> '' and (d.action = 'added' or ${literal(column)} = any(d.changed)) order by s.line`

/** Which stored file, or which picture, the row of a file gets. */
export const createFiles = `
  create temp table rec_file (table_name text, column_name text, line int, id int, jpeg bytea) on commit drop`
export const insertFile = `
  with stored as (insert into stored_file (name, filename, mime, size, sha256) values ($1, $2, $3, $4, $5) returning id)
  insert into rec_file (table_name, column_name, line, id) select $6, $7, $8, id from stored`
export const insertPicture = `
  insert into rec_file (jpeg, table_name, column_name, line) values ($1, $2, $3, $4)`
/** SQL over the row of the file `s`. */
export const writeFile = (table: string, column: string, field: 'id' | 'jpeg'): string =>
  `(select f.${field} from rec_file f
    where f.table_name = ${literal(table)} and f.column_name = ${literal(column)} and f.line = s.rec_line)`
