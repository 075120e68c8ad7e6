import { defineListQuery } from '#server/db/define-list-query.ts'

/** Adds empty laboratory groups to a subject. */
export const addLabGroups = defineListQuery<object, [subjectID: number, names: readonly string[]]>(
  'journeys.addLabGroups',
  `insert into lab_group (semester_id, subject_id, name, places)
   select s.id, $1, each, 5 from semester s, unnest($2::text[]) each where s.is_current`,
)

/** Deletes the added groups. */
export const removeLabGroups = defineListQuery<object, [subjectID: number, names: readonly string[]]>(
  'journeys.removeLabGroups',
  'delete from lab_group where subject_id = $1 and name = any($2)',
)
