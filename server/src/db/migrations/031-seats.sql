-- Seats are taken, changed and given up by one function, many students' wishes in one transaction; whatever decides on
-- them has a version, so that a process may keep what it has read and the database can tell whether it is still true.

-- The version of a student's registrations moves by itself, once a transaction, whoever changes what decides for her.
alter table student add column registration_changed_in xid8;

create function change_students_of_rows() returns trigger language plpgsql as $$
begin
  update student set registration_version = registration_version + 1, registration_changed_in = pg_current_xact_id()
    where id = any(array(select c.student_id from changed c)) and registration_changed_in is distinct from pg_current_xact_id();
  return null;
end $$;
create function change_students_of_groups() returns trigger language plpgsql as $$
begin
  update student set registration_version = registration_version + 1, registration_changed_in = pg_current_xact_id()
    where id = any(array(
        select (select r.student_id from registration r where r.id = c.registration_id) from changed c))
      and registration_changed_in is distinct from pg_current_xact_id();
  return null;
end $$;
create trigger change_students_in after insert on registration referencing new table as changed
  for each statement execute function change_students_of_rows();
create trigger change_students_up after update on registration referencing new table as changed
  for each statement execute function change_students_of_rows();
create trigger change_students_out after delete on registration referencing old table as changed
  for each statement execute function change_students_of_rows();
create trigger change_students_in after insert on registration_group referencing new table as changed
  for each statement execute function change_students_of_groups();
create trigger change_students_up after update on registration_group referencing new table as changed
  for each statement execute function change_students_of_groups();
create trigger change_students_out after delete on registration_group referencing old table as changed
  for each statement execute function change_students_of_groups();
create trigger change_students_in after insert on mark referencing new table as changed
  for each statement execute function change_students_of_rows();
create trigger change_students_up after update on mark referencing new table as changed
  for each statement execute function change_students_of_rows();
create trigger change_students_out after delete on mark referencing old table as changed
  for each statement execute function change_students_of_rows();

create function change_student() returns trigger language plpgsql as $$
begin
  new.registration_version = old.registration_version + 1;
  return new;
end $$;
create trigger change_student before update of programme_id, minor_programme_id, concentration_id, status_id, study_semester,
  is_on_last_course on student for each row execute function change_student();

-- The version of the catalogue covers all that is the same for every student: what is offered to whom, when, and how
-- a group is called. A statement that touched no row changes nothing.
create function change_catalogue_if_any() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update semester set catalogue_version = catalogue_version + 1, catalogue_changed_in = pg_current_xact_id()
      where is_current and catalogue_changed_in is distinct from pg_current_xact_id();
  end if;
  return null;
end $$;
do $$
declare
  changing text;
