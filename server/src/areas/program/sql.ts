import type * as z from 'zod/mini'
import type { programModule } from '#contract/rows/offered-subject.ts'
import type { program } from '#contract/studies/program.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import type { GpaVariant } from '#rules/marks/gpa.ts'
import type { FinalMark } from '#rules/marks/mark-summary.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

type GeneralInfo = z.input<typeof program.generalInfo.reply>

const programme = statement<
  Omit<GeneralInfo, 'modules'> & {
    readonly modules: z.input<typeof programModule>[]
    readonly is_own: boolean
  }
>(
  'program.loadGeneralInfo',
  `select p.id as "programID", p.name_ka as speciality, p.name_en as specialityeng, sc.id as "schoolID",
     sc.name_ka as school, sc.name_en as schooleng, p.study_level_id as "study_levelID",
     exists (select from student st where st.id = $2 and st.programme_id = p.id) as is_own,
     p.category_id as "program_categoryID", p.ects, p.semesters, null as qualification, null as qualificationeng,
     (
       select coalesce(json_agg(json_build_object('program_moduleID', m.id, 'concentrationID', m.concentration_id,
         'module', m.name_ka, 'moduleeng', m.name_en, 'kind', m.kind, 'ects', m.required_credits, 'ects_done', 0,
         'ects_registered', 0,
         'subjects', (select count(*) from module_offer o where o.module_id = m.id),
         'blocks', (select count(*) from module_block b where b.module_id = m.id)) order by m.position, m.id), '[]')
       from module m where m.programme_id = p.id and m.kind <> 'minor'
     ) as modules,
     (
       select coalesce(json_agg(json_build_object('concentrationID', c.id, 'concentration', c.name_ka,
         'concentrationeng', c.name_en, 'speciality', p.name_ka, 'specialityeng', p.name_en,
         'popup_message', c.popup_ka, 'popup_messageeng', c.popup_en) order by c.id), '[]')
       from concentration c where c.programme_id = p.id
     ) as concentrations
   from programme p
   join school sc on sc.id = p.school_id
   where p.id = $1`,
  ['int', 'int'],
)

/** A programme with its modules and concentrations, without progress, and whether the student is in it. */
export const loadProgramme = (db: Connection, studentID: number, programID: number) =>
  db.row(programme, [programID, studentID])

const updateConcentration = statement<{ readonly isOffered: boolean; readonly chosenID: number | null }>(
  'program.saveConcentration',
  `with offered as (
     select c.id from concentration c join student s on s.programme_id = c.programme_id where s.id = $1 and c.id = $2
   ), chosen as (
     update student s set concentration_id = o.id from offered o
     where s.id = $1 and s.concentration_id is null
     returning s.concentration_id as id
   ), receipt as (select id, save_receipt($1, 'concentration_chosen', null, id, null, null, null, $3) from chosen)
   select exists (select from offered) as "isOffered",
     coalesce((select id from receipt), (select concentration_id from student where id = $1)) as "chosenID"`,
)

/** Saves a concentration of the student's own programme while they have none; gives the one that is stored then. */
export const saveConcentration = async (
  db: Connection,
  studentID: number,
  key: string | null,
  concentrationID: number,
) => (await db.row(updateConcentration, [studentID, concentrationID, key]))!

/** The law subjects to choose from, and the student's answer. */
interface LawChoice {
  readonly choiceID: number
  readonly choose: number
  readonly subjects: readonly z.input<typeof subjectRow>[]
  readonly answer: readonly number[] | null
}

/** Undefined when the student's programme has no such choice. */
export const loadLawChoice = defineRowQuery<LawChoice, [studentID: number]>(
  'program.loadLawChoice',
  `select c.id as "choiceID", c.choose, a.subject_ids as answer, (
     select coalesce(json_agg(json_build_object('subjectID', sub.id, 'subject', sub.name_ka, 'subjecteng', sub.name_en,
       'subject_code', sub.code, 'ects', sub.credits) order by sub.sort_name_ka, sub.id), '[]')
     from law_choice_subject l join subject sub on sub.id = l.subject_id where l.law_choice_id = c.id
   ) as subjects
   from student s
   join law_choice c on c.programme_id = s.programme_id and c.from_semester <= s.study_semester
   left join law_answer a on a.law_choice_id = c.id and a.student_id = s.id
   where s.id = $1 and s.is_active`,
)

const insertLawAnswer = statement<{ readonly subject_ids: readonly number[] }>(
  'program.saveLawAnswer',
  // On a conflict the existing row is updated, and so has an xmax.
  `with answer as (
     insert into law_answer (student_id, law_choice_id, subject_ids) values ($1, $2, $3)
     on conflict (student_id, law_choice_id) do update set subject_ids = law_answer.subject_ids
     returning subject_ids, xmax = 0 as is_new
   )
   select subject_ids, (
     select count(save_receipt($1, 'law_chosen', of, null, null, null, null, $4)) from unnest(subject_ids) of where is_new
   ) as receipts from answer`,
)

