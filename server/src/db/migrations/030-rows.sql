-- What several areas read in the same shape, once: groups as the wire spells them, windows, modules, registrations.

create table weekday (
  id int primary key check (id between 1 and 7), -- Monday is 1
  name_ka text not null,
  name_en text not null
);
insert into weekday (id, name_ka, name_en) values
  (1, 'ორშაბათი', 'Monday'),
  (2, 'სამშაბათი', 'Tuesday'),
  (3, 'ოთხშაბათი', 'Wednesday'),
  (4, 'ხუთშაბათი', 'Thursday'),
  (5, 'პარასკევი', 'Friday'),
  (6, 'შაბათი', 'Saturday'),
  (7, 'კვირა', 'Sunday');
alter table group_meeting add foreign key (weekday) references weekday;

-- Which modules a step is for, and whether a seat may be given up in it: rows, because universities differ.
alter table registration_step
  add column module_kinds text[] not null default '{}',
  add column allows_cancel boolean not null default false;
update registration_step set module_kinds = '{compulsory,elective}', allows_cancel = true where step = 2;
update registration_step set module_kinds = '{compulsory,elective,free,minor}', allows_cancel = true where step in (3, 4);

-- The version of the catalogue moves by itself, once a transaction, whoever changes groups. The semester is locked
-- before the groups are, in the order in which take_seats locks them, so that the two cannot wait for each other.
alter table semester add column catalogue_changed_in xid8;

create function change_catalogue() returns trigger language plpgsql as $$
begin
  update semester set catalogue_version = catalogue_version + 1, catalogue_changed_in = pg_current_xact_id()
    where is_current and catalogue_changed_in is distinct from pg_current_xact_id();
  return null;
end $$;
-- Every column but the count of seats, which moves with each registration.
create trigger change_catalogue before insert or delete or update of
  semester_id, subject_id, code, lecture_type_id, config, part, parent_id, lecturer_id, capacity, is_rotation,
  curation_ka, curation_en, is_open, must_change, source
  on study_group execute function change_catalogue();
create trigger change_catalogue before insert or update or delete on group_meeting execute function change_catalogue();
create trigger change_catalogue before insert or update or delete on group_dates execute function change_catalogue();

-- A group with all columns of the group table; its `day`, `time` and `room` are those of the first meeting, and room 559
-- or none is a distance meeting (null). It joins five relations, so that a statement may join three more before the
-- planner stops choosing the order of joins.
create view group_row as
select
  g.id as "scheduleID",
  g.subject_id as "subjectID",
  g.code as "group",
  g.config,
  g.part,
  g.parent_id as "parentID",
  g.lecture_type_id as "lecture_typeID",
  lt.name_ka as lecture_type,
  lt.name_en as lecture_typeeng,
  -- A practice of the same configuration belongs to this group, unless it is the child of another group of this part.
  exists (
    select from study_group o
    join lecture_type ot on ot.id = o.lecture_type_id and ot.is_practice
    left join study_group p on p.id = o.parent_id
    where o.subject_id = g.subject_id and o.semester_id = g.semester_id and o.config = g.config
      and o.part <> g.part and (p.id is null or p.id = g.id or p.part <> g.part)
  ) as has_practice,
  coalesce(week.day, '') as day,
  coalesce(week.dayeng, '') as dayeng,
  week.time,
  week.time_end,
  coalesce(l.fname_ka || ' ' || l.lname_ka, '') as name,
  coalesce(l.fname_en || ' ' || l.lname_en, '') as nameeng,
  g.taken as st_count,
  g.capacity,
  g.is_rotation as rotation,
  g.curation_ka as curation,
  g.curation_en as curationeng,
  week.room,
  range.start_date,
  range.end_date,
  range.dates,
  week.meetings,
  g.semester_id,
  g.is_open
from study_group g
join lecture_type lt on lt.id = g.lecture_type_id
left join lecturer l on l.id = g.lecturer_id
cross join lateral (
  select coalesce(json_agg(m), '[]') as meetings,
    (array_agg(m.day))[1] as day, (array_agg(m.dayeng))[1] as dayeng,
    (array_agg(m.time))[1] as time, (array_agg(m.time_end))[1] as time_end, (array_agg(m.room))[1] as room
  from (
    select gm.weekday as "dayID", w.name_ka as day, w.name_en as dayeng,
      left(gm.starts::text, 5) as time, left(gm.ends::text, 5) as time_end,
      case when r.id <> 559 then r.name end as room
    from group_meeting gm
    join weekday w on w.id = gm.weekday
    left join room r on r.id = gm.room_id
    where gm.group_id = g.id
    order by gm.position
  ) m
) week
cross join lateral (
  select coalesce(min(d.starts_on), s.starts_on) as start_date, coalesce(max(d.ends_on), s.ends_on) as end_date,
    coalesce(
      json_agg(json_build_object('start_date', d.starts_on, 'end_date', d.ends_on) order by d.starts_on)
        filter (where d.group_id is not null),
      '[]') as dates
  from semester s
  left join group_dates d on d.group_id = g.id
  where s.id = g.semester_id
  group by s.id
) range;

