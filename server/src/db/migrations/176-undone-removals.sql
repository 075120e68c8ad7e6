-- What was given up, and taken again since, is not given up by the same attempt once more; nor is it called given up. A group
-- that went with its last student is not made anew by the attempt that had made it.

create or replace function remove_medicine_topic(the_student int, the_topic int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  subject int := (select t.subject_id from medicine_topic t join semester s on s.id = t.semester_id and s.is_current
    where t.id = the_topic);
  mine int;
begin
  select p.outcome, p.registration, p.detail into outcome, mine, detail
    from medicine_part(the_student, subject, false) p;
  if mine is null then return; end if;
  if not exists (select from medicine_topic_choice where registration_id = mine and topic_id = the_topic) then
    outcome := case when was_done(the_student, 'topic_removed', the_topic, null) then 'ok' else 'not_found' end;
    return;
  end if;
  if the_key is not null and was_done(the_student, 'topic_removed', the_topic, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  delete from medicine_topic_choice where registration_id = mine;
  perform leave_receipt(the_student, 'topic_removed', subject, the_topic, null, null, null, the_key);
end $$;

create or replace function make_lab_group(the_student int, the_subject int, the_name text, the_key text,
  out outcome text, out detail jsonb, out made int) language plpgsql as $$
declare
  mine int;
  held text;
begin
  select p.outcome, p.registration, p.detail into outcome, mine, detail
    from medicine_part(the_student, the_subject, true) p;
  if mine is null then return; end if;
  select r.registration_id into made from receipt r
    where r.student_id = the_student and r.key = the_key and r.action = 'lab_group_made' and r.code is null;
  if made is not null then
    outcome := case when exists (select from lab_group_member where (registration_id, group_id) = (mine, made))
      then 'ok' else 'undone' end;
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  select g.name into held from lab_group_member m join lab_group g on g.id = m.group_id where m.registration_id = mine;
  if held is not null then
    outcome := 'in_group';
    detail := detail || jsonb_build_object('group', held);
    return;
  end if;
  insert into lab_group (semester_id, subject_id, name, made_by, places)
    select r.semester_id, r.subject_id, the_name, the_student, (s.value #>> '{}')::int
    from registration r, setting s where r.id = mine and s.name = 'lab_group_places'
    on conflict (subject_id, semester_id, lower(name)) do nothing
    returning id into made;
  if made is null then
    outcome := 'name_taken';
    detail := detail || jsonb_build_object('group', the_name);
    return;
  end if;
  insert into lab_group_member (registration_id, group_id) values (mine, made);
  perform leave_receipt(the_student, 'lab_group_made', the_subject, made, null, null, null, the_key);
end $$;

create or replace function leave_lab_group(the_student int, the_group int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  subject int;
  mine int;
begin
  select r.subject_id into subject from lab_group_member m join registration r on r.id = m.registration_id
    where m.group_id = the_group and r.student_id = the_student;
  select p.outcome, p.registration, p.detail into outcome, mine, detail from medicine_part(the_student, subject, true) p;
  if outcome = 'not_found' and was_done(the_student, 'lab_group_left', the_group, null) then outcome := 'ok'; end if;
  if mine is null then return; end if;
  if the_key is not null and was_done(the_student, 'lab_group_left', the_group, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  delete from lab_group_member where registration_id = mine and group_id = the_group;
  if not found then return; end if;
  perform leave_receipt(the_student, 'lab_group_left', subject, the_group, null, null, null, the_key);
end $$;

create or replace function remove_master_theme(the_student int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  held master_choice;
  until timestamptz;
begin
  detail := '{}';
  outcome := 'not_master';
  perform from student where id = the_student for no key update;
  if not exists (select from student s join programme p on p.id = s.programme_id
    where s.id = the_student and p.study_level_id = 2) then return; end if;
  select * into held from master_choice where student_id = the_student and removed_at is null and status <> 'rejected';
  outcome := 'ok';
  if exists (select from receipt where student_id = the_student and key = the_key and action = 'theme_removed') then
    if held.id is not null then outcome := 'undone'; end if;
    return;
  end if;
  if held.id is null then
    if not exists (select from master_choice where student_id = the_student) then outcome := 'none'; end if;
    return;
  end if;
  select choose_until into until from master_round
    where (programme_id, semester_id) = (held.programme_id, held.semester_id);
  detail := jsonb_build_object('theme', jsonb_build_object('ka', held.name_ka, 'en', held.name_en),
    'until', to_char(until at time zone zone, 'YYYY-MM-DD'), 'until_time', to_char(until at time zone zone, 'HH24:MI'));
  outcome := 'approved';
  if held.status = 'approved' then return; end if;
  outcome := 'closed';
  if now() >= until then return; end if;
  update master_choice set removed_at = now() where id = held.id;
  perform leave_receipt(the_student, 'theme_removed', null, held.id, null, null, null, the_key);
  outcome := 'ok';
end $$;
