import { defineListQuery } from '#server/db/define-list-query.ts'
import { statement, type Connection } from '#server/db/open.ts'
import type { CatalogueSubject } from '../catalogue.ts'
import type { StoredSubject } from './plan-subjects.ts'

export const loadStoredSubjects = defineListQuery<StoredSubject, [source: string]>(
  'catalogue.listSubjects',
  `select code as subject_code, name_ka, name_en, credits from subject where source = $1`,
)

const insertSubjects = statement<object>(
  'catalogue.insertSubjects',
  `with made as (
     insert into subject (code, name_ka, name_en, credits, source)
     select subject_code, name_ka, name_en, credits, $2
     from jsonb_to_recordset($1::jsonb) as w(subject_code text, name_ka text, name_en text, credits int)
     returning id)
   insert into module_subject (module_id, subject_id) select $3, id from made`,
)
export const addSubjects = (
  tx: Connection,
  subjects: readonly CatalogueSubject[],
  source: string,
  moduleId: number,
) => tx.row(insertSubjects, [JSON.stringify(subjects), source, moduleId])

const updateSubjects = statement<object>(
  'catalogue.updateSubjects',
  `update subject s set name_ka = w.name_ka, name_en = w.name_en, credits = w.credits
   from jsonb_to_recordset($1::jsonb) as w(subject_code text, name_ka text, name_en text, credits int)
   where s.source = $2 and s.code = w.subject_code`,
)
export const changeSubjects = (tx: Connection, subjects: readonly CatalogueSubject[], source: string) =>
  tx.row(updateSubjects, [JSON.stringify(subjects), source])

/** Only those that nothing refers to. */
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
