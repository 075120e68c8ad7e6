import type * as z from 'zod/mini'
import type { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { byName } from '#server/db/by-name.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string]
type Template = z.input<typeof answerTemplates.list.reply>['templates'][number]

const isWithin = inHeldScopes({ school: 't.school_id' })

/** The own templates, those of the university and those of the caller's schools; shared ones after the own. */
export const listTemplates = defineListQuery<Template, Caller>(
  'answerTemplates.list',
  `with ${heldScopes},
   writable as materialized (
     select scope, school_id, programme_id, group_id from staff_permission
     where staff_member_id = $1 and operation = 'templates.write')
   select t.id as "templateID", t.kind, t.name_ka as name, t.name_en as nameeng, t.text_ka as text, t.text_en as texteng,
     t.staff_member_id is not null as is_own, t.school_id as "schoolID", c.name_ka as school, c.name_en as schooleng,
     t.changed_at, t.staff_member_id is not null or ${inHeldScopes({ school: 't.school_id' }, 'writable')} as may_change
   from answer_template t left join school c on c.id = t.school_id
   where t.staff_member_id = $1 or t.staff_member_id is null and (t.school_id is null or ${isWithin}
     or exists (select from held h join programme p on p.id = h.programme_id where p.school_id = t.school_id))
   order by t.kind, t.staff_member_id nulls last, ${byName('t.name_ka')}, t.id`,
)

/** The schools whose templates the caller writes. */
export const loadOptions = defineOneRowQuery<z.input<typeof answerTemplates.options.reply>, Caller>(
  'answerTemplates.loadOptions',
  `with ${heldScopes}
   select exists (select from held where scope = 'university') as is_university,
     (select coalesce(json_agg(json_build_object('schoolID', c.id, 'school', c.name_ka, 'schooleng', c.name_en)
        order by ${byName('c.name_ka')}, c.id), '[]') from school c where ${inHeldScopes({ school: 'c.id' })}) as schools`,
)

/** Whether the caller writes the templates of a school, or with null those of the whole university. */
export const mayWrite = defineOneRowQuery<{ readonly may: boolean }, [...Caller, schoolID: number | null]>(
  'answerTemplates.mayWrite',
  `with ${heldScopes} select ${inHeldScopes({ school: '$3::int' })}
     and ($3::int is null or exists (select from school where id = $3)) as may`,
)

/** Of an attempt that is sent again: the template that it has added. */
export const findByKey = defineRowQuery<
  { readonly templateID: number },
  [staffID: number, key: string | null]
>(
  'answerTemplates.findByKey',
  'select id as "templateID" from answer_template where author_id = $1 and key = $2',
)

/** The values of a template, as they are sent and audited. */
export interface TemplateRow {
  readonly kind: string
  readonly schoolID: number | null
  readonly name: string
  readonly nameeng: string
  readonly text: string
  readonly texteng: string
}
const row = `t.kind, t.school_id as "schoolID", t.name_ka as name, t.name_en as nameeng, t.text_ka as text, t.text_en as texteng`

/** An own template, which no other transaction changes until this one ends. */
export const lockOwn = defineRowQuery<TemplateRow, [templateID: number, staffID: number]>(
  'answerTemplates.lockOwn',
  `select ${row} from answer_template t where t.id = $1 and t.staff_member_id = $2 for update`,
)

/** A shared template that the caller writes, locked as well. */
export const lockShared = defineRowQuery<TemplateRow, [...Caller, templateID: number]>(
  'answerTemplates.lockShared',
  `with ${heldScopes}
   select ${row} from answer_template t where t.id = $3 and t.staff_member_id is null and ${isWithin} for update of t`,
)

type Written = [
  kind: string,
  schoolID: number | null,
  name: string,
  nameeng: string,
  text: string,
  texteng: string,
]

export const insertTemplate = defineRowQuery<
  { readonly templateID: number },
  [...Written, authorID: number, ownerID: number | null, key: string | null]
>(
  'answerTemplates.insert',
  `insert into answer_template (kind, school_id, name_ka, name_en, text_ka, text_en, author_id, staff_member_id, key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (author_id, key) do nothing returning id as "templateID"`,
)

export const updateTemplate = defineRowQuery<object, [...Written, templateID: number]>(
  'answerTemplates.update',
  `update answer_template set (kind, school_id, name_ka, name_en, text_ka, text_en, changed_at)
     = ($1, $2, $3, $4, $5, $6, now()) where id = $7`,
)

export const deleteTemplate = defineRowQuery<object, [templateID: number]>(
  'answerTemplates.delete',
  'delete from answer_template where id = $1',
)
