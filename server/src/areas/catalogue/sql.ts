import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { ChangedGroup, StoredGroup, PlannedGroup } from './catalogue.ts'

export interface Term {
  readonly id: number
  readonly starts_on: string
  readonly ends_on: string
}

/** Two imports run one after the other. */
export const lockImports = defineRowQuery<object>(
  'catalogue.lockImport',
  `select pg_advisory_xact_lock(7412002)`,
)

/** The semester that starts on the day, or without a day the current one; locked before any group. */
export const lockSemester = defineRowQuery<Term, [startsOn: string | null]>(
  'catalogue.loadTerm',
  `select id, starts_on, ends_on from semester
   where case when $1::date is null then is_current else starts_on = $1 end for update`,
)

export const insertSemester = defineRowQuery<Term, [startsOn: string, endsOn: string]>(
  'catalogue.insertTerm',
  `insert into semester (academic_year, season, name_ka, name_en, starts_on, ends_on, is_current)
   select year, season,
     case season when 'autumn' then 'შემოდგომის სემესტრი ' else 'გაზაფხულის სემესტრი ' end || year || '-' || year + 1,
     case season when 'autumn' then 'Autumn semester ' else 'Spring semester ' end || year || '-' || year + 1,
     $1, $2, not exists (select from semester where is_current)
   from (select case when extract(month from $1::date) >= 8 then 'autumn' else 'spring' end as season,
     (extract(year from $1::date) - case when extract(month from $1::date) >= 8 then 0 else 1 end)::int as year) made
   on conflict (academic_year, season) do nothing
   returning id, starts_on, ends_on`,
)

/** Blocks registrations during the import: they wait and are decided on the new catalogue. */
export const lockGroups = defineRowQuery<object>(
  'catalogue.lockGroups',
  `lock table study_group in exclusive mode`,
)

const storedSubjects = statement<{ code: string }>(
  'catalogue.listSubjects',
  `select code from subject where source = $1`,
)
export const loadStoredSubjects = async (db: Connection, source: string) =>
  (await db.rows(storedSubjects, [source])).map(({ code }) => code)

export const loadStoredGroups = defineListQuery<StoredGroup, [semesterId: number, source: string]>(
  'catalogue.listGroups',
  `select g.id, g.code as group_code, s.code as subject_code, g.config, g.part, p.code as parent_group_code,
     g.capacity, g.taken, g.is_open, g.is_rotation,
     coalesce((select json_agg(json_build_object('weekday', m.weekday, 'starts', to_char(m.starts, 'HH24:MI'),
       'ends', to_char(m.ends, 'HH24:MI'), 'room', r.name) order by m.position)
       from group_meeting m left join room r on r.id = m.room_id where m.group_id = g.id), '[]') as meetings,
     coalesce((select json_agg(json_build_object('starts_on', d.starts_on, 'ends_on', d.ends_on) order by d.starts_on)
       from group_dates d where d.group_id = g.id), '[]') as dates
   from study_group g join subject s on s.id = g.subject_id left join study_group p on p.id = g.parent_id
   where g.semester_id = $1 and g.source = $2 order by g.id`,
)

const storedStudents = statement<{ code: string }>(
  'catalogue.listStudents',
  `select code from student where code = any($1::text[])`,
)
export const loadStoredStudents = async (db: Connection, codes: readonly string[]) =>
  new Set((await db.rows(storedStudents, [codes])).map(({ code }) => code))

/** The source's one programme and module, created at its first import. */
export const loadProgrammeID = defineOneRowQuery<
  { programme_id: number; module_id: number },
  [source: string]
>(
  'catalogue.saveProgramme',
  `with made_school as (
     insert into school (name_ka, name_en)
     select 'იმპორტირებული კატალოგი', 'Imported catalogue'
     where not exists (select from programme where source = $1)
     returning id),
   made_programme as (
     insert into programme (school_id, name_ka, name_en, category_id, study_level_id, ects, semesters, source)
     select id, 'კატალოგი ' || $1, 'Catalogue ' || $1, 1, 1, 240, 8, $1 from made_school
     returning id),
   made_module as (
     insert into module (programme_id, name_ka, name_en, kind)
     select id, 'კატალოგის საგნები', 'Subjects of the catalogue', 'elective' from made_programme
     returning id, programme_id)
   select programme_id, id as module_id from made_module
   union all
   select p.id, m.id from programme p join module m on m.programme_id = p.id where p.source = $1`,
)

const insertSubjects = statement<object>(
  'catalogue.insertSubjects',
  `with made as (
     insert into subject (code, name_ka, name_en, credits, source)
     select code, name_ka, name_en, 5, $2
     from jsonb_to_recordset($1::jsonb) as planned(code text, name_ka text, name_en text)
     returning id)
   insert into module_subject (module_id, subject_id) select $3, id from made`,
)
export const addSubjects = (
  tx: Connection,
  subjects: readonly { code: string; name_ka: string; name_en: string }[],
  source: string,
  moduleId: number,
) => tx.row(insertSubjects, [JSON.stringify(subjects), source, moduleId])

export const removeSubjects = defineListQuery<{ code: string }, [codes: readonly string[], source: string]>(
  'catalogue.deleteSubjects',
  `with gone as (
     select s.id from subject s where s.source = $2 and s.code = any($1::text[])
       and not exists (select from study_group where subject_id = s.id)
       and not exists (select from registration where subject_id = s.id)
       and not exists (select from mark where subject_id = s.id)),
   unlinked as (delete from module_subject where subject_id in (select id from gone) returning subject_id)
   delete from subject where id in (select id from gone) and (select count(*) from unlinked) >= 0 returning code`,
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
     is_open = true, must_change = g.must_change or w.must_change
   from jsonb_to_recordset($1::jsonb) as w(id int, subject_code text, config int, part int, capacity int,
     lecture_type_id int, is_rotation boolean, must_change boolean)
   join subject s on s.source = $2 and s.code = w.subject_code
   where g.id = w.id`,
)
export const changeGroups = (tx: Connection, groups: readonly ChangedGroup[], source: string) => {
  const rows = groups.map(({ id, planned, mustChange }) => ({ ...planned, id, must_change: mustChange }))
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

/** Closes groups with registered students, who keep their seats until they choose another group. */
export const closeGroups = defineRowQuery<object, [ids: readonly number[]]>(
  'catalogue.closeGroups',
  `update study_group set is_open = false, must_change = true where id = any($1::int[])`,
)

const insertStudents = statement<object>(
  'catalogue.insertStudents',
  `insert into student (code, fname_ka, lname_ka, fname_en, lname_en, programme_id, university_email, source)
   select code, fname_ka, lname_ka, fname_en, lname_en, $2, lower(code) || '@students.invalid', $3
   from jsonb_to_recordset($1::jsonb)
     as planned(code text, fname_ka text, lname_ka text, fname_en text, lname_en text)
   on conflict (code) do nothing`,
)
export const addStudents = (tx: Connection, rows: readonly object[], programmeId: number, source: string) =>
  tx.row(insertStudents, [JSON.stringify(rows), programmeId, source])

/** Updates the planner's statistics: without them each read of a new catalogue takes three times as long. */
export const refreshStatistics = defineRowQuery<object>('catalogue.analyze', 'analyze')
