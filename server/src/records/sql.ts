import pg from 'pg'
import { zone } from '#server/time-zone/sql.ts'
import { attachmentFolder, hashChars } from './attachments/list-attachments.ts'
import type { Column, PictureSize } from './column.ts'
import type { RecordTable } from './record-table.ts'

export const name = pg.escapeIdentifier
export const literal = pg.escapeLiteral

/** The temporary tables of an import or export. */
export const codesTable = (table: string) => `rec_code_${table}`
export const storedTable = (table: string) => `rec_old_${table}`
export const stagedTable = (table: string) => `rec_new_${table}`
/** Keys of the rows that a partial file removes. */
export const removedTable = (table: string) => `rec_gone_${table}`
export const differenceTable = (table: string) => `rec_diff_${table}`
export const knownTable = (table: string) => `rec_known_${table}`
export const rowsTable = (table: string) => `rec_row_${table}`

/** SQL over the stored row `t`. */
export const idColumn = (table: RecordTable) => table.id ?? 't.id'
/** Whether the database numbers the rows. */
export const hasIdentity = (table: RecordTable) => table.id === undefined

export const begin = 'begin'
/** One moment for all that an export reads. */
export const beginSnapshot = 'begin isolation level repeatable read'
export const commit = 'commit'
export const rollback = 'rollback'

/** Texts of dates and times are those of the university. */
export const setTimeZone = `
  select set_config('timezone', ${zone}, true),
    set_config('datestyle', 'ISO, YMD', true), set_config('jit', 'off', true), set_config('work_mem', '64MB', true),
    set_config('temp_buffers', '64MB', true)`

/** As an import of a catalogue: two run one after the other. */
export const lockImports = 'select pg_advisory_xact_lock(7412002)'
/** Before anything else, in the order of take_seats. */
export const lockSemester = 'select id from semester where is_current for update'
export const lockTable = (relation: string) => `lock table ${name(relation)} in exclusive mode`

/** A column of another table that refers to this one: pairs of its field and ours. */
export interface Reference {
  readonly relation: string
  readonly fields: readonly string[]
  readonly targets: readonly string[]
}

/** All foreign keys to the relation. */
export const listReferences = `
  select c.conrelid::regclass::text as relation,
    (select array_agg(a.attname::text order by k.nth) from unnest(c.conkey) with ordinality k(attnum, nth)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum) as fields,
    (select array_agg(a.attname::text order by k.nth) from unnest(c.confkey) with ordinality k(attnum, nth)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.attnum) as targets
  from pg_constraint c where c.contype = 'f' and c.confrelid = $1::regclass`

const where = ({ where: only }: RecordTable) => (only === undefined ? '' : `where ${only}`)

/** The code of each stored row. */
export const createCodes = (table: RecordTable): string => {
  const { code, relation, name: kind } = table
  if (code === undefined) throw new Error(`${kind} has no code`)
  const made =
    'recorded' in code
      ? `select t.id::bigint as id, coalesce(c.code, ${literal(`${code.recorded}-`)} || t.id ||
           case when other.code is null then '' else '-2' end) as code
         from ${name(relation)} t left join record_code c on c.kind = ${literal(kind)} and c.id = t.id
         left join record_code other on other.kind = ${literal(kind)} and other.id <> t.id
           and other.code = ${literal(`${code.recorded}-`)} || t.id ${where(table)}`
      : // Two rows can have one code only when they came from different sources.
        `select id, case nth when 1 then code else code || '-' || id end as code from (
           select ${idColumn(table)}::bigint as id, ${code.sql} as code,
             row_number() over (partition by ${code.sql} order by ${idColumn(table)}) as nth
           from ${name(relation)} t ${where(table)}) numbered`
  return `create temp table ${codesTable(kind)} on commit drop as ${made};
    create index on ${codesTable(kind)} (id); create index on ${codesTable(kind)} (code); analyze ${codesTable(kind)}`
}

/** The name of a picture in an export is that of what is stored, so that it is the same everywhere. */
const toPictureValue = (stored: string, { filename }: PictureSize): string =>
  `'${attachmentFolder}/' || left(encode(sha256(${stored}), 'hex'), ${hashChars}) || ${literal(`/${filename}`)}`

