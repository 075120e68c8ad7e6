import { statement, type Connection } from '#server/db/open.ts'
import type { AcknowledgedSeat } from './student.ts'

// The checks do not use the portal's rules: they count in the tables what must not be there.

// Every pair of groups that overlap: in a minute of a date, or, where one is a rotation, on any weekday.
const meetings = `
  create unlogged table bench_meet as
  with range as (
    select g.id, coalesce(d.starts_on, '1000-01-01') as first, coalesce(d.ends_on, '9999-12-31') as last
    from study_group g left join group_dates d on d.group_id = g.id
  ), pair as (
    select x.group_id as one, y.group_id as other, x.weekday, x.weekday = y.weekday as is_same_day,
      a.is_rotation or b.is_rotation as is_rotation
    from group_meeting x
    join group_meeting y on y.starts < x.ends and x.starts < y.ends and x.group_id <> y.group_id
    join study_group a on a.id = x.group_id
    join study_group b on b.id = y.group_id
    where x.weekday = y.weekday or a.is_rotation or b.is_rotation
  ), met as (
    select p.one, p.other, p.is_same_day and s.first + (p.weekday - extract(isodow from s.first)::int + 7) % 7 <= s.last as truly
    from pair p
    join range r on r.id = p.one
    join range o on o.id = p.other,
    lateral (select greatest(r.first, o.first) as first, least(r.last, o.last) as last) s
    where s.first <= s.last and (p.is_rotation or s.first + (p.weekday - extract(isodow from s.first)::int + 7) % 7 <= s.last)
  )
  select one, other, bool_or(truly) as truly from met group by one, other`

const run = (db: Connection, text: string) => db.rows({ name: '', text })

/** Creates a table of the groups that overlap. */
export const prepareChecks = async (db: Connection): Promise<void> => {
  await run(db, 'drop table if exists bench_meet')
  await run(db, meetings)
  await run(db, 'create unique index on bench_meet (one, other)')
  await run(db, 'analyze')
}

const consistency = statement<{
  readonly seats: number
  readonly groupSeats: number
  readonly groupsOverCapacity: number
  readonly miscountedGroups: number
  readonly doubleSubjects: number
  readonly clashes: number
  readonly halfSets: number
}>(
  'bench.consistency',
  `with held as (
     select r.student_id, r.id as registration, r.subject_id, g.id, g.config, g.part, g.parent_id, g.subject_id as its_subject
     from registration r
     left join registration_group rg on rg.registration_id = r.id
     left join study_group g on g.id = rg.group_id
   ), set_of as (
     select registration, subject_id, count(distinct config) = 1 as one_config, count(*) = count(distinct part) as no_part_twice,
       bool_and(its_subject = subject_id) as of_the_subject,
       array_agg(id) as ids, min(config) as config, count(distinct part) as parts, array_agg(parent_id) filter (where parent_id is not null) as parents
     from held group by registration, subject_id
   )
   select
     (select count(*) from registration) as seats,
     (select count(*) from registration_group) as "groupSeats",
     (
       select count(*) from study_group g
       where (select count(*) from registration_group rg where rg.group_id = g.id) > g.capacity
     ) as "groupsOverCapacity",
     (
       select count(*) from study_group g
       where (select count(*) from registration_group rg where rg.group_id = g.id) <> g.taken
     ) as "miscountedGroups",
     (
       select count(*) from (
         select from registration group by student_id, semester_id, subject_id having count(*) > 1) twice
     ) as "doubleSubjects",
     (
       select count(*) from held a
       join held b on b.student_id = a.student_id and b.id > a.id
       join bench_meet m on m.one = a.id and m.other = b.id and (m.truly or a.registration <> b.registration)
     ) as clashes,
     (
       select count(*) from set_of s
       where not (one_config and no_part_twice and coalesce(of_the_subject, false) and coalesce(parents <@ ids, true)
         and parts = (
           select count(distinct g.part) from study_group g
           where g.subject_id = s.subject_id and g.config = s.config
             and g.semester_id = (select id from semester where is_current)))
     ) as "halfSets"`,
)

/** Counts the inconsistencies after a registration day: each must be 0. */
export const checkConsistency = async (db: Connection) => (await db.row(consistency))!

