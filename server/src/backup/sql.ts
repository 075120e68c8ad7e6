import pg from 'pg'
import type { Manifest } from './manifest.ts'

type Table = Manifest['tables'][number]

const name = pg.escapeIdentifier

/** The tables with the columns that can be written, but for those in which the schema keeps book of itself. */
export const listTables = `
  select c.relname as name,
    array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema::regnamespace and c.relkind = 'r'
    and c.relname not in ('applied_migration', 'applied_function', 'applied_schema')
  group by c.relname order by c.relname`

export const listSequences = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = current_schema and last_value is not null order by sequencename`

export const listMigrations = 'select name from applied_migration order by name'

/** The names of the uploaded files that the database refers to. */
export const listFileNames = `
  select name from stored_file union select name from upload where not is_stored order by name`

export const listForeignKeys = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema::regnamespace`

/** Whether the database has a student or a subject: such a one is not overwritten. */
export const hasUniversity = `
  select exists (select from student) or exists (select from subject) or exists (select from programme) as found`

export const hasSchema = `select to_regclass('applied_migration') is not null as found`

/** Runs in the transaction that inserts the rows, so that no portal sends anything in between. */
export const markTrial = `
  insert into setting (name, value) values ('trial', 'true') on conflict (name) do update set value = excluded.value`

/** One moment for all that follows. */
export const beginSnapshot = 'begin isolation level repeatable read read only'

export const copyOut = (table: Table): string =>
  `copy ${name(table.name)} (${table.columns.join(', ')}) to stdout (format binary)`

export const copyIn = (table: Table): string =>
  `copy ${name(table.name)} (${table.columns.join(', ')}) from stdin (format binary)`

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export const dropKey = (key: ForeignKey): string => `alter table ${key.table} drop constraint ${key.name}`

export const addKey = (key: ForeignKey): string =>
  `alter table ${key.table} add constraint ${key.name} ${key.definition}`

export const setTriggers = (table: Table, isOn: boolean): string =>
  `alter table ${name(table.name)} ${isOn ? 'enable' : 'disable'} trigger user`

export const emptyTables = (tables: readonly Table[]): string =>
  `truncate ${tables.map((table) => name(table.name)).join(', ')}`

export interface MissingRight {
  readonly table: string
  readonly right: string
}

/** Rights that the role lacks on its own tables: the schema revokes changes of the audit. */
export const listMissingRights = `
  select c.oid::regclass::text as "table", r.name as right
  from pg_class c cross join unnest(array['insert', 'truncate']) r(name)
  where c.relnamespace = current_schema::regnamespace and c.relkind = 'r' and not has_table_privilege(c.oid, r.name)`

export const grantRight = ({ table, right }: MissingRight): string =>
  `grant ${right} on ${table} to current_user`
export const revokeRight = ({ table, right }: MissingRight): string =>
  `revoke ${right} on ${table} from current_user`

export const setSequence = ({ name: sequence, value }: Manifest['sequences'][number]): string =>
  `select setval(${pg.escapeLiteral(name(sequence))}::regclass, ${pg.escapeLiteral(value)}::bigint)`

export const begin = 'begin'
export const commit = 'commit'
