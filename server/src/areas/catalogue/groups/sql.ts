import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { toRegisteredForm } from './compare-groups.ts'
import type { ChangedGroup, PlannedGroup, StoredGroup } from './group.ts'

/** Blocks registrations during the import: they wait and are decided on the new catalogue. */
export const lockGroups = defineRowQuery<object>(
  'catalogue.lockGroups',
  `lock table study_group in exclusive mode`,
)

export const loadStoredGroups = defineListQuery<StoredGroup, [semesterId: number, source: string]>(
  'catalogue.listGroups',
  `select g.id, g.code as group_code, s.code as subject_code, g.config, g.part, p.code as parent_group_code,
     g.capacity, g.taken, g.is_open, g.is_rotation,
     case when g.must_change then g.registered_as end as registered_as,
     g.registered_as is not null and exists (
       select from registration_group rg
       join registration r on r.id = rg.registration_id
       join receipt t on t.student_id = r.student_id and t.at > g.must_change_since and t.code is null
         and t.action in ('registered', 'changed') and g.id = any(t.group_ids)
       where rg.group_id = g.id) as has_new_seats,
     coalesce((select json_agg(json_build_object('weekday', m.weekday, 'starts', to_char(m.starts, 'HH24:MI'),
       'ends', to_char(m.ends, 'HH24:MI'), 'room', r.name) order by m.position)
       from group_meeting m left join room r on r.id = m.room_id where m.group_id = g.id), '[]') as meetings,
     coalesce((select json_agg(json_build_object('starts_on', d.starts_on, 'ends_on', d.ends_on) order by d.starts_on)
       from group_dates d where d.group_id = g.id), '[]') as dates
   from study_group g join subject s on s.id = g.subject_id left join study_group p on p.id = g.parent_id
   where g.semester_id = $1 and g.source = $2 order by g.id`,
)

const insertGroups = statement<object>(
  'catalogue.insertGroups',
  `insert into study_group (semester_id, subject_id, code, lecture_type_id, config, part, capacity, is_rotation, source)
   select $2, s.id, group_code, lecture_type_id, config, part, capacity, is_rotation, $3
   from jsonb_to_recordset($1::jsonb) as planned(group_code text, subject_code text, config int, part int,
     capacity int, lecture_type_id int, is_rotation boolean)
   join subject s on s.source = $3 and s.code = subject_code`,
)
export const addGroups = (
  tx: Connection,
  groups: readonly PlannedGroup[],
  semesterId: number,
  source: string,
) => tx.row(insertGroups, [JSON.stringify(groups), semesterId, source])

const updateGroups = statement<object>(
  'catalogue.updateGroups',
  `update study_group g set subject_id = s.id, config = w.config, part = w.part,
     capacity = greatest(w.capacity, g.taken), lecture_type_id = w.lecture_type_id, is_rotation = w.is_rotation,
     is_open = true, must_change = w.must_change or g.must_change and not w.is_restored,
     registered_as = case when w.is_restored then null when w.must_change and not g.must_change then w.registered_as
       else g.registered_as end,
     must_change_since = case when w.is_restored then null when w.must_change and not g.must_change then clock_timestamp()
       else g.must_change_since end
   from jsonb_to_recordset($1::jsonb) as w(id int, subject_code text, config int, part int, capacity int,
     lecture_type_id int, is_rotation boolean, must_change boolean, is_restored boolean, registered_as jsonb)
   join subject s on s.source = $2 and s.code = w.subject_code
   where g.id = w.id`,
)
export const changeGroups = (tx: Connection, groups: readonly ChangedGroup[], source: string) => {
  const rows = groups.map(({ id, planned, mustChange, isRestored, registeredAs }) => ({
    ...planned,
    id,
    must_change: mustChange,
    is_restored: isRestored,
    registered_as: registeredAs,
  }))
  return tx.row(updateGroups, [JSON.stringify(rows), source])
}

