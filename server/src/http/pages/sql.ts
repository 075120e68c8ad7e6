import { defineRowQuery } from '#server/db/define-row-query.ts'
import { zone } from '#server/time-zone/sql.ts'

/** The settings that are part of the pages, so that the browser knows them before the first paint and without a network. */
export interface PageSettings {
  readonly timeZone: string
  /** The name of the university in both languages; null while it has none. */
  readonly ka: string | null
  readonly en: string | null
  readonly isTrial: boolean
}

/** One row always. */
export const loadPageSettings = defineRowQuery<PageSettings>(
  'pages.settings',
  `select ${zone} as "timeZone",
     max(value ->> 'ka') as ka, max(value ->> 'en') as en,
     exists (select from setting where name = 'trial' and value = 'true') as "isTrial"
   from setting where name = 'university'`,
)
