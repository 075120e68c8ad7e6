import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { statement, type Connection } from '#server/db/open.ts'
import type { CatalogueProgramme } from '../catalogue.ts'

interface ProgrammeIDs {
  readonly school_id: number
  readonly programme_id: number
  readonly module_id: number
}

/** The source's one programme, of which the first module is the one of the import. */
export const loadStoredProgramme = defineRowQuery<CatalogueProgramme & ProgrammeIDs, [source: string]>(
  'catalogue.loadProgramme',
  `select s.id as school_id, p.id as programme_id, m.id as module_id,
     s.name_ka as school_name_ka, s.name_en as school_name_en, p.name_ka as programme_name_ka,
     p.name_en as programme_name_en, m.name_ka as module_name_ka, m.name_en as module_name_en,
     p.category_id, p.study_level_id, p.ects, p.semesters
   from programme p join school s on s.id = p.school_id join module m on m.programme_id = p.id
   where p.source = $1 order by m.id limit 1`,
)

const insertProgramme = defineOneRowQuery<ProgrammeIDs, [programme: string, source: string]>(
  'catalogue.insertProgramme',
  `with w as (
     select * from jsonb_to_record($1::jsonb) as w(school_name_ka text, school_name_en text, programme_name_ka text,
       programme_name_en text, module_name_ka text, module_name_en text, category_id int, study_level_id int, ects int,
       semesters int)),
   made_school as (
     insert into school (name_ka, name_en) select school_name_ka, school_name_en from w returning id),
   made_programme as (
     insert into programme (school_id, name_ka, name_en, category_id, study_level_id, ects, semesters, source)
     select id, programme_name_ka, programme_name_en, category_id, study_level_id, ects, semesters, $2
     from made_school, w returning id, school_id)
   insert into module (programme_id, name_ka, name_en, kind)
   select id, module_name_ka, module_name_en, 'elective' from made_programme, w
   returning id as module_id, programme_id, (select school_id from made_programme)`,
)
export const addProgramme = (tx: Connection, programme: CatalogueProgramme, source: string) =>
  insertProgramme(tx, JSON.stringify(programme), source)

const updateProgramme = statement<object>(
  'catalogue.updateProgramme',
  `with w as (
     select * from jsonb_to_record($1::jsonb) as w(school_name_ka text, school_name_en text, programme_name_ka text,
       programme_name_en text, module_name_ka text, module_name_en text, category_id int, study_level_id int, ects int,
       semesters int)),
   changed_school as (
     update school s set name_ka = school_name_ka, name_en = school_name_en from w where s.id = $2),
   changed_module as (
     update module m set name_ka = module_name_ka, name_en = module_name_en from w where m.id = $4)
   update programme p set name_ka = programme_name_ka, name_en = programme_name_en, category_id = w.category_id,
     study_level_id = w.study_level_id, ects = w.ects, semesters = w.semesters
   from w where p.id = $3`,
)
export const changeProgramme = (
  tx: Connection,
  programme: CatalogueProgramme,
  { school_id, programme_id, module_id }: ProgrammeIDs,
) => tx.row(updateProgramme, [JSON.stringify(programme), school_id, programme_id, module_id])
