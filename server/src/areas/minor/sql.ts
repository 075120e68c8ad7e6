import type * as z from 'zod/mini'
import type { programRow } from '#contract/rows/program-row.ts'
import type { MinorRules } from '#rules/registration/minor-choice.ts'
import { byName } from '#server/db/by-name.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { SaveResult, DecidedOn } from '#server/enrolment/save-decision.ts'

/** The student's own programme, the programmes that have a minor, and who may choose one. */
export interface Minors {
  readonly programID: number
  readonly study_levelID: number
  readonly rules: MinorRules | null
  readonly programs: readonly (z.input<typeof programRow> & { readonly ects: number })[]
}

/** The facts that decide the choice of a minor, beside the student's state. */
export const loadMinorRows = defineRowQuery<Minors, [studentID: number]>(
  'minor.programmes',
  `select p.id as "programID", p.study_level_id as "study_levelID",
     (select value from setting where name = 'minor_rules') as rules,
     (
       select coalesce(json_agg(json_build_object('programID', o.id, 'speciality', o.name_ka, 'specialityeng', o.name_en,
         'schoolID', sc.id, 'school', sc.name_ka, 'schooleng', sc.name_en, 'study_levelID', o.study_level_id,
         'program_categoryID', o.category_id, 'ects', m.ects) order by ${byName('o.name_ka')}, o.id), '[]')
       from programme o
       join school sc on sc.id = o.school_id
       join (
         select programme_id, sum(required_credits)::int as ects from module where kind = 'minor' group by programme_id
       ) m on m.programme_id = o.id
     ) as programs
   from student st
   join programme p on p.id = st.programme_id
   where st.id = $1`,
)

/** A minor that is chosen or given up; with a code only its receipt. */
export interface MinorChange {
  readonly action: 'minor_chosen' | 'minor_deleted'
  readonly minor: number | null
  readonly code?: string
}

interface SavedMinor extends SaveResult {
  /** The registrations that went with it. */
  readonly cancelled: readonly number[]
}

const saving = statement<SavedMinor>('minor.save', 'select * from save_minor($1, $2, $3, $4, $5, $6, $7, $8)')

/** Saves the minor, or gives it up with the registrations out of it, while the decision is true; null does nothing. */
export const saveMinor = async (
  db: Connection,
  decidedOn: DecidedOn,
  change: MinorChange | null,
  key: string | null,
): Promise<SavedMinor> => (await db.row(saving, [...decidedOn, change && JSON.stringify(change), key]))!
