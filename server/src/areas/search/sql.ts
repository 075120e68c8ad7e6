import type * as z from 'zod/mini'
import type { search } from '#contract/studies/search.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

/** How many rows of a kind are shown, and how many of the best by name are compared with the student's modules. */
const maxRows = 12
const maxCompared = 60

/**
 * Names that are what is typed come first, then those that begin so, those with a word that does, and what is found by
 * another reading of its letters. Between the letters and the number of a code a space makes no difference.
 */
const rankNames = (folded: string) => `case
    when strpos(replace(${folded}, ' ', ''), '|' || replace($3, ' ', '') || '|') > 0 then 0
    when strpos(${folded}, '|' || $3) > 0 then 1
    when strpos(${folded}, ' ' || $3) > 0 then 2
    else 3 end`

const subjectFields = `'subjectID', s.id, 'subject', s.name_ka, 'subjecteng', s.name_en, 'subject_code', s.code,
  'ects', s.credits, 'is_registered', f.registration_id is not null,
  'passed', exists (
    select from mark k where k.student_id = $1 and k.subject_id = s.id
      and k.status_id in (select id from mark_status where is_passed)
  ),
  'is_taught', exists (
    select from study_group g where g.subject_id = s.id and g.semester_id = (select id from semester_now)
  ),
  'program_moduleID', f.module_id, 'module', m.name_ka, 'moduleeng', m.name_en`

/** The times of the student's groups with the lecturer, or else of the lecturer's first group. */
const meetings = `(
  select coalesce(json_agg(json_build_object('dayID', t.weekday, 'time', to_char(t.starts, 'HH24:MI'))
    order by t.weekday, t.starts), '[]')
  from (
    select distinct gm.weekday, gm.starts
    from (
      select g.id from study_group g
      where g.subject_id = s.id and g.semester_id = (select id from semester_now) and g.lecturer_id = f.lecturer_id
        and (not f.is_own or g.id in (select group_id from registration_group where registration_id = f.registration_id))
      order by g.part, g.id limit case when f.is_own then 20 else 1 end
    ) g
    join group_meeting gm on gm.group_id = g.id
  ) t
)`

const toReply = (rows: string) => `(
  select json_build_object('found', coalesce(max(found), 0), 'rows', coalesce(json_agg(row order by nth), '[]'))
  from (${rows}) r
)`

/**
 * Finds subjects and lecturers whose names have the words of a tsquery; `typed` is the folded text. Every student
 * may see every subject and who teaches it; a lecturer without a subject this semester is not found.
 */
export const findByName = defineOneRowQuery<
  Pick<z.input<typeof search.find.reply>, 'subjects' | 'lecturers'>,
  [studentID: number, query: string, typed: string]
>(
  'search.find',
  `with semester_now as (
     select id from semester where is_current
   ), subject_found as (
     select s.id as subject_id, s.sort_name_ka, r.id as registration_id, count(*) over () as found,
       ${rankNames('s.folded_names')} as rank
     from subject s
     left join registration r on r.student_id = $1 and r.subject_id = s.id and r.semester_id = (select id from semester_now)
     where s.folded_words @@ $2::tsquery
     order by r.id is null, rank, s.sort_name_ka, s.id
     limit ${maxCompared}
   ), lecturer_found as (
     select l.id as lecturer_id, t.subject_id, r.id as registration_id, count(*) over () as found,
       ${rankNames('l.folded_names')} as rank,
       exists (
         select from registration_group rg join study_group g on g.id = rg.group_id
         where rg.registration_id = r.id and g.lecturer_id = l.id
       ) as is_own
     from lecturer l
     join subject_lecturer t on t.lecturer_id = l.id and t.semester_id = (select id from semester_now)
     left join registration r on r.student_id = $1 and r.subject_id = t.subject_id and r.semester_id = t.semester_id
     where l.folded_words @@ $2::tsquery
     order by is_own desc, rank, l.sort_name_ka, l.id, t.subject_id
     limit ${maxCompared}
   ), own as materialized (
     select distinct on (o.subject_id) o.subject_id, m.id as module_id
     from student_module m
     join module_offer o on o.module_id = m.id
     where m.student_id = $1 and o.subject_id = any(array(
       select subject_id from subject_found union select subject_id from lecturer_found))
     order by o.subject_id, m.kind = 'minor', m.position, m.id
   ), subject_shown as (
     select f.*, own.module_id, row_number() over (
         order by f.registration_id is null, f.rank, own.module_id is null, f.sort_name_ka, f.subject_id) as nth
     from subject_found f left join own on own.subject_id = f.subject_id
   ), lecturer_shown as (
     select f.*, own.module_id, row_number() over (
         order by not f.is_own, f.registration_id is null, f.rank, f.lecturer_id, own.module_id is null, f.subject_id) as nth
     from lecturer_found f left join own on own.subject_id = f.subject_id
   )
   select ${toReply(`
     select f.found, f.nth, json_build_object(${subjectFields}) as row
     from subject_shown f join subject s on s.id = f.subject_id left join module m on m.id = f.module_id
     where f.nth <= ${maxRows}`)} as subjects, ${toReply(`
     select f.found, f.nth, json_build_object('personID', l.id, 'name', l.fname_ka || ' ' || l.lname_ka,
       'nameeng', l.fname_en || ' ' || l.lname_en, 'meetings', ${meetings}, ${subjectFields}) as row
     from lecturer_shown f join lecturer l on l.id = f.lecturer_id join subject s on s.id = f.subject_id
     left join module m on m.id = f.module_id
     where f.nth <= ${maxRows}`)} as lecturers`,
)

/** The words of all names, as the search compares them; codes and numbers have no nearest word. */
export const listNameWords = defineListQuery<{ readonly word: string }>(
  'search.words',
  `select word from (
     select unnest(tsvector_to_array(folded_words)) as word from subject
     union
     select unnest(tsvector_to_array(folded_words)) from lecturer
   ) names
   where length(word) >= 3 and word !~ '[0-9]'`,
)
