import type { ImportedTable } from '../imported-table.ts'
import type { Part } from '../list-parts.ts'
import type { RecordTable } from '../record-table.ts'
import { differenceTable, idColumn, literal, name, rowsTable, type Reference } from '../sql.ts'
import { allTables } from '../tables/all-tables.ts'

/** Rows that the database derives from others, which refer to the same: they go with those. */
const derived = new Set(['subject_lecturer'])

/** The rows that would be gone. */
export const createDropped = `create temp table rec_dropped (relation text, id bigint) on commit drop;
  create index on rec_dropped (relation, id)`

const idWithin = (table: RecordTable, alias: string) => idColumn(table).replaceAll(/\bt\./g, `${alias}.`)

/** That the row `r` still refers to what it refers to now: neither it nor its reference goes. */
const stays = ({ relation, fields }: Reference, imported: readonly ImportedTable[]): string => {
  const table = allTables.find((each) => each.relation === relation)
  if (table === undefined) return ''
  const id = idWithin(table, 'r')
  const dropped = `and not exists (select from rec_dropped x where x.relation = ${literal(relation)} and x.id = ${id})`
  const changed = imported
    .filter((one) => one.table.relation === relation)
    .map((one) => {
      const columns = one.columns.filter(({ field }) => field !== null && fields.includes(field))
      return columns.length === 0
        ? ''
        : `and not exists (select from ${rowsTable(one.table.name)} w where w.rec_action = 'changed' and w.rec_id = ${id}
             and w.rec_changed && array[${columns.map((column) => literal(column.name)).join(', ')}])`
    })
  return [dropped, ...changed].join('\n')
}

/** The rows of the table that nothing refers to, as far as is known. */
export const createBatch = (
  table: RecordTable,
  references: readonly Reference[],
  ownParts: readonly Part[],
  imported: readonly ImportedTable[],
): string => {
  const parts = new Set(ownParts.map(({ relation, field }) => `${relation}.${field}`))
  const used = references
    .filter(({ relation, fields }) => !parts.has(`${relation}.${fields[0]}`) && !derived.has(relation))
    .map((reference) => {
      const same = reference.fields.map(
        (field, at) => `r.${name(field)} = t.${name(reference.targets[at] ?? '')}`,
      )
      return `and not exists (select from ${reference.relation} r where ${same.join(' and ')} ${stays(reference, imported)})`
    })
  return `drop table if exists rec_batch; create temp table rec_batch on commit drop as
    select d.id from ${differenceTable(table.name)} d join ${name(table.relation)} t on ${idColumn(table)} = d.id
    where d.action = 'gone' ${used.join('\n')}; analyze rec_batch`
}
export const countDropped = 'select count(*)::int as n from rec_batch'

export const dropBatch = (table: RecordTable): string =>
  `insert into rec_dropped (relation, id) select ${literal(table.relation)}, id from rec_batch;
   update ${differenceTable(table.name)} d set action = 'removed' from rec_batch u where u.id = d.id`

/** The rows that go with those of the temporary table `from`; `name` is that of the temporary table with them. */
export const insertDroppedParts = (part: RecordTable, from: string): { text: string; name: string } => {
  const field = part.columns.find((column) => column.name === part.partOf?.column)?.field ?? ''
  const found = `rec_parts_${part.name}`
  return {
    name: found,
    text: `drop table if exists ${found}; create temp table ${found} on commit drop as
      select (${idColumn(part)})::bigint as id from ${name(part.relation)} t join ${from} u on u.id = t.${name(field)};
      insert into rec_dropped (relation, id) select ${literal(part.relation)}, id from ${found}`,
  }
}
