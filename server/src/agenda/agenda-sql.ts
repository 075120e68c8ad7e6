/**
 * The items that an area adds to the agenda of the student $1: selects with the columns `key`, `kind` (see
 * rules/src/agenda/agenda-kinds.ts), `starts` and `ends` (timestamps at the university, or null), `is_whole_day`,
 * `name_ka`, `name_en`, `subject_id`, `place_ka`, `place_en`, `label` and `target_id`. They may name the rows `zone`
 * (`name`), `mine` (`registration_id`, `subject_id`, `semester_id`: the student's subjects of the current semester) and
 * `semester_now` (`id`, `academic_year`), all of the statement in `sql.ts`. What is done or no longer possible for other
 * reasons than time is left out here; what the time decides is decided by the rules.
 */
export type AgendaSql = readonly string[]