-- A group as the rules look at it: when it meets, which part of its subject it is, and whether it has a seat.
create view part_group as
select
  g.id as "scheduleID",
  g.subject_id as "subjectID",
  g.code as "group",
  g.config,
  g.part,
  g.parent_id as "parentID",
  lt.name_ka as part_ka,
  lt.name_en as part_en,
  g.is_rotation as rotation,
  (
    select coalesce(json_agg(json_build_object(
      'day', m.weekday, 'day_ka', w.name_ka, 'day_en', w.name_en,
      'time', left(m.starts::text, 5), 'time_end', left(m.ends::text, 5)) order by m.position), '[]')
    from group_meeting m
    join weekday w on w.id = m.weekday
    where m.group_id = g.id
  ) as meetings,
  (
    select coalesce(json_agg(json_build_object('start_date', d.starts_on, 'end_date', d.ends_on) order by d.starts_on), '[]')
    from group_dates d where d.group_id = g.id
  ) as ranges,
  g.is_open,
  g.taken < g.capacity as has_seat,
  g.semester_id
from study_group g
join lecture_type lt on lt.id = g.lecture_type_id;

-- The groups in which each student has a seat, as the rules look at them.
create view held_group as
select g.*, r.student_id, r.id as "registrationID", s.name_ka as subject, s.name_en as subjecteng
from registration r
join subject s on s.id = r.subject_id
join registration_group rg on rg.registration_id = r.id
join part_group g on g."scheduleID" = rg.group_id;

-- The windows of each student in the current semester: for a step the most specific rows count (programme before
-- semester of study before everybody), and several of them are a union. The local day and time are the university's.
create view student_window as
select
  st.id as student_id,
  w.step,
  w.starts_at,
  w.ends_at,
  to_char(w.starts_at at time zone zone.name, 'YYYY-MM-DD') as opens_on,
  to_char(w.starts_at at time zone zone.name, 'HH24:MI') as opens_time
from student st
join semester s on s.is_current
join registration_window w on w.semester_id = s.id
  and (w.programme_id is null or w.programme_id = st.programme_id)
  and (w.study_semester is null or w.study_semester = st.study_semester)
cross join (select value #>> '{}' as name from setting where name = 'time_zone') zone
where not exists (
  select from registration_window n
  where n.semester_id = w.semester_id and n.step = w.step
    and (n.programme_id is null or n.programme_id = st.programme_id)
    and (n.study_semester is null or n.study_semester = st.study_semester)
    and (n.programme_id is not null)::int * 2 + (n.study_semester is not null)::int
      > (w.programme_id is not null)::int * 2 + (w.study_semester is not null)::int
);

-- The modules of each student: her programme's own, and those of her concentration.
create view student_module as
select st.id as student_id, m.*
from student st
join module m on m.programme_id = st.programme_id
  and (m.concentration_id is null or m.concentration_id = st.concentration_id);

-- What a module offers: its list; a free module without a list offers what is taught this semester and stands in no
-- other module of the programme.
create view module_offer as
select ms.module_id, ms.subject_id, ms.study_semester from module_subject ms
union all
select m.id, taught.subject_id, 1
from module m
cross join (
  select distinct g.subject_id from study_group g join semester s on s.id = g.semester_id and s.is_current
) taught
where m.kind = 'free'
  and not exists (select from module_subject own where own.module_id = m.id)
  and not exists (
    select from module_subject other
    join module o on o.id = other.module_id
    where o.programme_id = m.programme_id and other.subject_id = taught.subject_id
  );

-- A registration with its groups.
create view registration_row as
select
  r.id as "registrationID",
  r.subject_id as "subjectID",
  s.name_ka as subject,
  s.name_en as subjecteng,
  s.code as subject_code,
  s.credits as ects,
  r.module_id as "program_moduleID",
  (
    select coalesce(json_agg(g order by g.part), '[]')
    from registration_group rg
    join group_row g on g."scheduleID" = rg.group_id
    where rg.registration_id = r.id
  ) as groups,
  r.student_id,
  r.semester_id
from registration r
join subject s on s.id = r.subject_id;

-- The same, read anew: a statement that has just taken seats sees them.
create function registration_now(the_registration int) returns json volatile language plpgsql as $$
begin
  return (select to_json(r) from registration_row r where r."registrationID" = the_registration);
end $$;
