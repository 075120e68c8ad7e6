import type { RecordTable } from '../../record-table.ts'
import type { Part } from '../../list-parts.ts'
import { differenceTable, idColumn, literal, name, type Reference } from '../../sql.ts'

/** Closes rows, and keeps their fields as they were. */
export const closeRows = (table: RecordTable, importID: number, step: number): string[] => {
  if (table.closes === undefined) return []
  const { set, fields, column, value } = table.closes
  const nth = table.columns.findIndex((each) => each.name === column) + 1
  const before = fields.map((field) => `${literal(field)}, t.${name(field)}`)
  const closed = `${differenceTable(table.name)} d where d.action = 'closed' and ${idColumn(table)} = d.id`
  return [
    `insert into record_change (import_id, step, kind, relation, action, id, fields, before, hashes)
     select ${importID}, ${step}, ${literal(table.name)}, ${literal(table.relation)}, 'changed', d.id,
       array[${fields.map(literal).join(', ')}], jsonb_build_object(${before.join(', ')}),
       (select hashes from record_row b where b.kind = ${literal(table.name)} and b.id = d.id)
     from ${name(table.relation)} t, ${closed}`,
    `update ${name(table.relation)} t set ${set} from ${closed}`,
    `update record_row b set hashes[${nth}] = record_hash(${literal(value)}) from ${differenceTable(table.name)} d
     where d.action = 'closed' and b.kind = ${literal(table.name)} and b.id = d.id`,
  ]
}

/** The rows that can go now, because nothing refers to them. */
export const createUnused = (
  table: RecordTable,
  references: readonly Reference[],
  ownParts: readonly Part[],
): string => {
  const parts = new Set(ownParts.map(({ relation, field }) => `${relation}.${field}`))
  const used = references
    .filter(({ relation, fields }) => !parts.has(`${relation}.${fields[0]}`))
    .map(({ relation, fields, targets }) => {
      const same = fields.map((field, at) => `r.${name(field)} = t.${name(targets[at] ?? '')}`)
      return `and not exists (select from ${relation} r where ${same.join(' and ')})`
    })
  return `drop table if exists rec_unused; create temp table rec_unused on commit drop as
    select d.id from ${differenceTable(table.name)} d join ${name(table.relation)} t on ${idColumn(table)} = d.id
    where d.action = 'gone' ${used.join('\n')}; analyze rec_unused`
}
export const countUnused = 'select count(*)::int as n from rec_unused'

/** Deletes the rows of `rec_unused` with their parts, and keeps them in `record_change`. */
export const deleteUnused = (
  table: RecordTable,
  ownParts: readonly Part[],
  importID: number,
  step: number,
): string[] => {
  const kind = literal(table.name)
  const record = (relation: string, from: string, nth: number, id: string, hashes: string) =>
    `insert into record_change (import_id, step, kind, relation, action, id, before, hashes)
     select ${importID}, ${step + nth}, ${kind}, ${literal(relation)}, 'deleted', ${id}, to_jsonb(t), ${hashes} from ${from}`
  const parts = ownParts.flatMap(({ relation, field }, nth) => [
    record(relation, `${name(relation)} t join rec_unused u on u.id = t.${name(field)}`, nth, 'null', 'null'),
    `delete from ${name(relation)} t using rec_unused u where u.id = t.${name(field)}`,
  ])
  const nth = ownParts.length
  return [
    ...parts,
    record(
      'record_code',
      `record_code t join rec_unused u on u.id = t.id and t.kind = ${kind}`,
      nth,
      'null',
      'null',
    ),
    `delete from record_code t using rec_unused u where u.id = t.id and t.kind = ${kind}`,
    record(
      table.relation,
      `${name(table.relation)} t join rec_unused u on u.id = ${idColumn(table)}
       left join record_row b on b.kind = ${kind} and b.id = u.id`,
      nth + 1,
      'u.id',
      'b.hashes',
    ),
    `delete from ${name(table.relation)} t using rec_unused u where u.id = ${idColumn(table)}`,
    `delete from record_row t using rec_unused u where u.id = t.id and t.kind = ${kind}`,
    `update ${differenceTable(table.name)} d set action = 'removed' from rec_unused u where u.id = d.id`,
  ]
}
/** How many steps `deleteUnused` takes; undone in the opposite order, a row is there before its parts. */
export const countDeleteSteps = (ownParts: readonly Part[]): number => ownParts.length + 2

/** Rows that still exist, because something refers to them. */
export const markUsed = ({ name: table, relation, closes, ...more }: RecordTable): string =>
  closes === undefined
    ? `update ${differenceTable(table)} set action = 'used' where action = 'gone'`
    : `update ${differenceTable(table)} d set action = case when ${closes.isClosed} then 'same' else 'closed' end
       from ${name(relation)} t where d.action = 'gone' and ${more.id ?? 't.id'} = d.id`
