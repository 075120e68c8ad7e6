import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { byName } from '#server/db/by-name.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'

type Themes = Omit<
  z.input<typeof master.themes.reply>,
  'page' | 'perPage' | 'version' | 'is_seen' | 'changes'
>
/** A page of themes, and the page as the student last saw it. */
export type SeenThemes = Themes &
  SeenPage & { readonly is_master: boolean; readonly semesterID: number | null }

const supervisor = `json_build_object('personID', l.id, 'name', l.fname_ka || ' ' || l.lname_ka,
  'nameeng', l.fname_en || ' ' || l.lname_en, 'email_UG', null)`

const ownTheme = `
  select json_build_object('theme', c.name_ka, 'themeeng', c.name_en, 'themeID', c.theme_id, 'supervisor', ${supervisor},
    'status', c.status, 'reason', c.reason, 'sent_at', c.sent_at,
    'can_be_removed', c.status = 'sent' and now() < r.choose_until)
  from master_choice c
  join lecturer l on l.id = c.lecturer_id
  join master_round r on r.programme_id = c.programme_id and r.semester_id = c.semester_id
  where c.student_id = $1 and c.removed_at is null and (c.status <> 'sent' or not exists (
    select from master_round n join semester s on s.id = n.semester_id and s.is_current
    where n.programme_id = c.programme_id and n.semester_id <> c.semester_id))
  order by c.id desc limit 1`

const themes = statement<SeenThemes>(
  'master.loadThemes',
  `with me as (
     select p.is_master, r.programme_id, r.semester_id, r.opens_at, r.choose_until
     from student s join programme p on p.id = s.programme_id
     left join (master_round r join semester c on c.id = r.semester_id and c.is_current)
       on r.programme_id = p.id and p.is_master
     where s.id = $1
   ), supervising as (
     select m.lecturer_id, m.places - m.taken as free, ${supervisor} as row, l.sort_name_ka
     from me join master_supervisor m on m.programme_id = me.programme_id and m.semester_id = me.semester_id
     join lecturer l on l.id = m.lecturer_id
   ), found as (
     select t.id, t.name_ka, t.name_en, t.places, least(t.places - t.taken, v.free) as free, v.row
     from me join master_theme t on t.programme_id = me.programme_id and t.semester_id = me.semester_id
     join supervising v on v.lecturer_id = t.lecturer_id
     where ($4::int is null or t.lecturer_id = $4)
       and ($5::text is null or has_text(t.name_ka || ' ' || t.name_en, $5))
   )
   select me.is_master, me.semester_id as "semesterID", me.opens_at, me.choose_until,
     coalesce(now() >= me.opens_at and now() < me.choose_until, false) as is_open,
     coalesce(now() >= me.choose_until, false) as is_over,
     (${ownTheme}) as mine,
     (select count(*)::int from found) as total,
     (
       select coalesce(json_agg(json_build_object('themeID', f.id, 'theme', f.name_ka, 'themeeng', f.name_en,
         'supervisor', f.row, 'places', f.places, 'free', f.free)
         order by f.free > 0 desc, ${byName('f.name_ka')}, f.id), '[]')
       from (select * from found order by free > 0 desc, ${byName('name_ka')}, id limit $2 offset $3) f
     ) as items,
     (
       select coalesce(json_agg(v.row::jsonb || jsonb_build_object('free', v.free)
         order by v.sort_name_ka, v.lecturer_id), '[]') from supervising v
     ) as supervisors,
     l.snapshot as seen, l.version as seen_version
   from me left join page_seen l on l.student_id = $1 and l.page = 'theme'`,
  ['int', 'int', 'int', 'int', 'text'],
)
/** Filters of the list of themes. */
export interface ThemeQuery {
  readonly page: number
  readonly search?: string | undefined
  readonly supervisor?: number | undefined
}

/**
 * One page of the themes offered to the student, the supervisors, the student's own theme, and whether they are a
 * master's student.
 */
export const loadThemes = async (
  db: Connection,
  studentID: number,
  perPage: number,
  { page, search, supervisor: personID }: ThemeQuery,
) => (await db.row(themes, [studentID, perPage, (page - 1) * perPage, personID ?? null, search || null]))!

const ownThemeStatement = statement<{ mine: z.input<typeof master.chooseTheme.reply>['mine'] }>(
  'master.loadOwnTheme',
  `select (${ownTheme}) as mine`,
)
/** The theme that the student has just chosen. */
export const loadOwnTheme = async (db: Connection, studentID: number) =>
  (await db.row(ownThemeStatement, [studentID]))!.mine

interface Outcome<Each extends string> {
  readonly outcome: Each | 'ok' | 'not_master' | 'closed'
  /** Parameters of the refusal. */
  readonly detail: Readonly<Record<string, string | { readonly ka: string; readonly en: string }>>
}

/** A theme of the list, or names and a supervisor of the student's own. */
export interface ThemeRequest {
  readonly themeID?: number | undefined
  readonly theme?: string | undefined
  readonly themeeng?: string | undefined
  readonly personID?: number | undefined
  readonly reason?: string | undefined
}

type ThemeRefusal =
  | 'key_of_another'
  | 'undone'
  | 'has_theme'
  | 'has_approved'
  | 'no_round'
  | 'not_open'
  | 'no_theme'
  | 'taken'
  | 'no_supervisor'
  | 'supervisor_full'

const choose = statement<Outcome<ThemeRefusal>>(
  'master.chooseTheme',
  'select outcome, detail from choose_master_theme($1, $2, $3, $4, $5, $6, $7)',
)
/** Registers the theme; the database gives the last one once. */
export const saveThemeChoice = async (
  db: Connection,
  studentID: number,
  key: string | null,
  { themeID, theme, themeeng, personID, reason }: ThemeRequest,
) =>
  (await db.row(choose, [
    studentID,
    themeID ?? null,
    theme ?? null,
    themeeng ?? null,
    personID ?? null,
    reason ?? null,
    key,
  ]))!

export const deleteThemeChoice = defineOneRowQuery<
  Outcome<'none' | 'approved' | 'undone'>,
  [studentID: number, key: string | null]
>('master.removeTheme', 'select outcome, detail from remove_master_theme($1, $2)')

export const agendaSql: AgendaSql = [
  `select 'theme-' || n.programme_id || '-' || n.semester_id, 'theme', n.opens_at at time zone (select name from zone),
     n.choose_until at time zone (select name from zone), false, null, null, null, null, null, null, null
   from student st
   join programme p on p.id = st.programme_id and p.is_master
   join master_round n on n.programme_id = p.id
   join semester_now s on s.id = n.semester_id
   where st.id = $1 and not exists (
     select from master_choice c where c.student_id = st.id and c.removed_at is null
       and (c.status = 'approved' or c.status = 'sent' and c.semester_id = n.semester_id))`,
  // A part without files, such as the defence, is only a date.
  `select 'thesis-' || m.id, case when m.takes_files then 'thesis' else 'thesis_date' end,
     case when m.takes_files then null else m.deadline end, m.deadline, true,
     m.name_ka, m.name_en, null, null, null, null, m.id
   from student st
   join programme p on p.id = st.programme_id and p.is_master
   join master_component m on m.programme_id = p.id
   join semester_now s on s.id = m.semester_id
   where st.id = $1 and m.deadline is not null
     and not exists (select from master_submission d where d.component_id = m.id and d.student_id = $1)`,
]