/** Saves the student's first answer with a receipt for each subject; gives the stored answer. */
export const saveLawAnswer = async (
  db: Connection,
  studentID: number,
  choiceID: number,
  subjectIDs: readonly number[],
  key: string | null,
) => (await db.row(insertLawAnswer, [studentID, choiceID, subjectIDs, key]))!.subject_ids

/** A module with its subjects, each with the semester in which the programme places it. */
export interface StudiedModule extends Omit<
  z.input<typeof programModule>,
  'ects_done' | 'ects_registered' | 'subjects'
> {
  readonly programID: number
  readonly subjects: readonly { readonly subjectID: number; readonly study_semester: number }[]
}

interface StudiedMark extends FinalMark {
  readonly semesterID: number
  readonly semester: string
  readonly semestereng: string
}

/**
 * The student's programme with its modules, those of the own minor and of a previewed one, the marks, and the page as
 * the student last saw it.
 */
export interface Studied extends SeenPage {
  readonly program: z.input<typeof program.fullProgram.reply>['program']
  readonly concentrationID: number | null
  readonly minorID: number | null
  readonly variant: GpaVariant
  readonly modules: readonly StudiedModule[]
  readonly concentrations: readonly number[]
  /** Oldest first. */
  readonly marks: readonly StudiedMark[]
  /** The subjects of the student's plans for this semester. */
  readonly planned: readonly number[]
}

/** The student's programme with the modules of a previewed minor (null: none). */
export const loadStudied = defineOneRowQuery<Studied, [studentID: number, minorID: number | null]>(
  'program.loadStudied',
  `select json_build_object('programID', p.id, 'speciality', p.name_ka, 'specialityeng', p.name_en, 'schoolID', sc.id,
       'school', sc.name_ka, 'schooleng', sc.name_en, 'study_levelID', p.study_level_id,
       'program_categoryID', p.category_id, 'ects', p.ects, 'ects_done', 0, 'semesters', p.semesters) as program,
     st.concentration_id as "concentrationID", st.minor_programme_id as "minorID",
     (select value #>> '{}' from setting where name = 'gpa_variant') as variant,
     (
       select coalesce(json_agg(json_build_object('program_moduleID', m.id, 'programID', m.programme_id,
         'concentrationID', m.concentration_id, 'module', m.name_ka, 'moduleeng', m.name_en, 'kind', m.kind,
         'ects', m.required_credits, 'blocks', (select count(*) from module_block b where b.module_id = m.id),
         'subjects', (
           select coalesce(json_agg(json_build_object('subjectID', ms.subject_id, 'study_semester', ms.study_semester)
             order by ms.study_semester, ms.subject_id), '[]')
           from module_subject ms where ms.module_id = m.id
         )) order by m.kind = 'minor', m.position, m.id), '[]')
       from module m
       where m.programme_id = p.id
         or m.kind = 'minor' and m.programme_id = any(array[st.minor_programme_id, $2::int])
     ) as modules,
     (select coalesce(json_agg(c.id), '[]') from concentration c where c.programme_id = p.id) as concentrations,
     (
       select coalesce(json_agg(json_build_object('subjectID', k.subject_id, 'semesterID', s.id, 'semester', s.name_ka,
         'semestereng', s.name_en, 'score', k.score, 'credits', k.credits, 'statusID', k.status_id)
         order by s.starts_on, k.subject_id), '[]')
       from mark k join semester s on s.id = k.semester_id where k.student_id = st.id
     ) as marks,
     (
       select coalesce(json_agg(distinct (each ->> 'subjectID')::int), '[]')
       from plan l join semester s on s.id = l.semester_id and s.is_current, jsonb_array_elements(l.subjects) each
       where l.student_id = st.id and l.removed_at is null
     ) as planned,
     l.snapshot as seen, l.version as seen_version
   from student st
   join programme p on p.id = st.programme_id
   join school sc on sc.id = p.school_id
   left join page_seen l on l.student_id = st.id and l.page = 'programme'
   where st.id = $1`,
  ['int', 'int'],
)

/** The facts of this area on which duties are decided (see `user/sql.ts`). */
export const dutyFacts = {
  concentration: `json_build_object('isChosen', student.concentration_id is not null,
    'isOffered', exists (select from concentration c where c.programme_id = programme.id))`,
  law_subjects: `(select json_build_object('toChoose', coalesce(max(c.choose), 0), 'offered', count(*)::int)
    from pending_law_choice l join law_choice c on c.id = l.law_choice_id where l.student_id = student.id)`,
} satisfies DutyFactsSql