const readType = ({ type, field }: Column): string => {
  const stored = `t.${name(field ?? '')}`
  switch (type.kind) {
    case 'text':
      return `replace(replace(btrim(${stored}::text, E' \\t\\r\\n'), E'\\r\\n', E'\\n'), E'\\r', E'\\n')`
    case 'integer':
    case 'json':
    case 'date':
      return `${stored}::text`
    case 'decimal':
      return `trim_scale(${stored}::numeric)::text`
    case 'money':
      return `round(${stored}, 2)::text`
    case 'datetime':
      return `to_char(${stored}, 'YYYY-MM-DD"T"HH24:MI') || case when date_trunc('minute', ${stored}) = ${stored} then ''
        else ':' || to_char(${stored}, 'SS') || rtrim(to_char(${stored}, '.US'), '.0') end`
    case 'time':
      return `to_char(${stored}, 'HH24:MI')`
    case 'boolean':
      return `case ${stored} when true then 'yes' when false then 'no' end`
    case 'choice':
      return `case ${stored} ${Object.entries(type.values)
        .map(([word, value]) => `when ${literal(String(value))} then ${literal(word)}`)
        .join(' ')} end`
    case 'choices':
      return `array_to_string(${stored}, '|')`
    case 'file':
      return type.picture
        ? toPictureValue(stored, type.picture)
        : `(select '${attachmentFolder}/' || coalesce(left(f.sha256, ${hashChars}), 'missing') || '/' || f.filename
        from stored_file f where f.id = ${stored})`
    case 'code':
      return `${codeAlias(field ?? '')}.code`
  }
}

const codeAlias = (field: string) => name(`c_${field}`)

/** SQL over `t` and the codes: the text that the file has for the stored row. */
const readColumn = (table: RecordTable, column: Column): string =>
  table.code?.column === column.name
    ? 'c.code'
    : `coalesce(${column.read ?? readType(column)}, ${literal(column.byDefault)})`

/** The stored rows as the file would have them. */
export const createStored = (table: RecordTable): string => {
  const stored = storedTable(table.name)
  const codes = table.columns.flatMap(({ type, field }) =>
    type.kind === 'code' && field !== null
      ? [`left join ${codesTable(type.of)} ${codeAlias(field)} on ${codeAlias(field)}.id = t.${name(field)}`]
      : [],
  )
  const own =
    table.code === undefined ? [] : [`join ${codesTable(table.name)} c on c.id = ${idColumn(table)}`]
  return `create temp table ${stored} on commit drop as
    select (${idColumn(table)})::bigint as rec_id,
      ${table.columns.map((column) => `${readColumn(table, column)} as ${name(column.name)}`).join(',\n')}
    from ${name(table.relation)} t ${[...own, ...codes].join(' ')} ${where(table)};
    create index on ${stored} (rec_id); analyze ${stored}`
}

/** An export has its rows in the order of the key, by bytes, so that it is the same everywhere. */
export const openStored = ({ name: table, columns, key }: RecordTable): string =>
  `declare rec_rows no scroll cursor for select ${columns.map((column) => name(column.name)).join(', ')}
   from ${storedTable(table)} order by ${key.map((column) => `${name(column)} collate "C"`).join(', ')}`
export const fetchStored = 'fetch 2000 from rec_rows'
export const closeStored = 'close rec_rows'

export const createStaged = ({ name: table, columns }: RecordTable): string =>
  `create temp table ${stagedTable(table)} (line int not null,
     ${columns.map((column) => `${name(column.name)} text not null default ''`).join(', ')}) on commit drop`
export const copyStaged = ({ name: table, columns }: RecordTable): string =>
  `copy ${stagedTable(table)} (line, ${columns.map((column) => name(column.name)).join(', ')}) from stdin`

export const createGone = ({ name: table, key }: RecordTable): string =>
  `create temp table ${removedTable(table)} (${key.map((column) => `${name(column)} text not null`).join(', ')}) on commit drop`
/** `$1` is a list of keys; a key that the file also has as a row is none of them. */
export const insertGone = ({ name: table, key }: RecordTable): string =>
  `insert into ${removedTable(table)} select distinct ${key.map((_column, nth) => `k ->> ${nth}`).join(', ')}
   from jsonb_array_elements($1::jsonb) k where not exists (select from ${stagedTable(table)} s
     where ${key.map((column, nth) => `s.${name(column)} = k ->> ${nth}`).join(' and ')})`
export const analyzeStaged = ({ name: table, key }: RecordTable): string =>
  `create index on ${stagedTable(table)} (line);
   create index on ${stagedTable(table)} (${key.map((column) => name(column)).join(', ')}); analyze ${stagedTable(table)}`

/** Tells the triggers of this transaction who changes rows and by which import. $1 is a staff e-mail or another text. */
export const setActor = `select set_config('portal.actor', $1, true), set_config('portal.request', $2, true)`
