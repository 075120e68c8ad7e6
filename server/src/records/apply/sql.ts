import { writeFile } from '../attachments/sql.ts'
import type { Column } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import {
  differenceTable,
  hasIdentity,
  idColumn,
  knownTable,
  literal,
  name,
  rowsTable,
  stagedTable,
  storedTable,
} from '../sql.ts'

const writeType = (table: string, { type, name: column, field }: Column): string => {
  const value = `nullif(s.${name(column)}, '')`
  switch (type.kind) {
    case 'text':
      return value
    case 'integer':
      return `${value}::int`
    case 'decimal':
    case 'money':
      return `${value}::numeric`
    case 'json':
      return `${value}::jsonb`
    case 'date':
      return `${value}::date`
    case 'datetime':
      return `${value}::timestamptz`
    case 'time':
      return `${value}::time`
    case 'boolean':
      return `s.${name(column)} = 'yes'`
    case 'choice': {
      const isNumber = Object.values(type.values).every((stored) => typeof stored === 'number')
      const cases = Object.entries(type.values).map(
        ([word, stored]) => `when ${literal(word)} then ${isNumber ? stored : literal(String(stored))}`,
      )
      return `case s.${name(column)} ${cases.join(' ')} end`
    }
    case 'choices':
      return `string_to_array(s.${name(column)}, '|')`
    case 'file':
      return writeFile(table, column, type.picture ? 'jpeg' : 'id')
    case 'code':
      return `${name(`k_${field}`)}.id::int`
  }
}

/** The columns that the file has and the table stores in a field. */
const writable = (columns: readonly Column[]) =>
  columns.flatMap((column) => (column.field === null ? [] : [{ ...column, field: column.field }]))

/** The columns of a new row: also those with a default that the file does not have. */
const insertable = (table: RecordTable, columns: readonly Column[]) =>
  writable(table.columns.filter((column) => columns.includes(column) || column.byDefault !== ''))

/** The rows to add and to change, as the fields of the table. */
export const createRows = (table: RecordTable, columns: readonly Column[]): string => {
  const rows = rowsTable(table.name)
  const fields = [
    ...insertable(table, columns).map(
      (column) => `${column.write ?? writeType(table.name, column)} as ${name(column.field)}`,
    ),
    ...Object.entries(table.fixed ?? {}).map(([field, value]) => `${value} as ${name(field)}`),
  ]
  const codes = insertable(table, columns).flatMap(({ type, name: column, field }) =>
    type.kind === 'code'
      ? [
          `left join ${knownTable(type.of)} ${name(`k_${field}`)} on ${name(`k_${field}`)}.code = nullif(s.${name(column)}, '')`,
        ]
      : [],
  )
  // A value that is not changed stays as it is stored, even if the file has another one.
  const texts = table.columns.map(({ name: column }) => {
    const [from, to] = [`s.${name(column)}`, `o.${name(column)}`]
    return `case when d.action = 'added' or ${literal(column)} = any(d.changed) then ${from} else ${to} end as ${name(column)}`
  })
  const id = hasIdentity(table) ? 't.rec_stored' : `coalesce(t.rec_stored, (${idColumn(table)})::bigint)`
  return `create temp table ${rows} on commit drop as
    select ${id} as rec_id, t.* from (
      select s.rec_line, s.rec_action, s.rec_changed, s.rec_stored, ${fields.join(',\n')}
      from (select d.line as rec_line, d.action as rec_action, d.changed as rec_changed, d.id as rec_stored,
          ${texts.join(',\n')}
        from ${differenceTable(table.name)} d join ${stagedTable(table.name)} s on s.line = d.line
        left join ${storedTable(table.name)} o on o.rec_id = d.id
        where d.action in ('added', 'changed')) s ${codes.join(' ')}) t;
    create index on ${rows} (rec_id); analyze ${rows};
    update ${differenceTable(table.name)} d set id = w.rec_id from ${rows} w where w.rec_line = d.line and d.id is null`
}

/** The columns that at least one row changes. */
export const listChangedColumns = (table: string): string =>
  `select distinct unnest(changed) as column from ${differenceTable(table)} where action = 'changed'`

const changesAny = (columns: readonly string[]) =>
  `w.rec_changed && array[${columns.map(literal).join(', ')}]`

/** The values of `frees` that changed rows give up. */
export const freeValues = (table: RecordTable): string[] =>
  (table.frees ?? []).map(
    ({ field, value, when }) => `update ${name(table.relation)} t set ${name(field)} = ${value}
      from ${rowsTable(table.name)} w
      where w.rec_action = 'changed' and ${idColumn(table)} = w.rec_id and ${changesAny(when)}`,
  )

