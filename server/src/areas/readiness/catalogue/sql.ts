import { defineCheck } from '../sql.ts'

const nothing = (table: string) =>
  `select '' as ka, '' as en, null::int as school_id where not exists (select from ${table})`

const moduleName = `p.name_ka || ' · ' || m.name_ka as ka, p.name_en || ' · ' || m.name_en as en, p.school_id`
const modules = 'module m join programme p on p.id = m.programme_id'
/** A row that has one of its names is recognised by it. */
const eitherName = (alias: string) =>
  `coalesce(nullif(btrim(${alias}.name_ka), ''), ${alias}.name_en) as ka,
   coalesce(nullif(btrim(${alias}.name_en), ''), ${alias}.name_ka) as en`
const lacksName = (alias: string) => `(btrim(${alias}.name_ka) = '' or btrim(${alias}.name_en) = '')`

/** Schools, programmes, modules and subjects. */
export const catalogueChecks = [
  defineCheck('no-school', 'blocks', nothing('school')),
  defineCheck('no-programme', 'blocks', nothing('programme'), { after: 'no-school' }),
  defineCheck('no-subject', 'blocks', nothing('subject'), { after: 'no-school' }),
  defineCheck(
    'programme-without-modules',
    'blocks',
    `select p.name_ka as ka, p.name_en as en, p.school_id from programme p
     where not exists (select from module m where m.programme_id = p.id)`,
  ),
  defineCheck(
    'module-without-subjects',
    'blocks',
    `select ${moduleName} from ${modules}
     where m.kind <> 'free' and not exists (select from module_subject s where s.module_id = m.id)`,
  ),
  defineCheck(
    'module-credits-short',
    'blocks',
    `select ${moduleName} from ${modules}
     join (select ms.module_id, sum(s.credits) as credits from module_subject ms join subject s on s.id = ms.subject_id
           group by ms.module_id) sums on sums.module_id = m.id
     where sums.credits < m.required_credits`,
  ),
  defineCheck(
    'module-limits-contradict',
    'blocks',
    `select ${moduleName} from ${modules} where m.maximum_credits < m.required_credits`,
  ),
  defineCheck(
    'module-limits-too-tight',
    'blocks',
    `with offered as (
       select ms.module_id, s.credits, ms.block_id, b.choose,
         row_number() over (partition by ms.module_id, ms.block_id order by s.credits desc) as nth
       from module_subject ms join subject s on s.id = ms.subject_id left join module_block b on b.id = ms.block_id),
     usable as (
       select module_id, credits, row_number() over (partition by module_id order by credits desc) as nth
       from offered where block_id is null or nth <= choose)
     select ${moduleName} from ${modules}
     where m.required_credits <= (select sum(o.credits) from offered o where o.module_id = m.id)
       and m.required_credits > (select sum(u.credits) from usable u
         where u.module_id = m.id and u.nth <= coalesce(m.maximum_subjects, u.nth))`,
  ),
  defineCheck(
    'module-never-opens',
    'blocks',
    `select ${moduleName} from ${modules} join module a on a.id = m.after_module_id
     where a.programme_id <> m.programme_id
       or coalesce(m.after_credits, a.required_credits) > least(a.maximum_credits, (
         select sum(s.credits) from module_subject ms join subject s on s.id = ms.subject_id where ms.module_id = a.id))`,
  ),
  defineCheck(
    'programme-credits-exceeded',
    'notice',
    `select p.name_ka || ' · ' || c.credits || ' / ' || p.ects as ka,
       p.name_en || ' · ' || c.credits || ' / ' || p.ects as en, p.school_id
     from programme p join (
       select programme_id, coalesce(sum(credits) filter (where concentration_id is null), 0)
         + coalesce(max(credits) filter (where concentration_id is not null), 0) as credits
       from (select programme_id, concentration_id, sum(required_credits) as credits from module
             where kind <> 'minor' group by 1, 2) parts group by 1) c on c.programme_id = p.id
     where c.credits > p.ects`,
  ),
  defineCheck(
    'block-subjects-short',
    'notice',
    `select p.name_ka || ' · ' || b.name_ka as ka, p.name_en || ' · ' || b.name_en as en, p.school_id
     from module_block b join module m on m.id = b.module_id join programme p on p.id = m.programme_id
     where b.choose > (select count(*) from module_subject s where s.block_id = b.id)`,
  ),
  defineCheck(
    'module-cycle',
    'blocks',
    `with recursive way as (
       select id as first, after_module_id as next from module where after_module_id is not null
       union select w.first, n.after_module_id from way w join module n on n.id = w.next
       where n.after_module_id is not null)
     select ${moduleName} from ${modules} where m.id in (select first from way where first = next)`,
  ),
  defineCheck(
    'prerequisite-cycle',
    'blocks',
    `with recursive way as (
       select subject_id as first, prerequisite_id as next from subject_prerequisite
       union select w.first, n.prerequisite_id from way w join subject_prerequisite n on n.subject_id = w.next)
     select s.name_ka as ka, s.name_en as en, s.school_id from subject s
     where s.id in (select first from way where first = next)`,
  ),
  defineCheck(
    'prerequisite-not-taught',
    'notice',
    `select s.name_ka || ' ← ' || r.name_ka as ka, s.name_en || ' ← ' || r.name_en as en, s.school_id
     from subject_prerequisite q join subject s on s.id = q.subject_id join subject r on r.id = q.prerequisite_id
     where not exists (select from module_subject ms where ms.subject_id = r.id)
       and not exists (select from study_group g where g.subject_id = r.id)`,
  ),
  defineCheck(
    'name-missing',
    'notice',
    `select ${eitherName('s')}, s.id as school_id from school s where ${lacksName('s')}
     union all select ${eitherName('p')}, p.school_id from programme p where ${lacksName('p')}
     union all select ${eitherName('m')}, p.school_id from ${modules} where ${lacksName('m')}
     union all select ${eitherName('s')}, s.school_id from subject s where ${lacksName('s')}`,
  ),
  defineCheck(
    'english-name-in-georgian',
    'advice',
    `select p.name_ka as ka, p.name_en as en, p.school_id from programme p where p.name_en ~ '[ა-ჰ]'
     union all select ${moduleName} from ${modules} where m.name_en ~ '[ა-ჰ]'
     union all select s.name_ka, s.name_en, s.school_id from subject s where s.name_en ~ '[ა-ჰ]'`,
  ),
  defineCheck(
    'subject-without-description',
    'advice',
    `select s.name_ka as ka, s.name_en as en, s.school_id from subject s
     where exists (select from module_subject ms where ms.subject_id = s.id)
       and not exists (select from subject_outline o where o.subject_id = s.id
         and btrim(coalesce(o.description_ka, '')) <> '' and btrim(coalesce(o.description_en, '')) <> '')`,
  ),
]