const missing = statement<{ missing: number; unacknowledged: number }>(
  'bench.missing',
  `with acknowledged as (
     select * from jsonb_to_recordset($1::jsonb) as x(student int, registration int, groups int[])
   )
   select
     (
       select count(*) from acknowledged s
       where not exists (select from registration r where r.id = s.registration and r.student_id = s.student)
         or (select array_agg(rg.group_id order by rg.group_id) from registration_group rg where rg.registration_id = s.registration)
           is distinct from (select array_agg(g order by g) from unnest(s.groups) g)
     ) as missing,
     (select count(*) from registration r where r.id not in (select registration from acknowledged)) as unacknowledged`,
)

/** Counts the acknowledged seats that are missing or differ, and the registrations that nobody acknowledged. */
export const countMissing = async (db: Connection, acknowledged: readonly AcknowledgedSeat[]) =>
  (await db.row(missing, [JSON.stringify(acknowledged)]))!

// Nobody drops a seat during the storm: what could be taken at its end could have been taken when it was refused.
const wrongRefusals = statement<{ untrue: number }>(
  'bench.wrongRefusals',
  `with recursive refused as (
     select distinct x.student, x.subject from jsonb_to_recordset($1::jsonb) as x(student int, subject int)
   ), place as materialized (
     select f.student, f.subject, g.id, g.config, g.part, g.parent_id,
       dense_rank() over (partition by f.student, f.subject, g.config order by g.part) as at, need.parts
     from refused f
     join study_group g on g.subject_id = f.subject and g.is_open and g.taken < g.capacity
     join lateral (
       select count(distinct o.part) as parts from study_group o where o.subject_id = g.subject_id and o.config = g.config
     ) need on true
     where not exists (
       select from registration r join registration_group rg on rg.registration_id = r.id
       join bench_meet m on m.one = g.id and m.other = rg.group_id
       where r.student_id = f.student and r.subject_id <> f.subject)
   ), walk as (
     select student, subject, config, at, parts, array[id] as ids, array_remove(array[parent_id], null) as parents from place where at = 1
     union all
     select w.student, w.subject, w.config, p.at, w.parts, w.ids || p.id, array_remove(w.parents || p.parent_id, null)
     from walk w
     join place p on p.student = w.student and p.subject = w.subject and p.config = w.config and p.at = w.at + 1
     where not exists (select from bench_meet m where m.one = p.id and m.other = any(w.ids) and m.truly)
       and (p.parent_id is null or p.parent_id = any(w.ids) or p.part < (select o.part from study_group o where o.id = p.parent_id))
   )
   select count(*) as untrue from (
     select distinct w.student, w.subject from walk w
     where w.at = w.parts and w.parents <@ w.ids
       and (select credits from subject where id = w.subject) + (
         select coalesce(sum(s.credits), 0) from registration r join subject s on s.id = r.subject_id where r.student_id = w.student
       ) <= (select (value ->> 'maximumPerSemester')::int from setting where name = 'credit_limits')
   ) could`,
)

/** Counts the refused requests that could still be granted. */
export const countWrongRefusals = async (
  db: Connection,
  refused: readonly { readonly student: number; readonly subject: number }[],
) => (await db.row(wrongRefusals, [JSON.stringify(refused)]))!.untrue

const wrongReceipts = statement<{ untrue: number }>(
  'bench.wrongReceipts',
  `select count(*) as untrue from receipt c
   where c.code = 'group_full' and not exists (
       select from study_group g where g.id = any(c.group_ids) and g.taken = g.capacity)
     or c.code = 'group_clash' and not exists (
       select from registration r
       join registration_group rg on rg.registration_id = r.id
       join bench_meet m on m.other = rg.group_id and m.one = any(c.group_ids)
       where r.student_id = c.student_id and r.subject_id <> c.subject_id)
     or c.code = 'already_registered' and not exists (
       select from registration r where r.student_id = c.student_id and r.subject_id = c.subject_id)`,
)

/** Counts the refusals whose receipt names a reason that does not hold. */
export const countWrongReceipts = async (db: Connection) => (await db.row(wrongReceipts))!.untrue
