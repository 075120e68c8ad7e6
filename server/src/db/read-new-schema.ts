import pg from 'pg'
import { readSqlState } from './errors/is-statement-error.ts'
import { toSearchPath } from './open.ts'
import { readObjects, type Objects } from './schema-objects.ts'

/** Holds new tables for a moment. */
const scratch = 'expected_schema'
const drop = `drop schema if exists ${scratch} cascade`
const insufficientPrivilege = '42501'

/**
 * Makes the tables anew in a schema that is dropped again, and returns what they consist of. Undefined if the role may not
 * make a schema.
 */
export const readNewSchema = async (
  client: pg.Client,
  makeAnew: () => Promise<void>,
): Promise<Objects | undefined> => {
  await client.query(drop)
  try {
    await client.query(`create schema ${scratch}`)
  } catch (error) {
    if (readSqlState(error) === insufficientPrivilege) return undefined
    throw error
  }
  const { rows } = await client.query<{ search_path: string }>('show search_path')
  await client.query(`set search_path to ${toSearchPath(scratch)}`)
  await makeAnew()
  const objects = await readObjects(client)
  await client.query(`set search_path to ${rows[0]!.search_path}`)
  await client.query(drop)
  return objects
}
