import type { AgendaKind } from '#rules/agenda/agenda-kinds.ts'
import type { YearCredits } from '#rules/agenda/year-credits.ts'
import { agendaSql as agreements } from '#server/areas/agreements/sql.ts'
import { agendaSql as calendar } from '#server/areas/calendar/sql.ts'
import { agendaSql as courses } from '#server/areas/courses/sql.ts'
import { agendaSql as exams } from '#server/areas/exams/sql.ts'
import { agendaSql as finance } from '#server/areas/finance/sql.ts'
import { agendaSql as groups } from '#server/areas/groups/sql.ts'
import { agendaSql as lab } from '#server/areas/lab/sql.ts'
import { agendaSql as library } from '#server/areas/library/sql.ts'
import { agendaSql as master } from '#server/areas/master/sql.ts'
import { agendaSql as medicine } from '#server/areas/medicine/sql.ts'
import { agendaSql as presentations } from '#server/areas/presentations/sql.ts'
import { agendaSql as registration } from '#server/areas/registration/sql.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { creditsElsewhere, semesterCredits } from '#server/enrolment/sql.ts'
import type { AgendaSql } from './agenda-sql.ts'

/** An item of the agenda, apart from the duties; dates and times are those at the university. */
export interface AgendaRow {
  readonly key: string
  readonly kind: Exclude<AgendaKind, 'duty' | 'open_window'>
  readonly start_date: string | null
  readonly start_time: string | null
  readonly end_date: string | null
  readonly end_time: string | null
  readonly name: string | null
  readonly nameeng: string | null
  readonly subjectID: number | null
  readonly subject: string | null
  readonly subjecteng: string | null
  readonly place: string | null
  readonly placeeng: string | null
  readonly label: string | null
  readonly targetID: number | null
  readonly year_credits: (YearCredits & { readonly currency: string }) | null
}

const items: AgendaSql = [
  // The first decides the types of the columns.
  `select null::text, null::text, null::timestamp, null::timestamp, null::boolean, null::text, null::text, null::int,
     null::text, null::text, null::text, null::int where false`,
  ...agreements,
  ...calendar,
  ...courses,
  ...exams,
  ...finance,
  ...groups,
  ...lab,
  ...library,
  ...master,
  ...medicine,
  ...presentations,
  ...registration,
]

/**
 * The credits that the year's fee of an accepted contract includes (spec 9.8.2), until the registration of the academic
 * year's last semester closes: the columns of `AgendaSql` and `year_credits`. Windows are chosen as in `student_window`,
 * which has the current semester only; pre-registration (1) registers for nothing.
 */
const yearCreditsSql = `
  select 'year-credits', 'year_credits', null::timestamp, closing.at, false, null, null, null::int, null, null, null,
    null::int, json_build_object('registered', ${semesterCredits} + ${creditsElsewhere},
      'included', (i.terms ->> 'credits')::int, 'price', (i.terms ->> 'credit_price')::numeric(12, 2)::text,
      'currency', i.terms ->> 'currency')
  from student st
  join lateral (select * from contract_acceptance a where a.student_id = st.id order by a.id desc limit 1) a on true
  join intake i on i.id = a.intake_id
  join semester s on s.is_current
  join semester n on n.academic_year = s.academic_year and n.season = 'spring'
  join lateral (
    select max(w.ends_at) at time zone (select name from zone) as at
    from (
      select w.ends_at, rank() over (
        partition by w.step order by (w.programme_id is not null)::int * 2 + (w.study_semester is not null)::int desc) as place
      from registration_window w
      where w.semester_id = n.id and w.step <> 1 and coalesce(w.programme_id, st.programme_id) = st.programme_id
        and coalesce(w.study_semester, st.study_semester + (n.id <> s.id)::int) = st.study_semester + (n.id <> s.id)::int
    ) w where w.place = 1
  ) closing on closing.at is not null
  where st.id = $1 and st.contract_approved`

/** All that has a date and concerns the student in this semester, past or coming, without what is done. */
export const listAgendaRows = defineListQuery<AgendaRow, [studentID: number]>(
  'agenda.list',
  `with zone as (
     select value #>> '{}' as name from setting where name = 'time_zone'
   ), semester_now as (
     select id, academic_year from semester where is_current
   ), mine as (
     select r.id as registration_id, r.subject_id, r.semester_id
     from registration r join semester_now s on s.id = r.semester_id
     where r.student_id = $1
   ), item (key, kind, starts, ends, is_whole_day, name_ka, name_en, subject_id, place_ka, place_en, label, target_id,
       year_credits) as (
     select i.*, null::json from (${items.join('\nunion all\n')}) i
     union all ${yearCreditsSql}
   )
   select i.key, i.kind, i.starts::date as start_date, i.ends::date as end_date,
     case when not i.is_whole_day then to_char(i.starts, 'HH24:MI') end as start_time,
     case when not i.is_whole_day then to_char(i.ends, 'HH24:MI') end as end_time,
     i.name_ka as name, i.name_en as nameeng, i.subject_id as "subjectID", b.name_ka as subject,
     b.name_en as subjecteng, i.place_ka as place, i.place_en as placeeng, i.label, i.target_id as "targetID",
     i.year_credits
   from item i
   left join subject b on b.id = i.subject_id
   order by coalesce(i.starts, i.ends), i.key`,
)
