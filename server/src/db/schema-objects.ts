import type pg from 'pg'
import { defineListQuery } from './define-list-query.ts'
import { MIGRATION_LOCK } from './migration-lock.ts'

/**
 * The objects of the schema, each with a hash. The text of constraints and views is left out, because versions of
 * PostgreSQL print it differently.
 */
const objects = `
  select 'table ' || c.relname as object,
    md5(string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull, ',' order by a.attname)) as hash
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema::regnamespace and c.relkind in ('r', 'p', 'v')
  group by c.relname
  union all select 'index ' || c.relname, md5(i.indisvalid || ' ' || i.indisunique)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where c.relnamespace = current_schema::regnamespace and t.relkind in ('r', 'p')
  union all select 'constraint ' || t.relname || '.' || k.conname, md5(k.contype::text || ' ' || k.convalidated)
  from pg_constraint k join pg_class t on t.oid = k.conrelid
  where k.connamespace = current_schema::regnamespace and k.contype in ('p', 'u', 'f', 'c')
  union all select 'trigger ' || t.relname || '.' || g.tgname, md5(g.tgenabled::text)
  from pg_trigger g join pg_class t on t.oid = g.tgrelid
  where t.relnamespace = current_schema::regnamespace and not g.tgisinternal
  union all select 'function ' || p.proname, md5(string_agg(p.prosrc, ',' order by p.prosrc))
  from pg_proc p where p.pronamespace = current_schema::regnamespace group by p.proname`

export type Objects = ReadonlyMap<string, string>

const read = async (client: pg.Client, text: string): Promise<Objects> => {
  const { rows } = await client.query<{ object: string; hash: string }>(text)
  return new Map(rows.map(({ object, hash }) => [object, hash]))
}

/** The objects of the schema in which the connection is. */
export const readObjects = (client: pg.Client): Promise<Objects> => read(client, objects)

/** Objects that were changed since the last migration, with the recorded hash. Empty if nothing is recorded yet. */
const listDrift = (live: Objects, recorded: Objects): Map<string, string> =>
  new Map([...recorded].filter(([object, hash]) => live.get(object) !== hash))

/** The schema before a migration, and what was changed in it by hand. */
export const readSchemaState = async (client: pg.Client) => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('applied_schema') is not null as found`,
  )
  const live = await readObjects(client)
  const recorded = rows[0]?.found ? await read(client, 'select object, hash from applied_schema') : new Map()
  return { live, drift: listDrift(live, recorded as Objects), isRecorded: recorded.size > 0 }
}

/**
 * Records the schema after a migration, or `expected` if there was no record to compare with. Objects that were changed by
 * hand and that the migration did not touch keep their recorded hash: an upgrade does not approve them.
 */
export const recordSchema = async (
  client: pg.Client,
  before: Awaited<ReturnType<typeof readSchemaState>>,
  expected?: Objects,
): Promise<void> => {
  const recorded = new Map(expected ?? (await readObjects(client)))
  for (const [object, hash] of before.drift)
    if (recorded.get(object) === before.live.get(object)) recorded.set(object, hash)
  await client.query('begin')
  await client.query('delete from applied_schema')
  await client.query(
    'insert into applied_schema (object, hash) select * from unnest($1::text[], $2::text[])',
    [[...recorded.keys()], [...recorded.values()]],
  )
  await client.query('commit')
}

/** Objects that are missing or differ from what the last migration left. Empty while a migration runs. */
export const listSchemaDifferences = defineListQuery<{ object: string }>(
  'db.listSchemaDifferences',
  `with live as materialized (${objects})
   select r.object from applied_schema r left join live l using (object)
   where l.hash is distinct from r.hash
     and not exists (select from pg_locks where locktype = 'advisory' and objid = ${MIGRATION_LOCK} and granted
       and database = (select oid from pg_database where datname = current_database()))
   order by r.object limit 6`,
)