const linkParents = statement<object>(
  'catalogue.linkParents',
  `update study_group g set parent_id = p.id
   from jsonb_to_recordset($1::jsonb) as w(group_code text, parent_group_code text)
   left join study_group p on p.semester_id = $2 and p.source = $3 and p.code = w.parent_group_code
   where g.semester_id = $2 and g.source = $3 and g.code = w.group_code and g.parent_id is distinct from p.id`,
)
export const setParents = (
  tx: Connection,
  groups: readonly PlannedGroup[],
  semesterId: number,
  source: string,
) => tx.row(linkParents, [JSON.stringify(groups), semesterId, source])

export const addRooms = defineRowQuery<object, [names: readonly string[], source: string]>(
  'catalogue.insertRooms',
  `insert into room (name, source) select distinct name, $2 from unnest($1::text[]) as planned(name)
   on conflict (source, name) do nothing`,
)

const deleteTimes = statement<object>(
  'catalogue.deleteTimes',
  `with of as (select id from study_group where semester_id = $2 and source = $3 and code = any($1::text[])),
   meetings as (delete from group_meeting where group_id in (select id from of))
   delete from group_dates where group_id in (select id from of)`,
)
const insertMeetings = statement<object>(
  'catalogue.saveMeetings',
  `insert into group_meeting (group_id, position, weekday, starts, ends, room_id)
   select g.id, m.ordinality, (m.value ->> 'weekday')::int, (m.value ->> 'starts')::time, (m.value ->> 'ends')::time, r.id
   from jsonb_to_recordset($1::jsonb) as w(group_code text, meetings jsonb)
   join study_group g on g.semester_id = $2 and g.source = $3 and g.code = w.group_code
   cross join jsonb_array_elements(w.meetings) with ordinality m
   left join room r on r.source = $3 and r.name = m.value ->> 'room'`,
)
const insertDates = statement<object>(
  'catalogue.saveDates',
  `insert into group_dates (group_id, starts_on, ends_on)
   select g.id, (d ->> 'starts_on')::date, (d ->> 'ends_on')::date
   from jsonb_to_recordset($1::jsonb) as w(group_code text, dates jsonb)
   join study_group g on g.semester_id = $2 and g.source = $3 and g.code = w.group_code
   cross join jsonb_array_elements(w.dates) d`,
)
/** Replaces the groups' meetings and dates. */
export const setTimes = async (
  tx: Connection,
  groups: readonly PlannedGroup[],
  semesterId: number,
  source: string,
): Promise<void> => {
  await tx.row(deleteTimes, [groups.map(({ group_code }) => group_code), semesterId, source])
  await tx.row(insertMeetings, [JSON.stringify(groups), semesterId, source])
  await tx.row(insertDates, [JSON.stringify(groups), semesterId, source])
}

const deleteGroups = statement<object>(
  'catalogue.deleteGroups',
  `delete from study_group where id = any($1::int[]) and taken = 0`,
)
const clearParents = statement<object>(
  'catalogue.unlinkGroups',
  `update study_group set parent_id = null where parent_id = any($1::int[])`,
)
export const removeGroups = async (tx: Connection, ids: readonly number[]): Promise<void> => {
  await tx.row(clearParents, [ids])
  await tx.row(deleteGroups, [ids])
}

const closeStoredGroups = statement<object>(
  'catalogue.closeGroups',
  `update study_group g set is_open = false, must_change = true,
     registered_as = case when g.must_change then g.registered_as else w.registered_as end,
     must_change_since = case when g.must_change then g.must_change_since else clock_timestamp() end
   from jsonb_to_recordset($1::jsonb) as w(id int, registered_as jsonb) where g.id = w.id`,
)
/** Closes groups with registered students, who keep their seats until they choose another group. */
export const closeGroups = (tx: Connection, groups: readonly StoredGroup[]) => {
  const rows = groups.map((group) => ({ id: group.id, registered_as: toRegisteredForm(group) }))
  return tx.row(closeStoredGroups, [JSON.stringify(rows)])
}
