import { inboxKinds, operationOfKind } from '#contract/staff/inbox-kinds.ts'
import { linkPaths } from '#rules/menu/link-paths.ts'
import { findUndrawable, nameUndrawable } from '#server/pdf/sql.ts'
import { zone } from '#server/time-zone/sql.ts'
import { defineCheck } from '../sql.ts'
import { logoCheck } from './logo-check.ts'

const administrators = `staff_member m where m.is_active and exists (select from staff_permission p
  where p.staff_member_id = m.id and p.operation = 'access.write' and p.scope = 'university')`
const memberName = `m.email as ka, m.email as en, null::int as school_id`
const operations = [...new Set(inboxKinds.map((kind) => operationOfKind[kind]))]
  .map((operation) => `('${operation}')`)
  .join(', ')
const screens = [...linkPaths, '/logout'].map((path) => path.replace(/\$\w+/g, '[^/?#]+')).join('|')

/** SQL: names besides those of students that documents show, with the file they are corrected in. */
const drawnNames = [
  `select 'settings.csv' as source, t.name, null::int as school_id from setting s,
     jsonb_path_query(s.value, 'strict $.** ? (@.type() == "string")') part (text), lateral (select part.text #>> '{}') t (name)
   where s.name = 'university'`,
  `select 'contract_texts.csv', t.name, null from contract_template c,
     jsonb_path_query(c.body, 'strict $.** ? (@.type() == "string")') part (text), lateral (select part.text #>> '{}') t (name)`,
  ...[
    ['schools', 'school t', 't.id'],
    ['programmes', 'programme t', 't.school_id'],
    ['subjects', 'subject t', 'null'],
    ['semesters', 'semester t', 'null'],
    ['debit_types', 'debit_type t', 'null'],
  ].flatMap(([file, table, school]) =>
    ['name_ka', 'name_en'].map((column) => `select '${file}.csv', t.${column}, ${school}::int from ${table}`),
  ),
].join(' union all ')

