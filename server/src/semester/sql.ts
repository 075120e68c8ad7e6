import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

/** The id of the semester that is the current one from now on, or null when nothing has changed. */
export const switchSemester = defineOneRowQuery<{ readonly semesterID: number | null }, [at: string]>(
  'semester.switch',
  'select switch_semester($1::timestamptz) as "semesterID"',
)

/** In how many milliseconds the next semester becomes the current one; no row when none is known. */
export const loadNextSwitch = defineRowQuery<{ readonly ms: number }, [at: string]>(
  'semester.loadNextSwitch',
  `select greatest(0, extract(epoch from min(
     coalesce(s.current_from, s.starts_on)::timestamp at time zone (select value #>> '{}' from setting where name = 'time_zone'))
     - $1::timestamptz) * 1000)::float8 as ms
   from semester s
   where not s.is_current and s.starts_on > coalesce((select c.starts_on from semester c where c.is_current), '-infinity')
   having count(*) > 0`,
)

export interface SemesterRow {
  readonly code: string
  readonly name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly current_from: string | null
  readonly is_current: boolean
}

const columns = `academic_year || '-' || season as code, name_en as name, starts_on, ends_on, current_from, is_current`

export const listSemesters = defineListQuery<SemesterRow>(
  'semester.list',
  `select ${columns} from semester order by starts_on`,
)

/** Null makes it current on its first day. */
export const setCurrentFrom = defineRowQuery<SemesterRow, [code: string, day: string | null]>(
  'semester.setCurrentFrom',
  `update semester set current_from = $2::date where academic_year || '-' || season = $1 returning ${columns}`,
)
