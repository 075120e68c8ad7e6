create or replace function remove_master_theme(the_student int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  zone text := (select value #>> '{}' from setting where name = 'time_zone');
  current_choice master_choice;
  until timestamptz;
begin
  detail := '{}';
  outcome := 'not_master';
  perform from student where id = the_student for no key update;
  if not exists (select from student s join programme p on p.id = s.programme_id
    where s.id = the_student and p.is_master) then return; end if;
  select * into current_choice from master_choice where student_id = the_student and removed_at is null and status <> 'rejected';
  outcome := 'ok';
  if exists (select from receipt where student_id = the_student and key = the_key and action = 'theme_removed') then
    if current_choice.id is not null then outcome := 'undone'; end if;
    return;
  end if;
  if current_choice.id is null then
    if not exists (select from master_choice where student_id = the_student) then outcome := 'none'; end if;
    return;
  end if;
  select choose_until into until from master_round
    where (programme_id, semester_id) = (current_choice.programme_id, current_choice.semester_id);
  detail := jsonb_build_object('theme', jsonb_build_object('ka', current_choice.name_ka, 'en', current_choice.name_en),
    'until', to_char(until at time zone zone, 'YYYY-MM-DD'), 'until_time', to_char(until at time zone zone, 'HH24:MI'));
  outcome := 'approved';
  if current_choice.status = 'approved' then return; end if;
  outcome := 'closed';
  if now() >= until then return; end if;
  update master_choice set removed_at = now() where id = current_choice.id;
  perform save_receipt(the_student, 'theme_removed', null, current_choice.id, null, null, null, the_key);
  outcome := 'ok';
end $$;

comment on function remove_master_theme is 'Gives the chosen theme back while it is not approved and themes can still be chosen. Doing it twice is ok; undone is an attempt that is repeated after another theme was chosen.';
