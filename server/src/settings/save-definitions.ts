import type pg from 'pg'
import { addMissing, replaceWrong, saveDefinitionRows } from './sql.ts'
import { settings } from './settings.ts'

/**
 * Writes what values the settings of this version may have, adds the rows of new settings, and replaces stored values
 * that are wrong, such as those of a restored backup.
 */
export const saveDefinitions = async (client: pg.Client): Promise<void> => {
  await client.query('begin')
  await client.query(saveDefinitionRows, [JSON.stringify(settings)])
  await client.query(addMissing)
  await client.query(replaceWrong)
  await client.query('commit')
}
