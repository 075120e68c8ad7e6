import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { today } from '#server/time-zone/sql.ts'

/** The semester that has become the current one, if one has. */
export const switchSemester = defineRowQuery<{ id: number; name_en: string }>(
  'semester.switchSemester',
  'select * from switch_semester()',
)

export interface Semester {
  readonly id: number
  /** The academic year and the season: `2026-autumn`. */
  readonly key: string
  readonly name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly is_current: boolean
  readonly current_from: string | null
  /** Whether the day has come. */
  readonly is_due: boolean
  readonly groups: number
  readonly windows: number
}

export const listSemesters = defineListQuery<Semester>(
  'semester.listSemesters',
  `select s.id, s.academic_year || '-' || s.season as key, s.name_en as name, s.starts_on, s.ends_on, s.is_current,
     s.current_from,
     coalesce(s.current_from <= ${today},
       false) as is_due,
     (select count(*) from study_group g where g.semester_id = s.id)::int as groups,
     (select count(*) from registration_window w where w.semester_id = s.id)::int as windows
   from semester s order by s.starts_on`,
)

export const setCurrentFrom = defineRowQuery<object, [id: number, day: string | null]>(
  'semester.setCurrentFrom',
  'update semester set current_from = $2 where id = $1',
)
