import type * as z from 'zod/mini'
import type { registrationStep } from '#contract/registration/registration.ts'
import type { offeredSubject, programModule } from '#contract/rows/offered-subject.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

/** The database's clock, and each step of registration with the student's own windows. */
export const loadSteps = defineRowQuery<
  { now: string; steps: z.input<typeof registrationStep>[] },
  [studentID: number]
>(
  'enrolment.steps',
  `select now() as now, (
     select coalesce(json_agg(t order by t.step), '[]')
     from (
       select step, name_ka as name, name_en as nameeng, guide_ka as guide, guide_en as guideeng,
         module_kinds, allows_cancel, (
         select coalesce(json_agg(json_build_object('starts_at', w.starts_at, 'ends_at', w.ends_at) order by w.starts_at), '[]')
         from student_window w where w.student_id = $1 and w.step = registration_step.step
       ) as windows
       from registration_step
     ) t
   ) as steps`,
)

/** A module of the student's, without what is earned and registered in it. */
export type ModuleRow = Omit<z.input<typeof programModule>, 'ects_done' | 'ects_registered'>

/** The modules of the student's programme in order, and after them those of the minor. */
export const listModuleRows = defineListQuery<ModuleRow, [studentID: number]>(
  'enrolment.modules',
  `select m.id as "program_moduleID", m.concentration_id as "concentrationID", m.name_ka as module,
     m.name_en as moduleeng, m.kind, m.required_credits as ects,
     (select count(*) from module_offer o where o.module_id = m.id) as subjects,
     (select count(*) from module_block b where b.module_id = m.id) as blocks
   from student_module m
   where m.student_id = $1
   order by m.kind = 'minor', m.position, m.id`,
)

/** A subject in one of the student's modules, without whether it can be chosen. */
export type OfferedRow = Omit<
  z.input<typeof offeredSubject>,
  'can_choose' | 'code' | 'reason' | 'obstacle' | 'fitting'
> & {
  readonly program_moduleID: number
  readonly blockID: number | null
  /** The groups with a free seat. */
  readonly free_ids: readonly number[]
}

const offered = statement<OfferedRow>(
  'enrolment.offeredSubjects',
  `select sub.id as "subjectID", sub.name_ka as subject, sub.name_en as subjecteng, sub.code as subject_code,
     sub.credits as ects, o.study_semester, m.id as "program_moduleID", ms.block_id as "blockID",
     coalesce(g.groups, 0) as groups, coalesce(cardinality(g.free_ids), 0) as free_groups,
     coalesce(g.free_ids, '{}') as free_ids,
     exists (
       select from registration r join semester s on s.id = r.semester_id and s.is_current
       where r.student_id = $1 and r.subject_id = sub.id
     ) as is_registered,
     coalesce(k.passed, false) as passed, k.score
   from student_module m
   join module_offer o on o.module_id = m.id
   join subject sub on sub.id = o.subject_id
   left join module_subject ms on ms.module_id = o.module_id and ms.subject_id = o.subject_id
   left join lateral (
     select count(*) as groups, array_agg(g.id) filter (where g.is_open and g.taken < g.capacity) as free_ids
     from study_group g
     where g.subject_id = sub.id and g.semester_id = (select id from semester where is_current)
   ) g on true
   left join lateral (
     select bool_or(k.status_id in (select id from mark_status where is_passed)) as passed,
       (array_agg(k.score::float8 order by s.starts_on desc))[1] as score
     from mark k join semester s on s.id = k.semester_id
     where k.student_id = $1 and k.subject_id = sub.id
   ) k on true
   where m.student_id = $1 and ($2::int[] is null or m.id = any($2)) and ($3::int[] is null or o.subject_id = any($3))
   order by m.kind = 'minor', m.position, m.id, o.study_semester, sub.sort_name_ka, sub.id`,
)

/** The subjects of the student's modules, or some of them out of some, in the order of the programme. */
export const listOfferedRows = (
  db: Connection,
  studentID: number,
  moduleIDs: readonly number[] | null,
  subjectIDs: readonly number[] | null = null,
) => db.rows(offered, [studentID, moduleIDs, subjectIDs])
