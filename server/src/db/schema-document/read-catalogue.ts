import { openClient } from '#server/db/connection/open-client.ts'
export interface Column {
  readonly name: string
  readonly type: string
  readonly is_required: boolean
  /** The default, or how the value comes about. */
  readonly value: string | null
  readonly comment: string | null
}

export interface Relation {
  readonly name: string
  readonly kind: 'table' | 'view'
  readonly comment: string | null
  readonly options: string | null
  readonly columns: readonly Column[]
  /** As PostgreSQL writes them, the primary key first. */
  readonly constraints: readonly { readonly type: 'p' | 'u' | 'f' | 'c'; readonly text: string }[]
  /** Without those of constraints. */
  readonly indexes: readonly string[]
  readonly triggers: readonly string[]
}

export interface DatabaseFunction {
  readonly name: string
  readonly parameters: string
  readonly result: string
  readonly comment: string | null
}

const relations = `
  select c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind, array_to_string(c.reloptions, ', ') as options,
    obj_description(c.oid, 'pg_class') as comment,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'is_required', a.attnotnull,
        'value', case
          when a.attidentity = 'a' then 'identity, always' when a.attidentity = 'd' then 'identity'
          when a.attgenerated <> '' then 'generated: ' || pg_get_expr(d.adbin, d.adrelid)
          else pg_get_expr(d.adbin, d.adrelid) end,
        'comment', col_description(c.oid, a.attnum)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('type', k.contype, 'text', pg_get_constraintdef(k.oid))
        order by array_position('{p,u,f,c}', k.contype::text), pg_get_constraintdef(k.oid) collate "C"), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c')) as constraints,
    (select coalesce(json_agg(pg_get_indexdef(i.indexrelid) order by pg_get_indexdef(i.indexrelid) collate "C"), '[]')
      from pg_index i
      where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)) as indexes,
    (select coalesce(json_agg(distinct p.proname), '[]')
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and not t.tgisinternal) as triggers
  from pg_class c
  where c.relnamespace = current_schema::regnamespace and c.relkind in ('r', 'v')
  order by c.relname collate "C"`

const functions = `
  select p.proname as name, pg_get_function_arguments(p.oid) as parameters, pg_get_function_result(p.oid) as result,
    obj_description(p.oid, 'pg_proc') as comment
  from pg_proc p
  where p.pronamespace = current_schema::regnamespace
  order by p.proname collate "C"`

/** Reads the comments on the database's tables, views and functions. */
export const readCatalogue = async (url: string) => {
  const client = await openClient(url)
  try {
    return {
      relations: (await client.query<Relation>(relations)).rows,
      functions: (await client.query<DatabaseFunction>(functions)).rows,
    }
  } finally {
    await client.end()
  }
}
