create or replace function choose_master_theme(the_student int, the_theme int, ka text, en text, supervisor int, the_note text,
  the_key text, out outcome text, out detail jsonb) language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  programme int;
  current_choice master_choice;
  round master_round;
  requested master_theme;
  new_id int;
begin
  detail := '{}';
  outcome := 'not_master';
  perform from student where id = the_student for no key update;
  select p.id into programme from student s join programme p on p.id = s.programme_id
    where s.id = the_student and p.is_master;
  if programme is null then return; end if;

  select * into current_choice from master_choice where student_id = the_student and attempt_key = the_key;
  if current_choice.id is null then
    select c.* into current_choice from master_choice c join semester s on s.id = c.semester_id
      where c.student_id = the_student and c.removed_at is null
        and (c.status = 'approved' or c.status = 'sent' and s.is_current);
    outcome := case current_choice.status when 'approved' then 'has_approved' else 'has_theme' end;
  else
    outcome := case when current_choice.removed_at is null then 'key_of_another' else 'undone' end;
  end if;
  if current_choice.id is not null then
    detail := jsonb_build_object('theme', jsonb_build_object('ka', current_choice.name_ka, 'en', current_choice.name_en));
    if current_choice.removed_at is null and (case when the_theme is null
        then current_choice.theme_id is null and (current_choice.name_ka, current_choice.name_en, current_choice.lecturer_id) = (ka, en, supervisor)
        else current_choice.theme_id = the_theme end)
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
    select * into requested from master_theme
      where id = the_theme and (programme_id, semester_id) = (round.programme_id, round.semester_id);
    outcome := 'no_theme';
    if requested.id is null then return; end if;
    ka := requested.name_ka;
    en := requested.name_en;
    supervisor := requested.lecturer_id;
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

  -- A rejected choice makes room for the next one.
  update master_choice set removed_at = now() where student_id = the_student and removed_at is null;
  insert into master_choice (student_id, programme_id, semester_id, lecturer_id, theme_id, name_ka, name_en, note, attempt_key)
    values (the_student, round.programme_id, round.semester_id, supervisor, the_theme, ka, en, the_note, the_key)
    returning id into new_id;
  perform save_receipt(the_student, 'theme_chosen', null, new_id, null, null, null, the_key);
  outcome := 'ok';
end $$;

comment on function choose_master_theme is 'Chooses a thesis theme of the current round, or proposes one (with names and a supervisor instead of an id). Locks the student, then the theme, then the supervisor. Answers ok, or not_master, no_round, not_open, closed, no_theme, taken, no_supervisor, supervisor_full, has_theme, has_approved; key_of_another for a key that chose another theme, undone for one whose choice was removed since. detail holds what the refusal names.';
