-- An attempt that comes again after what it did was taken back is told so: it is not done over, and it is not called done.

create or replace function choose_medicine_topic(the_student int, the_topic int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  wanted medicine_topic;
  held int;
  mine int;
begin
  select t.* into wanted from medicine_topic t join semester s on s.id = t.semester_id and s.is_current
    where t.id = the_topic;
  select p.outcome, p.registration, p.detail into outcome, mine, detail
    from medicine_part(the_student, wanted.subject_id, false) p;
  if mine is null then return; end if;
  select c.topic_id into held from medicine_topic_choice c where c.registration_id = mine;
  if held = the_topic then outcome := 'ok'; return; end if;
  if the_key is not null and was_done(the_student, 'topic_chosen', the_topic, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  perform from medicine_topic where id in (held, the_topic) order by id for no key update;
  detail := detail || jsonb_build_object('topic', jsonb_build_object('ka', wanted.name_ka, 'en', wanted.name_en));
  if not exists (select from medicine_topic where id = the_topic and taken < places) then
    outcome := 'full';
    return;
  end if;
  insert into medicine_topic_choice (registration_id, topic_id) values (mine, the_topic)
    on conflict (registration_id) do update set topic_id = excluded.topic_id, chosen_at = now();
  perform leave_receipt(the_student, 'topic_chosen', wanted.subject_id, the_topic, null, null, null, the_key);
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
  select g.id into made from receipt r join lab_group g on g.id = r.registration_id
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

create or replace function join_lab_group(the_student int, the_group int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  wanted lab_group;
  mine int;
  held int;
begin
  select g.* into wanted from lab_group g join semester s on s.id = g.semester_id and s.is_current where g.id = the_group;
  select p.outcome, p.registration, p.detail into outcome, mine, detail
    from medicine_part(the_student, wanted.subject_id, true) p;
  if mine is null then return; end if;
  select m.group_id into held from lab_group_member m where m.registration_id = mine;
  if held = the_group then outcome := 'ok'; return; end if;
  if the_key is not null and was_done(the_student, 'lab_group_joined', the_group, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  if held is not null then
    outcome := 'in_group';
    detail := detail || jsonb_build_object('group', (select g.name from lab_group g where g.id = held));
    return;
  end if;
  select g.* into wanted from lab_group g where g.id = the_group for no key update;
  if wanted.id is null then
    outcome := 'not_found';
    return;
  end if;
  if wanted.taken >= wanted.places then
    outcome := 'full';
    detail := detail || jsonb_build_object('group', wanted.name, 'limit', wanted.places);
    return;
  end if;
  insert into lab_group_member (registration_id, group_id) values (mine, the_group);
  perform leave_receipt(the_student, 'lab_group_joined', wanted.subject_id, the_group, null, null, null, the_key);
end $$;

-- What nobody decided in its semester does not stand in the way of the next round.
create or replace function choose_master_theme(the_student int, the_theme int, ka text, en text, supervisor int, the_note text,
  the_key text, out outcome text, out detail jsonb) language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  programme int;
  held master_choice;
  round master_round;
  wanted master_theme;
  made int;
begin
  detail := '{}';
  outcome := 'not_master';
  perform from student where id = the_student for no key update;
  select p.id into programme from student s join programme p on p.id = s.programme_id
    where s.id = the_student and p.study_level_id = 2;
  if programme is null then return; end if;

  select * into held from master_choice where student_id = the_student and attempt_key = the_key;
  if held.id is null then
    select c.* into held from master_choice c join semester s on s.id = c.semester_id
      where c.student_id = the_student and c.removed_at is null
        and (c.status = 'approved' or c.status = 'sent' and s.is_current);
    outcome := case held.status when 'approved' then 'has_approved' else 'has_theme' end;
  else
    outcome := case when held.removed_at is null then 'key_of_another' else 'undone' end;
  end if;
  if held.id is not null then
    detail := jsonb_build_object('theme', jsonb_build_object('ka', held.name_ka, 'en', held.name_en));
    if held.removed_at is null and (case when the_theme is null
        then held.theme_id is null and (held.name_ka, held.name_en, held.lecturer_id) = (ka, en, supervisor)
        else held.theme_id = the_theme end)
      then outcome := 'ok'; end if;
    return;
  end if;

  select r.* into round from master_round r join semester s on s.id = r.semester_id and s.is_current
    where r.programme_id = programme;
  outcome := 'no_round';
  if round.programme_id is null then return; end if;
  detail := jsonb_build_object(
    'opens', to_char(round.opens_at at time zone zone, 'YYYY-MM-DD'), 'opens_time', to_char(round.opens_at at time zone zone, 'HH24:MI'),
    'until', to_char(round.choose_until at time zone zone, 'YYYY-MM-DD'), 'until_time', to_char(round.choose_until at time zone zone, 'HH24:MI'));
  outcome := 'not_open';
  if now() < round.opens_at then return; end if;
  outcome := 'closed';
  if now() >= round.choose_until then return; end if;

  if the_theme is not null then
    select * into wanted from master_theme
      where id = the_theme and (programme_id, semester_id) = (round.programme_id, round.semester_id);
    outcome := 'no_theme';
    if wanted.id is null then return; end if;
    ka := wanted.name_ka;
    en := wanted.name_en;
    supervisor := wanted.lecturer_id;
    detail := detail || jsonb_build_object('theme', jsonb_build_object('ka', ka, 'en', en));
    outcome := 'taken';
    perform from master_theme where id = the_theme and taken < places for no key update;
    if not found then return; end if;
  end if;
  select detail || jsonb_build_object('supervisor', jsonb_build_object('ka', l.fname_ka || ' ' || l.lname_ka,
      'en', l.fname_en || ' ' || l.lname_en)) into detail
    from master_supervisor m join lecturer l on l.id = m.lecturer_id
    where (m.programme_id, m.semester_id, m.lecturer_id) = (round.programme_id, round.semester_id, supervisor);
  outcome := 'no_supervisor';
  if not found then detail := '{}'; return; end if;
  outcome := 'supervisor_full';
  perform from master_supervisor m
    where (m.programme_id, m.semester_id, m.lecturer_id) = (round.programme_id, round.semester_id, supervisor)
      and m.taken < m.places for no key update;
  if not found then return; end if;

  -- What was rejected has been read, and makes room for the next.
  update master_choice set removed_at = now() where student_id = the_student and removed_at is null;
  insert into master_choice (student_id, programme_id, semester_id, lecturer_id, theme_id, name_ka, name_en, note, attempt_key)
    values (the_student, round.programme_id, round.semester_id, supervisor, the_theme, ka, en, the_note, the_key)
    returning id into made;
  perform leave_receipt(the_student, 'theme_chosen', null, made, null, null, null, the_key);
  outcome := 'ok';
end $$;
