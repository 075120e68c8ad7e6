import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { zone } from '#server/time-zone/sql.ts'

/** Held by the connection of the watcher, so that it ends with it. */
const watcherLock = 7412053
export const lockWatcher = `select pg_try_advisory_lock(${watcherLock}) as locked`
/** Fails when the connection that holds the lock is lost. */
export const checkConnection = 'select 1'

export type Outcome = 'saved' | 'unchanged' | 'repeated' | 'refused'

export interface WatchedFile {
  readonly id: number
  readonly name: string
  readonly outcome: Outcome
  /** Where it is moved to, from the watched folder. */
  readonly target: string
  readonly at: string
  readonly importID: number | null
}

const columns = 'id, name, outcome, target, at, import_id as "importID"'

/** Undefined when the same bytes are imported already. */
export const insertWatched = defineRowQuery<
  WatchedFile,
  [name: string, fingerprint: string, outcome: Outcome, target: string, importID: number | null]
>(
  'watch.insertWatched',
  `insert into watched_file (name, fingerprint, outcome, target, import_id) values ($1, $2, $3, $4, $5)
   on conflict (fingerprint) where outcome in ('saved', 'unchanged') do nothing returning ${columns}`,
)

/** The same file, of which a watcher has not done the rest. */
export const findUnmoved = defineRowQuery<WatchedFile, [name: string, fingerprint: string]>(
  'watch.findUnmoved',
  `select ${columns} from watched_file where name = $1 and fingerprint = $2 and moved_at is null order by id desc limit 1`,
)

export const listUnmoved = defineListQuery<WatchedFile>(
  'watch.listUnmoved',
  `select ${columns} from watched_file where moved_at is null order by id`,
)

/** The import of these bytes, and whether it still stands and none came after it. */
export const findImported = defineRowQuery<
  WatchedFile & { readonly isNewest: boolean },
  [fingerprint: string]
>(
  'watch.findImported',
  `select ${columns}, not exists (select from record_import i where i.at > f.at)
     and not exists (select from record_import i where i.id = f.import_id and i.undone_at is not null) as "isNewest"
   from watched_file f where fingerprint = $1 and outcome in ('saved', 'unchanged')`,
)

export const markMoved = defineRowQuery<object, [id: number]>(
  'watch.markMoved',
  'update watched_file set moved_at = clock_timestamp() where id = $1',
)

/** The changes of an import to each table. */
export const loadReport = defineRowQuery<
  { report: unknown; notices: readonly BadGroup[] },
  [importID: number]
>('watch.loadReport', 'select report, notices from record_import where id = $1')

/**
 * The day on which no file has come by the time, at the university, if it is not recorded yet. A day begins at that time;
 * before the first file of all none is expected.
 */
export const insertLateDay = defineRowQuery<{ day: string }, [expectedBy: string]>(
  'watch.insertLateDay',
  `with zone as (select value #>> '{}' as zone from setting where name = 'time_zone'),
   local as (select zone, now() at time zone zone as at from zone)
   insert into late_file_day (day)
   select local.at::date from local where local.at::time >= $1::time and exists (select from watched_file)
     and not exists (select from watched_file f where f.at >= ((local.at::date - 1) + $1::time) at time zone zone)
   on conflict do nothing returning day`,
)

/** Date and time at the university. */
export const loadLocalTime = defineOneRowQuery<{ text: string }, [at: string]>(
  'watch.loadLocalTime',
  `select to_char($1::timestamptz at time zone ${zone},
     'YYYY-MM-DD HH24:MI') as text`,
)