/** The fields that an update writes, each with the columns of which a change makes it do so. */
const listWritten = (table: RecordTable, columns: readonly Column[], changed: readonly string[]) =>
  writable(columns).flatMap(({ name: column, field }) => {
    const freed = table.frees?.find((each) => each.field === field)?.when ?? []
    const when = [...new Set([column, ...freed])]
    return when.some((each) => changed.includes(each)) ? [{ field, when }] : []
  })

export const insertRows = (table: RecordTable, columns: readonly Column[]): string => {
  const fields = [
    ...insertable(table, columns).map(({ field }) => field),
    ...Object.keys(table.fixed ?? {}),
  ].map(name)
  const id = hasIdentity(table) ? ['id'] : []
  return `insert into ${name(table.relation)} (${[...id, ...fields].join(', ')})
    select ${[...id.map(() => 'rec_id'), ...fields].join(', ')} from ${rowsTable(table.name)}
    where rec_action = 'added' order by ${table.order === undefined ? '' : `${table.order}, `}rec_line`
}

/** `changed` are the names of the columns that at least one row changes. */
export const updateRows = (
  table: RecordTable,
  columns: readonly Column[],
  changed: readonly string[],
): string | undefined => {
  const set = listWritten(table, columns, changed).map(
    ({ field, when }) =>
      `${name(field)} = case when ${changesAny(when)} then w.${name(field)} else t.${name(field)} end`,
  )
  if (set.length === 0) return undefined
  return `update ${name(table.relation)} t set ${set.join(', ')} from ${rowsTable(table.name)} w
    where w.rec_action = 'changed' and ${idColumn(table)} = w.rec_id`
}

/** Saves the codes of the rows that were added. */
export const insertCodes = (table: RecordTable): string | undefined =>
  table.code && 'recorded' in table.code
    ? `insert into record_code (kind, code, id)
       select ${literal(table.name)}, s.${name(table.code.column)}, d.id from ${differenceTable(table.name)} d
       join ${stagedTable(table.name)} s on s.line = d.line where d.action = 'added'
       on conflict (kind, code) do update set id = excluded.id`
    : undefined

/** Records the fields before they are changed; `changed` as in `updateRows`. */
export const recordChanged = (
  table: RecordTable,
  columns: readonly Column[],
  changed: readonly string[],
  importID: number,
  step: number,
): string => {
  const written = listWritten(table, columns, changed)
  const before = written.map(({ field }) => `${literal(field)}, t.${name(field)}`)
  const fields = written.map(({ field, when }) => `case when ${changesAny(when)} then ${literal(field)} end`)
  return `insert into record_change (import_id, step, kind, relation, action, id, fields, before, hashes)
    select ${importID}, ${step}, ${literal(table.name)}, ${literal(table.relation)}, 'changed', w.rec_id,
      array_remove(array[${fields.join(', ')}]::text[], null), jsonb_build_object(${before.join(', ')}), b.hashes
    from ${rowsTable(table.name)} w join ${name(table.relation)} t on ${idColumn(table)} = w.rec_id
    left join record_row b on b.kind = ${literal(table.name)} and b.id = w.rec_id where w.rec_action = 'changed'`
}

export const recordAdded = (table: RecordTable, importID: number, step: number): string =>
  `insert into record_change (import_id, step, kind, relation, action, id)
   select ${importID}, ${step}, ${literal(table.name)}, ${literal(table.relation)}, 'added', rec_id
   from ${rowsTable(table.name)} where rec_action = 'added'`

/** Saves what the file has for each row, for the next import; a partial file says only what it writes. */
export const saveHashes = (table: RecordTable, columns: readonly Column[], isPartial: boolean): string => {
  const names = new Set(columns.map((column) => column.name))
  // A key is never compared: another one is another row.
  const hashes = table.columns.map((column) => {
    if (!names.has(column.name) || table.key.includes(column.name)) return 'null'
    const hash = `record_hash(s.${name(column.name)})`
    return isPartial
      ? `case when d.action = 'added' or ${literal(column.name)} = any(d.changed) then ${hash} end`
      : hash
  })
  const merged = table.columns.map(
    (_column, at) => `coalesce(excluded.hashes[${at + 1}], r.hashes[${at + 1}])`,
  )
  return `insert into record_row as r (kind, id, hashes)
    select ${literal(table.name)}, d.id, array[${hashes.join(', ')}]::int[]
    from ${differenceTable(table.name)} d join ${stagedTable(table.name)} s on s.line = d.line
    where d.action <> 'by student'
    on conflict (kind, id) do update set hashes = array[${merged.join(', ')}]::int[]
    where r.hashes is distinct from array[${merged.join(', ')}]::int[]`
}

export const insertImport = `
  insert into record_import (made_by, files, report) values ($1, $2, '{}') returning id`
/** As many of the last imports can be undone. */
const undoableImports = 10
export const deleteOldChanges = `delete from record_change where import_id <= $1 - ${undoableImports}`
export const deleteImport = 'delete from record_import where id = $1'
export const saveReport = 'update record_import set report = $2, notices = $3 where id = $1'
