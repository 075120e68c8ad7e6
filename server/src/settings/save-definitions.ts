import type pg from 'pg'
import { settings } from './settings.ts'

/** Each definition once; unchanged ones are not written, so that a start changes nothing. */
const saveDefinitionRows = `
  with wanted as (
    select name, shape, "default" as default_value, "whenWrong" as when_wrong
    from jsonb_to_recordset($1::jsonb) d (name text, shape jsonb, "default" jsonb, "whenWrong" jsonb)),
  removed as (delete from setting_definition d where not exists (select from wanted w where w.name = d.name))
  insert into setting_definition as d (name, shape, default_value, when_wrong)
  select name, shape, default_value, when_wrong from wanted
  on conflict (name) do update set shape = excluded.shape, default_value = excluded.default_value, when_wrong = excluded.when_wrong
  where (d.shape, d.default_value, d.when_wrong) is distinct from (excluded.shape, excluded.default_value, excluded.when_wrong)`

const addMissing = `
  insert into setting (name, value) select name, default_value from setting_definition where default_value is not null
  on conflict (name) do nothing`

/** The trigger replaces a wrong value. The time zone and the few without a replacement stay as they are. */
const replaceWrong = `
  update setting s set value = value from setting_definition d
  where d.name = s.name and d.name <> 'time_zone'
    and (d.default_value is not null or d.when_wrong is not null or d.shape ->> 'format' = 'secret')
    and exists (select from list_setting_faults(s.name, s.value, d.shape, false))`

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
