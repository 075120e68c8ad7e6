import { defineListQuery } from '#server/db/define-list-query.ts'

/** Whether staff need a second factor. */
export const setSecondFactor = defineListQuery<object, [isRequired: boolean]>(
  'journeys.setSecondFactor',
  `update setting set value = to_jsonb($1::boolean) where name = 'staff_second_factor'`,
)

/** Ends the sessions of a member of staff. */
export const endStaffSessions = defineListQuery<object, [email: string]>(
  'journeys.endStaffSessions',
  'delete from staff_session where staff_member_id = (select id from staff_member where email = $1)',
)

/** Programmes without modules, which the readiness check finds. */
export const addEmptyProgrammes = defineListQuery<object, [count: number]>(
  'journeys.addEmptyProgrammes',
  `insert into programme (school_id, name_ka, name_en, category_id, study_level_id, ects, semesters, source)
   select (select min(id) from school), 'ცარიელი ' || n, 'Empty ' || n, 1, 1, 240, 8, 'journeys'
   from generate_series(1, $1::int) n`,
)
export const deleteEmptyProgrammes = defineListQuery<object>(
  'journeys.deleteEmptyProgrammes',
  `delete from programme where source = 'journeys'`,
)

export const loadCurrentSemester = defineListQuery<{ id: number }>(
  'journeys.loadCurrentSemester',
  'select id from semester where is_current',
)
/** A semester without groups. */
export const addNextSemester = defineListQuery<{ id: number }>(
  'journeys.addNextSemester',
  `insert into semester (academic_year, season, name_ka, name_en, starts_on, ends_on)
   values (2091, 'spring', 'შემდეგი', 'Next', '2092-02-15', '2092-07-10') returning id`,
)
export const deleteNextSemester = defineListQuery<object>(
  'journeys.deleteNextSemester',
  'delete from semester where academic_year = 2091',
)
export const endSemester = defineListQuery<object>(
  'journeys.endSemester',
  'update semester set is_current = false where is_current',
)
export const beginSemester = defineListQuery<object, [id: number]>(
  'journeys.beginSemester',
  'update semester set is_current = true where id = $1',
)