begin
  foreach changing in array '{subject,module,module_subject,programme,lecture_type,lecturer,room,setting,registration_step,registration_window}'::text[]
  loop
    execute format('create trigger change_catalogue_in after insert on %I referencing new table as changed
      for each statement execute function change_catalogue_if_any()', changing);
    execute format('create trigger change_catalogue_up after update on %I referencing new table as changed
      for each statement execute function change_catalogue_if_any()', changing);
    execute format('create trigger change_catalogue_out after delete on %I referencing old table as changed
      for each statement execute function change_catalogue_if_any()', changing);
  end loop;
end $$;

-- Every attempt leaves one, won or lost: when, what, and what came of it. It is also what makes a call safe to send
-- twice: the same key of the same student is answered from here for a day.
create table receipt (
  id bigint generated always as identity,
  student_id int not null references student on delete cascade,
  semester_id int not null,
  at timestamptz not null default clock_timestamp(),
  action text not null check (action in ('registered', 'changed', 'cancelled')),
  subject_id int, -- null: what was asked for is not there
  group_ids int[] not null,
  registration_id int,
  code text, -- null: done
  reason_ka text,
  reason_en text,
  full_group int,
  key text,
  primary key (student_id, id)
);
create index receipt_key on receipt (student_id, key) where key is not null;

-- Settles what students want of their seats: `items` is a list of {student, as_of, semester, catalogue, from, until,
-- key, whole, moves}, each of another student. A move is {action, subject, module, programme, groups, registration,
-- code, reason_ka, reason_en}: with a code it is a refusal that only leaves its receipt; `registration` is the one that
-- it changes or gives up. The rules were decided on a state that `as_of` and `catalogue` name: a newer one answers
-- 'stale', so that the caller decides again. `whole`: all moves or none. The semester, the students by number and the
-- groups by number are locked before anything else, so that two of these can never wait for each other.
create function settle_seats(items jsonb)
  returns table (n int, outcome text, version int, moves jsonb) language plpgsql
  -- On the opening morning the tables are still empty, and a plan made then would read them from end to end all day.
  set enable_seqscan = off
as $$
declare
  item record;
  move record;
  done jsonb;
  student_ids int[];
  group_ids int[];
  old_groups int[];
  full_ids int[];
  full_id int;
  free_ids int[];
  new_id int;
  new_receipt bigint;
  counts int[];
  is_lost boolean;
  the_semester int;
  the_catalogue int;
begin
  select s.id, s.catalogue_version into the_semester, the_catalogue from semester s where s.is_current for share;
  select array_agg((i ->> 'student')::int) into student_ids from jsonb_array_elements(items) i;
  perform 1 from student s where s.id = any(student_ids) order by s.id for update;
  select array_agg(wanted::int) into group_ids from jsonb_array_elements(items) i,
    jsonb_array_elements(i -> 'moves') m, jsonb_array_elements_text(m -> 'groups') wanted;
  select array_agg(rg.group_id) into old_groups from registration_group rg where rg.registration_id = any(array(
    select (m ->> 'registration')::int from jsonb_array_elements(items) i, jsonb_array_elements(i -> 'moves') m));
  -- A full group is refused without its lock: what it would wait for is only the next one's seat.
  perform 1 from study_group g
    where g.id = any(group_ids) and g.taken < g.capacity or g.id = any(old_groups)
    order by g.id for no key update;

  for item in
    select i.ordinality::int as nth, x.* from jsonb_array_elements(items) with ordinality i,
      jsonb_to_record(i.value) as x(student int, as_of int, semester int, catalogue int, "from" timestamptz,
        "until" timestamptz, key text, whole boolean, moves jsonb)
  loop
    n := item.nth;
    moves := '[]';
    select s.registration_version into version from student s where s.id = item.student;
    if item.key is not null then
      select jsonb_agg(to_jsonb(r) order by r.id) into done from receipt r
        where r.student_id = item.student and r.key = item.key and r.at > now() - interval '24 hours';
      if done is not null then
        outcome := 'repeated';
        moves := done;
        return next;
        continue;
      end if;
    end if;
    if version is distinct from item.as_of
      or item.semester is distinct from the_semester or item.catalogue is distinct from the_catalogue
      or now() < item."from" or now() >= item."until"
    then
      outcome := 'stale';
      return next;
      continue;
    end if;

    is_lost := false;
    if item.whole and jsonb_array_length(item.moves) > 1 then
      is_lost := exists (
        select from jsonb_array_elements(item.moves) m
        where m ->> 'code' is not null or exists (
          select from jsonb_array_elements_text(m -> 'groups') wanted
          join study_group g on g.id = wanted::int and g.taken >= g.capacity
          where not exists (
            select from registration_group rg
            where rg.registration_id = (m ->> 'registration')::int and rg.group_id = g.id)));
    end if;

    for move in
      select x.* from jsonb_array_elements(item.moves) m,
        jsonb_to_record(m) as x(action text, subject int, module int, programme int, groups int[], registration int,
          code text, reason_ka text, reason_en text)
    loop
      full_id := null;
      free_ids := null;
      counts := null;
      new_id := null;
      old_groups := '{}';
      if move.registration is not null then
        -- Nobody changes or gives up what is not hers.
        perform 1 from registration r where r.id = move.registration and r.student_id = item.student;
        if not found then raise exception 'registration % is not of student %', move.registration, item.student; end if;
        select coalesce(array_agg(rg.group_id), '{}') into old_groups
          from registration_group rg where rg.registration_id = move.registration;
      end if;
      if move.code is null then
        select array_agg(g.taken order by g.part), array_agg(g.id order by g.part) filter (where g.taken >= g.capacity and g.id <> all(old_groups))
          into counts, full_ids from study_group g where g.id = any(move.groups);
        full_id := full_ids[1];
        if full_id is not null then
          select array_agg(g.id) into free_ids from study_group g
            where g.subject_id = move.subject and g.semester_id = the_semester and g.taken < g.capacity;
        elsif not is_lost then
          if move.action = 'registered' then
            insert into registration (student_id, semester_id, subject_id, module_id, programme_id)
              values (item.student, the_semester, move.subject, move.module, move.programme) returning id into new_id;
            insert into registration_group (registration_id, group_id, part)
              select new_id, g.id, g.part from study_group g where g.id = any(move.groups);
          elsif move.action = 'changed' then
            new_id := move.registration;
            update registration r set subject_id = move.subject, module_id = move.module, programme_id = move.programme
              where r.id = new_id and r.subject_id <> move.subject;
            delete from registration_group rg where rg.registration_id = new_id and rg.group_id <> all(move.groups);
            insert into registration_group (registration_id, group_id, part)
              select new_id, g.id, g.part from study_group g where g.id = any(move.groups) and g.id <> all(old_groups);
          else
            new_id := move.registration;
            delete from registration_group rg where rg.registration_id = new_id;
            delete from registration r where r.id = new_id;
          end if;
        end if;
      end if;
      insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, code, reason_ka,
          reason_en, full_group, key)
        values (item.student, the_semester, move.action, move.subject, move.groups, new_id,
          coalesce(move.code, case when full_id is not null then 'group_full' when is_lost then 'not_whole' end),
          move.reason_ka, move.reason_en, full_id, item.key)
        returning id into new_receipt;
      moves := moves || jsonb_build_object('receipt', new_receipt, 'registration', new_id, 'full', full_id,
        'free', to_jsonb(free_ids), 'taken', to_jsonb(counts), 'had', to_jsonb(old_groups));
    end loop;
    outcome := case when is_lost then 'lost' else 'done' end;
    select s.registration_version into version from student s where s.id = item.student;
    return next;
  end loop;
end $$;

drop function take_seats;
drop function give_up_seats;
drop function registration_now;
