import type { Column } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import {
  codesTable,
  differenceTable,
  removedTable,
  hasIdentity,
  knownTable,
  literal,
  name,
  stagedTable,
  storedTable,
} from '../sql.ts'

/** Whether a row has its key; a refused value is empty. */
const hasKey = ({ columns, key }: RecordTable): string =>
  columns
    .filter(({ name: column, isRequired }) => isRequired && key.includes(column))
    .map(({ name: column }) => ` and ${name(column)} <> ''`)
    .join('')

/** Rows of the file with the key of an earlier one. */
export const listRepeated = (table: RecordTable): string => {
  const columns = table.key.map(name).join(', ')
  return `select line, value from (
     select line, concat_ws(' ', ${columns}) as value, row_number() over (partition by ${columns} order by line) as nth
     from ${stagedTable(table.name)} where true${hasKey(table)}) numbered where nth > 1 order by line`
}

const sameKey = ({ key }: RecordTable) =>
  key.map((column) => `s.${name(column)} = o.${name(column)}`).join(' and ')

/**
 * Fills in what a partial file does not have: of a stored row what is stored, of a new one the default. What is stored
 * also stands for columns that are only for new rows.
 */
export const completeStaged = (table: RecordTable, onlyForNew: ReadonlySet<string>): string => {
  const others = table.columns.filter(({ name: column }) => !table.key.includes(column))
  const stored = others.map(({ name: column }) =>
    onlyForNew.has(column)
      ? `${name(column)} = o.${name(column)}`
      : `${name(column)} = coalesce(nullif(s.${name(column)}, ''), o.${name(column)})`,
  )
  const defaults = others.flatMap(({ name: column, byDefault }) =>
    byDefault === ''
      ? []
      : [`${name(column)} = coalesce(nullif(${name(column)}, ''), ${literal(byDefault)})`],
  )
  const staged = stagedTable(table.name)
  return [
    ...(stored.length === 0
      ? []
      : [
          `update ${staged} s set ${stored.join(', ')} from ${storedTable(table.name)} o where ${sameKey(table)}`,
        ]),
    ...(defaults.length === 0 ? [] : [`update ${staged} set ${defaults.join(', ')}`]),
  ].join(';\n')
}

/** Rows of a completed file without a value in the column. */
export const listEmpty = (table: string, column: string): string =>
  `select line, '' as value from ${stagedTable(table)} where ${name(column)} = '' order by line`

/** Compares a column of the file (F), the stored row (S) and what the last import read (B). */
const compare = (table: RecordTable, columns: readonly Column[], isEdited: boolean, overwrites: boolean) => {
  const compared = columns.filter(({ name: column }) => !table.key.includes(column))
  if (compared.length === 0) return `'{}'::text[]`
  const items = compared.map((column) => {
    const nth = table.columns.indexOf(column) + 1
    const edited = overwrites
      ? 'false'
      : `coalesce(b.hashes[${nth}] <> record_hash(o.${name(column.name)}), false)`
    const differs = `s.${name(column.name)} <> o.${name(column.name)}`
    return `case when ${differs} then case when ${edited} = ${String(isEdited)} then ${literal(column.name)} end end`
  })
  return `array_remove(array[${items.join(',\n')}], null)`
}

/**
 * Compares the file with the stored rows: one row for each row of either. `columns` are those that the file has. If imports
 * have written to the table, a row that none has written was created in the portal: it is `own`, and stays. If the file is
 * only a part of its table (`isPart`), all other rows are `left`, except those that it removes by name (`removes`). A new
 * row of the file that a student has given up becomes `by student`, and is not written.
 */
export const createDifference = (
  table: RecordTable,
  columns: readonly Column[],
  {
    overwrites,
    isPart,
    removes,
  }: { readonly overwrites: boolean; readonly isPart: boolean; readonly removes: boolean },
): string => {
  const difference = differenceTable(table.name)
  const isOwn = table.keepByStudents === undefined ? 'b.id is null and before.is_imported' : 'b.id is null'
  const nextID = hasIdentity(table)
    ? `nextval(pg_get_serial_sequence(${literal(table.relation)}, 'id'))`
    : 'null::bigint'
  const left = removes
    ? `case when exists (select from ${removedTable(table.name)} g where ${table.key
        .map((column) => `g.${name(column)} = o.${name(column)}`)
        .join(' and ')}) then 'gone' else 'left' end`
    : `'left'`
  return `create temp table ${difference} on commit drop as
    with before as (select exists (select from record_row where kind = ${literal(table.name)}) as is_imported),
    compared as (
      select s.line, o.rec_id, ${compare(table, columns, false, overwrites)} as changed,
        ${compare(table, columns, true, overwrites)} as kept,
        case when s.line is null then ${isPart ? left : `case when ${isOwn} then 'own' else 'gone' end`}
          when o.rec_id is null then 'added' end as action
      from ${stagedTable(table.name)} s full join ${storedTable(table.name)} o on ${sameKey(table)}
      left join record_row b on b.kind = ${literal(table.name)} and b.id = o.rec_id cross join before)
    select line, case action when 'added' then ${nextID} else rec_id end as id, changed, kept,
      coalesce(action, case when changed = '{}' then 'same' else 'changed' end) as action
    from compared;
    create index on ${difference} (id); create index on ${difference} (line); analyze ${difference}`
}