/** Settings, money, surveys, pages and staff. */
export const officeChecks = [
  defineCheck(
    'trial-copy',
    'blocks',
    `select '' as ka, '' as en, null::int as school_id from setting where name = 'trial' and value = 'true'`,
  ),
  // Includes values that bypassed the trigger, as in a restore.
  defineCheck(
    'setting-unusable',
    'blocks',
    // PostgreSQL may know a time zone that Node does not.
    `select f.part || ': ' || coalesce(left(f.wrong::text, 100), '-') || ' · ' || f.ka as ka,
       f.part || ': ' || coalesce(f.wrong::text, '-') || ' · must be ' || f.en as en, null::int as school_id
     from setting s join setting_definition d using (name) cross join lateral (
       select * from list_setting_faults(s.name, coalesce(s.refused, s.value), d.shape, false)
       union select s.name, s.refused, d.shape ->> 'ka', d.shape ->> 'en'
       where d.shape ->> 'format' = 'time-zone' and s.refused is not null) f
     where d.shape ->> 'format' is distinct from 'secret'`,
  ),
  defineCheck(
    'programme-without-price',
    'notice',
    `select p.name_ka as ka, p.name_en as en, p.school_id from programme p
     where exists (select from student s where s.programme_id = p.id and s.is_active)
       and not exists (select from tuition_price c join semester t on t.id = c.semester_id and t.is_current
         where c.programme_id = p.id)`,
    { after: 'no-current-semester', path: '/finance/tuition' },
  ),
  defineCheck(
    'intake-without-fee',
    'notice',
    `select distinct i.name_ka || ' · ' || p.name_ka as ka, i.name_en || ' · ' || p.name_en as en, p.school_id
     from student s join intake i on i.id = s.intake_id join programme p on p.id = s.programme_id
     where s.is_active and not s.contract_approved
       and not exists (select from intake_fee f where f.intake_id = i.id and f.programme_id = p.id)`,
  ),
  defineCheck(
    'contract-template-empty',
    'notice',
    `select i.name_ka as ka, i.name_en as en, null::int as school_id from intake i
     join contract_template c on c.id = i.template_id where c.body in ('{}'::jsonb, '[]'::jsonb, 'null'::jsonb)`,
  ),
  defineCheck(
    'survey-without-questions',
    'notice',
    `select s.name_ka as ka, s.name_en as en, p.school_id from survey s left join programme p on p.id = s.programme_id
     where not exists (select from survey_question q where q.survey_id = s.id)`,
  ),
  defineCheck(
    'question-without-answers',
    'notice',
    `select s.name_ka || ' · ' || q.text_ka as ka, s.name_en || ' · ' || q.text_en as en, p.school_id
     from survey_question q join survey s on s.id = q.survey_id left join programme p on p.id = s.programme_id
     where q.type = 'choice' and not exists (select from survey_answer a where a.question_id = q.id)`,
  ),
  defineCheck(
    'page-text-missing',
    'notice',
    `select name as ka, name as en, null::int as school_id from resource
     where btrim(coalesce(title_ka, '')) = '' or btrim(coalesce(title_en, '')) = ''
       or btrim(coalesce(text_ka, '')) = '' or btrim(coalesce(text_en, '')) = ''`,
  ),
  defineCheck(
    'menu-name-missing',
    'notice',
    `select coalesce(nullif(name_ka, ''), path, id::text) as ka, coalesce(nullif(name_en, ''), path, id::text) as en,
       null::int as school_id
     from menu_item where btrim(name_ka) = '' or btrim(name_en) = ''`,
  ),
  defineCheck(
    'menu-to-nowhere',
    'notice',
    `select i.name_ka as ka, i.name_en as en, null::int as school_id from menu_item i
     where (i.path is null and not exists (select from menu_item c where c.parent_id = i.id))
       or i.path !~ '^(https?://.+|(${screens})([?#].*)?)$'`,
  ),
  defineCheck(
    'popup-text-missing',
    'notice',
    `select coalesce(nullif(title_ka, ''), title_en, id::text) as ka, coalesce(nullif(title_en, ''), title_ka, id::text) as en,
       null::int as school_id
     from popup_message where btrim(title_ka) = '' or btrim(title_en) = '' or btrim(text_ka) = '' or btrim(text_en) = ''`,
  ),
  defineCheck(
    'text-missing',
    'notice',
    [
      ['semesters', 'semester', 'name'],
      ['registration_steps', 'registration_step', 'name'],
      ['academic_events', 'academic_event', 'name'],
      ['exam_types', 'exam_type', 'name'],
      ['mark_components', 'mark_component', 'name'],
      ['surveys', 'survey', 'name'],
      ['survey_questions', 'survey_question', 'text'],
      ['survey_answers', 'survey_answer', 'text'],
      ['application_kinds', 'application_kind', 'name'],
    ]
      .map(
        ([file, table, field]) =>
          `select '${file}.csv · ' || coalesce(nullif(btrim(${field}_ka), ''), ${field}_en) as ka,
             '${file}.csv · ' || coalesce(nullif(btrim(${field}_en), ''), ${field}_ka) as en, null::int as school_id
           from ${table} where btrim(${field}_ka) = '' or btrim(${field}_en) = ''`,
      )
      .join(' union all '),
  ),
  defineCheck(
    'no-administrator',
    'blocks',
    `select '' as ka, '' as en, null::int as school_id where not exists (select from ${administrators})`,
  ),
  defineCheck(
    'letterhead-incomplete',
    'notice',
    `select path as ka, path as en, null::int as school_id from list_missing_letterhead() path`,
  ),
  defineCheck(
    'logo-missing',
    'advice',
    `select '' as ka, '' as en, null::int as school_id
     where not exists (select from setting where name = 'university_logo' and value <> '""')`,
    { after: 'letterhead-incomplete' },
  ),
  logoCheck,
  defineCheck(
    'text-not-drawable',
    'notice',
    `select f.row as ka, f.row as en, f.school_id
     from (select source, normalize(name) as name, school_id, ${findUndrawable('name')} as letter from (${drawnNames}) n) n
     cross join lateral (select source || ' · ' || ${nameUndrawable('name', 'letter')} as row, school_id) f
     where n.letter is not null`,
  ),
  defineCheck(
    'bank-account-missing',
    'notice',
    `select '' as ka, '' as en, null::int as school_id
     where not exists (select from setting where name = 'payment_receiver' and btrim(value ->> 'account') <> '')
       and not exists (select from setting where name = 'bank_accounts' and value <> '[]')`,
    { after: 'no-current-semester' },
  ),
  defineCheck(
    'administrator-without-second-factor',
    'notice',
    `select ${memberName} from ${administrators} and m.totp_secret is null`,
    { path: '/access' },
  ),
  defineCheck(
    'single-administrator',
    'advice',
    `select ka, en, school_id from (select ${memberName}, count(*) over () as members from ${administrators}) a
     where members = 1`,
    { path: '/access' },
  ),
  defineCheck(
    'inbox-kind-unanswered',
    'notice',
    `select o.name as ka, o.name as en, null::int as school_id from (values ${operations}) o (name)
     where not exists (select from staff_permission p join staff_member m on m.id = p.staff_member_id and m.is_active
       where p.operation = o.name)`,
    { after: 'no-administrator', path: '/access' },
  ),
  defineCheck(
    'messages-unsent',
    'notice',
    `select kind || ' · ' || (created_at at time zone ${zone})::date as ka,
       kind || ' · ' || (created_at at time zone ${zone})::date as en, null::int as school_id
     from outbox where sent_at is null and tries >= 3`,
  ),
  defineCheck(
    'role-superuser',
    'advice',
    `select rolname::text as ka, rolname::text as en, null::int as school_id from pg_roles
     where rolname = current_user and rolsuper`,
  ),
  defineCheck(
    'time-zone-unusual',
    'advice',
    `select value #>> '{}' as ka, value #>> '{}' as en, null::int as school_id from setting
     where name = 'time_zone' and value #>> '{}' <> 'Asia/Tbilisi'`,
  ),
]
