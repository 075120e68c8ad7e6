import type pg from 'pg'
import { readSqlState } from './errors/is-statement-error.ts'
import { hashText, type SqlFile } from './schema-files.ts'

// "create or replace" refuses another result or other names of parameters; other types of parameters make a second
// function, of which the file's comment does not say which one it means.
const signatureChanged = new Set(['42P13', '42725'])

interface FunctionTrigger {
  readonly trigger_name: string
  readonly table_name: string
}

const dropTriggers = async (client: pg.Client, names: readonly string[]): Promise<void> => {
  const { rows } = await client.query<FunctionTrigger>(
    `select t.tgname as trigger_name, t.tgrelid::regclass::text as table_name
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.pronamespace = current_schema::regnamespace and p.proname = any($1) and not t.tgisinternal`,
    [names],
  )
  for (const { trigger_name, table_name } of rows)
    await client.query(`drop trigger ${trigger_name} on ${table_name}`)
}

/** Such as "take_seats(jsonb)". */
const listSignatures = async (client: pg.Client, names: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = current_schema::regnamespace and proname = any($1)`,
    [names],
  )
  return rows.map(({ signature }) => signature)
}

const dropFunctions = async (client: pg.Client, signatures: readonly string[]): Promise<void> => {
  for (const signature of signatures) await client.query(`drop function ${signature}`)
}

const applyFunction = async (client: pg.Client, { name, text }: SqlFile): Promise<void> => {
  const before = await listSignatures(client, [name])
  await client.query('savepoint before_function')
  try {
    await client.query(text)
  } catch (error) {
    if (!signatureChanged.has(readSqlState(error)) || before.length === 0) throw error
    await client.query('rollback to savepoint before_function')
    await dropFunctions(client, before)
    await client.query(text)
  }
}

/**
 * Applies the functions whose text has changed and drops those whose file is gone, in one transaction. A file also holds
 * the triggers that run its function: they are replaced together. Returns the names of the functions that have changed.
 */
export const applyFunctions = async (client: pg.Client, files: readonly SqlFile[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from applied_function',
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const changed = files.filter(({ name, text }) => applied.get(name) !== hashText(text))
  const removed = [...applied.keys()].filter((name) => files.every((file) => file.name !== name))
  if (changed.length === 0 && removed.length === 0) return []

  await client.query('begin')
  // A function may use another one that is created after it: the bodies are checked when all are there.
  await client.query('set local check_function_bodies = off')
  await dropTriggers(client, [...removed, ...changed.map(({ name }) => name)])
  await dropFunctions(client, await listSignatures(client, removed))
  await client.query('delete from applied_function where name = any($1)', [removed])
  for (const file of changed) {
    await applyFunction(client, file)
    await client.query(
      `insert into applied_function (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [file.name, hashText(file.text)],
    )
  }
  await client.query('set local check_function_bodies = on')
  for (const { text } of changed) await client.query(text)
  await client.query('commit')
  return [...removed, ...changed.map(({ name }) => name)]
}