/** Rows of a part whose owner is no longer in its file go with the owner, or stay with it. */
export const markParts = (table: RecordTable): string | undefined =>
  table.partOf &&
  `update ${differenceTable(table.name)} d set action = 'part'
   from ${storedTable(table.name)} o join ${codesTable(table.partOf.table)} c on c.code = o.${name(table.partOf.column)}
   join ${differenceTable(table.partOf.table)} owner on owner.id = c.id
   where d.action = 'gone' and o.rec_id = d.id and owner.line is null`

/** The codes to which the files can refer: `hasFile` is whether the table itself is among them. */
export const createKnown = ({ name: table, code, id }: RecordTable, hasFile: boolean): string => {
  // Without a number from the database the code is the number.
  const addedID = id === undefined ? 'd.id' : `s.${name(code?.column ?? '')}::bigint`
  const all = hasFile
    ? `select c.id, c.code from ${codesTable(table)} c left join ${differenceTable(table)} d on d.id = c.id
       where d.line is not null or d.action in ('own', 'left')
       union all select ${addedID}, s.${name(code?.column ?? '')} from ${differenceTable(table)} d
       join ${stagedTable(table)} s on s.line = d.line where d.action = 'added'`
    : `select id, code from ${codesTable(table)}`
  return `create temp table ${knownTable(table)} on commit drop as ${all};
    create index on ${knownTable(table)} (code); analyze ${knownTable(table)}`
}

/** Rows of the file whose code in the column no row of `of` has. */
export const listUnknown = (table: string, column: string, of: string): string =>
  `select s.line, s.${name(column)} as value from ${stagedTable(table)} s
   join ${differenceTable(table)} d on d.line = s.line and d.action <> 'by student'
   left join ${knownTable(of)} k on k.code = s.${name(column)}
   where s.${name(column)} <> '' and k.code is null order by s.line`

/** How many rows the table has, and how many of the difference are of each kind. */
export const countDifference = (table: string): string =>
  `select count(*) filter (where action not in ('added', 'by student')) as stored,
     count(*) filter (where action = 'added') as added, count(*) filter (where action = 'changed') as changed,
     count(*) filter (where action = 'removed') as removed, count(*) filter (where action = 'closed') as closed,
     count(*) filter (where action = 'same') as unchanged, count(*) filter (where action in ('own', 'part')) as kept,
     count(*) filter (where action = 'used') as used, count(*) filter (where kept <> '{}') as edited,
     count(*) filter (where action = 'by student') as "byStudent"
   from ${differenceTable(table)}`

const keyText = ({ key }: RecordTable, alias: string) =>
  `concat_ws(' ', ${key.map((column) => `${alias}.${name(column)}`).join(', ')})`

/** The changed fields with old and new value; `of` says whether those that are written, or kept because they were edited. */
export const listFields = (table: RecordTable, of: 'changed' | 'kept', limit: number): string =>
  `select d.line, ${keyText(table, 'o')} as key, f.field, f.before, f.after
   from ${differenceTable(table.name)} d join ${stagedTable(table.name)} s on s.line = d.line
   join ${storedTable(table.name)} o on o.rec_id = d.id
   cross join lateral (values ${table.columns
     .map((column) => `(${literal(column.name)}, o.${name(column.name)}, s.${name(column.name)})`)
     .join(', ')}) f(field, before, after)
   where d.${of} <> '{}' and f.field = any(d.${of}) order by d.line limit ${limit}`

/** Rows of the file that are not stored: those that it adds, or that a student has given up. */
export const listNew = (table: RecordTable, action: 'added' | 'by student', limit: number): string =>
  `select d.line, ${keyText(table, 's')} as key from ${differenceTable(table.name)} d
   join ${stagedTable(table.name)} s on s.line = d.line where d.action = ${literal(action)} order by d.line limit ${limit}`

/** Keys of stored rows that the file does not have. */
export const listGone = (
  table: RecordTable,
  action: 'removed' | 'closed' | 'used' | 'own',
  limit: number,
): string =>
  `select ${keyText(table, 'o')} as key from ${differenceTable(table.name)} d
   join ${storedTable(table.name)} o on o.rec_id = d.id where d.action = ${literal(action)} order by 1 limit ${limit}`
