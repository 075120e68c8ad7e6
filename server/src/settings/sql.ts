import type pg from 'pg'
import { isTimeZone } from '#rules/time/zoned-time.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { settings } from './settings.ts'

export interface StoredSetting {
  readonly name: string
  readonly value: unknown
  /** The stored value if it is invalid; usually null. */
  readonly refused: unknown
}

export const listStoredSettings = defineListQuery<StoredSetting>(
  'settings.list',
  'select name, value, refused from setting order by name',
)

/** Settings whose stored value is invalid, with what it must be. */
export const listRefusedSettings = defineListQuery<{
  name: string
  refused: unknown
  value: unknown
  en: string
}>(
  'settings.listRefused',
  `select s.name, s.refused, s.value, d.shape ->> 'en' as en from setting s join setting_definition d using (name)
   where s.refused is not null order by s.name`,
)

/** Whether the portal is a trial copy, which sends nothing. */
export const loadTrial = defineOneRowQuery<{ isTrial: boolean }>(
  'settings.loadTrial',
  `select exists (select from setting where name = 'trial' and value = 'true') as "isTrial"`,
)

/** Saves a setting that the portal writes itself. */
export const noteSetting = defineRowQuery<
  object,
  [name: 'untrusted_proxy_on' | 'backup_made_at', text: string]
>(
  'settings.note',
  `insert into setting (name, value) values ($1, to_jsonb($2::text))
   on conflict (name) do update set value = excluded.value where setting.value <> excluded.value`,
)

export const loadUntrustedProxy = defineRowQuery<{ day: string }>(
  'settings.loadUntrustedProxy',
  `select value #>> '{}' as day from setting where name = 'untrusted_proxy_on'
     and (value #>> '{}')::date > now() - interval '30 days'`,
)

interface SettingFault {
  /** Such as "credit_limits.minimum". */
  readonly part: string
  /** Null for a missing part. */
  readonly wrong: unknown
  readonly ka: string
  readonly en: string
}

/** The faults of a value; none if it is valid. */
export const listFaults = defineListQuery<SettingFault, [name: string, value: string]>(
  'settings.listFaults',
  `select f.part, f.wrong, f.ka, f.en from setting_definition d, list_setting_faults(d.name, $2::jsonb, d.shape) f
   where d.name = $1`,
)

/** No row if it was changed meanwhile. `before` is null for a setting without a row. */
export const saveSetting = defineRowQuery<
  { name: string },
  [name: string, value: string, before: string | null]
>(
  'settings.save',
  `insert into setting as s (name, value) values ($1, $2::jsonb)
   on conflict (name) do update set value = excluded.value where s.value = $3::jsonb returning name`,
)

/** Unchanged definitions are not written, so that a start changes nothing. */
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

/** The trigger replaces invalid values. The few settings without a replacement stay as they are. */
const replaceWrong = `
  update setting s set value = value from setting_definition d
  where d.name = s.name
    and (d.default_value is not null or d.when_wrong is not null or d.shape ->> 'format' = 'secret')
    and exists (select from list_setting_faults(s.name, s.value, d.shape, false))`

/** PostgreSQL may know newer zones than this Node. The second statement passes by the trigger, which would allow the zone. */
const replaceUnknownZone = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ zone: string }>(
    `select value #>> '{}' as zone from setting where name = 'time_zone'`,
  )
  const [{ zone }] = rows as [{ zone: string }]
  if (isTimeZone(zone)) return
  await client.query(
    `update setting s set value = d.default_value from setting_definition d
     where d.name = s.name and s.name = 'time_zone'`,
  )
  await client.query(`update setting set refused = to_jsonb($1::text) where name = 'time_zone'`, [zone])
}

/**
 * Saves the definitions of this version, adds rows for new settings, and replaces invalid stored values, such as those of a
 * restored backup.
 */
export const saveDefinitions = async (client: pg.Client): Promise<void> => {
  await client.query('begin')
  await client.query(saveDefinitionRows, [JSON.stringify(settings)])
  await client.query(addMissing)
  await client.query(replaceWrong)
  await replaceUnknownZone(client)
  await client.query('commit')
}
