import pg from 'pg'
import { openClient } from '#server/db/connection/open-client.ts'
import { saveDefinitions } from '#server/settings/sql.ts'
import { applyFunctions } from './apply-functions.ts'
import { listBaseline, listFunctions, listMigrations, schemaFolders } from './schema-files.ts'
import type { SchemaFolders, SqlFile } from './schema-files.ts'
import { toSearchPath } from './open.ts'
import { MIGRATION_LOCK } from './migration-lock.ts'
import { readNewSchema } from './read-new-schema.ts'
import { readSchemaState, recordSchema } from './schema-objects.ts'
import { StartupError } from './errors/startup-error.ts'

const bookkeeping = `
  create table applied_migration (
    name text primary key,
    applied_at timestamptz not null default now()
  );
  comment on table applied_migration is 'The baseline and the migrations that the database has, by file name.';
  create table applied_function (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  );
  comment on table applied_function is 'The functions that the database has.';
  comment on column applied_function.hash is 'SHA-256 of the file; a function is applied again when it differs.';
  insert into applied_migration (name) values ('baseline');`

const isBaselineMissing = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ current: boolean; old: boolean; other: boolean }>(
    `select to_regclass('applied_migration') is not null as current, to_regclass('migration') is not null as old,
       exists (select from pg_class where relnamespace = current_schema::regnamespace and relkind in ('r', 'p', 'v')) as other`,
  )
  const [found] = rows
  if (found?.current) return false
  if (found?.old)
    throw new StartupError(
      'The database was made by an older portal that cannot be upgraded to this version: begin with an empty database.',
    )
  if (found?.other)
    throw new StartupError(
      'The database is not empty and was not made by this portal: use an empty database.',
    )
  return true
}

/** All of it or nothing: when the text fails, its transaction is rolled back with the connection. */
const runInTransaction = async (client: pg.Client, texts: readonly string[]): Promise<void> => {
  await client.query('begin')
  for (const text of texts) await client.query(text)
  await client.query('commit')
}

const applyMigration = (client: pg.Client, { name, text }: SqlFile): Promise<void> =>
  runInTransaction(client, [
    text,
    `insert into applied_migration (name) values (${pg.escapeLiteral(name)})`,
    // A table that was made anew has lost its triggers: all functions are applied again with them.
    `update applied_function set hash = ''`,
  ])

const applyBaseline = async (client: pg.Client, folders: SchemaFolders): Promise<void> =>
  runInTransaction(client, [...(await listBaseline(folders)).map(({ text }) => text), bookkeeping])

/**
 * Migrates a database to the newest schema: the baseline if it is empty, then the migrations and functions that it lacks.
 * Servers that start at the same time wait for each other. Returns the names of what was applied. Throws a StartupError
 * for a database that a newer or an older portal, or another program has made. `only`: the schema of an older version, with
 * these migrations and without functions, into which a backup of that version is read. `schema`: where the tables are made,
 * if not in the portal's own schema, which is then out of reach.
 */
export const migrate = async (
  url: string,
  folders: SchemaFolders = schemaFolders,
  { only, schema }: { readonly only?: ReadonlySet<string>; readonly schema?: string } = {},
): Promise<string[]> => {
  const [migrations, functions] = await Promise.all([listMigrations(folders), listFunctions(folders)])
  const client = await openClient(url)
  try {
    if (schema !== undefined) await client.query(`set search_path to ${toSearchPath(schema)}`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const isNew = await isBaselineMissing(client)
    if (isNew) await applyBaseline(client, folders)

    const { rows } = await client.query<{ name: string }>('select name from applied_migration')
    const applied = new Set(rows.map(({ name }) => name))
    const known = new Set(['baseline', ...migrations.map(({ name }) => name)])
    const unknown = [...applied, ...(only ?? [])].filter((name) => !known.has(name))
    if (unknown.length > 0)
      throw new StartupError(
        `The database was made by a newer portal: it has ${unknown.join(', ')}. Start that version or a newer one.`,
      )
    const isWhole = only === undefined && folders === schemaFolders
    const before = await readSchemaState(client)
    const missing = migrations.filter(({ name }) => !applied.has(name) && (only?.has(name) ?? true))
    for (const migration of missing) await applyMigration(client, migration)
    const changed = only === undefined ? await applyFunctions(client, functions) : []
    if (isWhole) await saveDefinitions(client)
    const makeAnew = async () => {
      await applyBaseline(client, folders)
      for (const migration of migrations) await applyMigration(client, migration)
      await applyFunctions(client, functions)
    }
    if (isWhole && (missing.length > 0 || changed.length > 0 || !before.isRecorded))
      await recordSchema(
        client,
        before,
        isNew || before.isRecorded ? undefined : await readNewSchema(client, makeAnew),
      )
    return [...(isNew ? ['baseline'] : []), ...missing.map(({ name }) => name), ...changed]
  } finally {
    await client.end()
  }
}
