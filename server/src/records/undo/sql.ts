import type { RecordTable } from '../record-table.ts'
import { idColumn, literal, name, storedTable, type Reference } from '../sql.ts'

export interface Step {
  readonly step: number
  readonly kind: string
  readonly relation: string
  readonly action: 'added' | 'changed' | 'deleted'
}

/** The newest import that is not undone. */
export const findLastImport = `
  select id, at, made_by from record_import where undone_at is null order by id desc limit 1 for update`

/** The changes of the import, the last first. */
export const listSteps = `
  select distinct step, kind, relation, action from record_change where import_id = $1 order by step desc`

/** Rows that were edited by hand since: their values are no longer those of the import. */
export const listEdited = (table: RecordTable, importID: number): string => {
  const edited = table.columns.flatMap(({ name: column, field }, at) =>
    field === null
      ? []
      : [
          `(c.action = 'added' or ${literal(field)} = any(c.fields))
           and b.hashes[${at + 1}] <> record_hash(o.${name(column)})`,
        ],
  )
  return `select distinct concat_ws(' ', ${table.key.map((column) => `o.${name(column)}`).join(', ')}) as key
    from record_change c join ${storedTable(table.name)} o on o.rec_id = c.id
    join record_row b on b.kind = c.kind and b.id = c.id
    where c.import_id = ${importID} and c.kind = ${literal(table.name)} and c.relation = ${literal(table.relation)}
      and c.action <> 'deleted' and (${edited.join(' or ')}) order by 1 limit 10`
}

/** The fields of a relation that can be written. */
export const listWritableFields = `
  select attname::text as field from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`

const inStep = (importID: number, { step }: Step) => `c.import_id = ${importID} and c.step = ${step}`

export const restoreDeleted = (importID: number, one: Step, fields: readonly string[]): string => {
  const list = fields.map((field) => name(field))
  return `insert into ${name(one.relation)} (${list.join(', ')})
    select ${list.map((field) => `r.${field}`).join(', ')} from record_change c
    cross join jsonb_populate_record(null::${name(one.relation)}, c.before) r where ${inStep(importID, one)}`
}

/** As `freeValues`, for the rows of a step that added or changed some. */
export const freeWritten = (table: RecordTable, importID: number, one: Step): string[] =>
  (table.frees ?? []).map(
    ({ field, value }) =>
      `update ${name(one.relation)} t set ${name(field)} = ${value} from record_change c
       where ${inStep(importID, one)} and (c.action = 'added' or ${literal(field)} = any(c.fields)) and ${idColumn(table)} = c.id`,
  )

export const restoreChanged = (
  table: RecordTable,
  importID: number,
  one: Step,
  fields: readonly string[],
): string =>
  `update ${name(one.relation)} t set ${fields
    .map(
      (field) =>
        `${name(field)} = case when ${literal(field)} = any(c.fields) then r.${name(field)} else t.${name(field)} end`,
    )
    .join(', ')}
   from record_change c cross join jsonb_populate_record(null::${name(one.relation)}, c.before) r
   where ${inStep(importID, one)} and ${idColumn(table)} = c.id`

export const listStepFields = `
  select distinct unnest(fields) as field from record_change where import_id = $1 and step = $2`

/** Relations that refer to rows that the import added. `numbered` are those of the format whose rows have an id. */
export const listDependents = (
  table: RecordTable,
  references: readonly Reference[],
  importID: number,
  one: Step,
  numbered: ReadonlySet<string>,
): string => {
  // The import's own additions are removed too, even if they come first: a question that follows an answer.
  const isOther = (relation: string) =>
    numbered.has(relation)
      ? `and not exists (select from record_change a where a.import_id = ${importID}
           and a.relation = ${literal(relation)} and a.action = 'added' and a.id = r.id)`
      : ''
  const derived = new Set((table.parts ?? []).map(({ relation, field }) => `${relation}.${field}`))
  const found = references
    .filter(({ relation, fields }) => !derived.has(`${relation}.${fields[0]}`))
    .map(({ relation, fields, targets }) => {
      const same = fields.map((field, at) => `r.${name(field)} = t.${name(targets[at] ?? '')}`)
      // Rows of the table itself go in the same statement.
      return relation === table.relation
        ? `select null::text as relation where false`
        : `select ${literal(relation)} as relation where exists (select from record_change c
             join ${name(table.relation)} t on ${idColumn(table)} = c.id join ${relation} r on ${same.join(' and ')}
             where ${inStep(importID, one)} ${isOther(relation)})`
    })
  return found.length === 0 ? 'select null::text as relation where false' : found.join(' union all ')
}

export const deleteAdded = (table: RecordTable, importID: number, one: Step): string[] => [
  `delete from ${name(one.relation)} t using record_change c where ${inStep(importID, one)} and ${idColumn(table)} = c.id`,
  `delete from record_code t using record_change c
   where ${inStep(importID, one)} and t.kind = ${literal(one.kind)} and t.id = c.id`,
]

/** The remembered hashes of the rows are again those of the import before. */
export const restoreHashes = (importID: number): string[] => [
  `create temp table rec_former on commit drop as select distinct on (kind, id) kind, id, hashes from record_change
   where import_id = ${importID} and id is not null order by kind, id, step`,
  `delete from record_row b using rec_former c where b.kind = c.kind and b.id = c.id and c.hashes is null`,
  `insert into record_row as b (kind, id, hashes) select kind, id, hashes from rec_former where hashes is not null
   on conflict (kind, id) do update set hashes = excluded.hashes`,
]

export const markUndone = `update record_import set undone_at = clock_timestamp(), undone_by = $2 where id = $1`
export const deleteChanges = 'delete from record_change where import_id = $1'
