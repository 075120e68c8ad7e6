import { statement, type Connection } from '#server/db/open.ts'

const added = statement<object>(
  'journeys.addLabGroups',
  `insert into lab_group (semester_id, subject_id, name, places)
   select s.id, $1, each, 5 from semester s, unnest($2::text[]) each where s.is_current`,
)
/** Adds empty laboratory groups to a subject. */
export const addLabGroups = (db: Connection, subjectID: number, names: readonly string[]) =>
  db.rows(added, [subjectID, names])

const removed = statement<object>(
  'journeys.removeLabGroups',
  'delete from lab_group where subject_id = $1 and name = any($2)',
)
/** Deletes the added groups. */
export const removeLabGroups = (db: Connection, subjectID: number, names: readonly string[]) =>
  db.rows(removed, [subjectID, names])
