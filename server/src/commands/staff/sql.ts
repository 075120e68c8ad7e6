import { defineListQuery } from '#server/db/define-list-query.ts'

/** The codes that import files use. A row without one is listed by kind and number. */
const codes = `
  select 'school' as kind, s.id, coalesce(r.code, 'school-' || s.id) as code
    from school s left join record_code r on r.kind = 'schools' and r.id = s.id
  union all select 'programme', p.id, coalesce(r.code, 'programme-' || p.id)
    from programme p left join record_code r on r.kind = 'programmes' and r.id = p.id
  union all select 'lecturer', l.id, coalesce(r.code, 'lecturer-' || l.id)
    from lecturer l left join record_code r on r.kind = 'lecturers' and r.id = l.id
  union all select 'group', g.id, b.code || ' ' || g.code
    from study_group g join subject b on b.id = g.subject_id join semester m on m.id = g.semester_id and m.is_current`

type Kind = 'school' | 'programme' | 'lecturer' | 'group'

export const listByCode = defineListQuery<{ id: number; code: string }, [kind: Kind, code: string]>(
  'staffCommand.listByCode',
  `select id, code from (${codes}) c where kind = $1 and lower(code) = lower($2) order by id`,
)

export const listCodes = defineListQuery<{ code: string }, [kind: Kind]>(
  'staffCommand.listCodes',
  `select code from (${codes}) c where kind = $1 order by code limit 20`,
)

export const findCode = defineListQuery<{ code: string }, [kind: Kind, id: number]>(
  'staffCommand.findCode',
  `select code from (${codes}) c where kind = $1 and id = $2`,
)

export const listRoleNames = defineListQuery<{ role: string; name: string }>(
  'staffCommand.listRoles',
  'select id as role, name_en as name from staff_role order by position',
)
