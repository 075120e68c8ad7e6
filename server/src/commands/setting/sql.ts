import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export interface Setting {
  readonly name: string
  readonly value: unknown
}

export const listSettings = defineListQuery<Setting>(
  'setting.listSettings',
  'select name, value from setting order by name',
)

/** Undefined when it was changed meanwhile. */
export const saveSetting = defineRowQuery<{ name: string }, [name: string, value: string, before: string]>(
  'setting.saveSetting',
  'update setting set value = $2::jsonb where name = $1 and value = $3::jsonb returning name',
)
