create or replace function join_lab_group(the_student int, the_group int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  requested lab_group;
  own_registration int;
  current_group int;
begin
  select g.* into requested from lab_group g join semester s on s.id = g.semester_id and s.is_current where g.id = the_group;
  select p.outcome, p.registration, p.detail into outcome, own_registration, detail
    from load_medicine_registration(the_student, requested.subject_id, true) p;
  if own_registration is null then return; end if;
  select m.group_id into current_group from lab_group_member m where m.registration_id = own_registration;
  if current_group = the_group then outcome := 'ok'; return; end if;
  if the_key is not null and has_receipt(the_student, 'lab_group_joined', the_group, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  if current_group is not null then
    outcome := 'in_group';
    detail := detail || jsonb_build_object('group', (select g.name from lab_group g where g.id = current_group));
    return;
  end if;
  select g.* into requested from lab_group g where g.id = the_group for no key update;
  if requested.id is null then
    outcome := 'not_found';
    return;
  end if;
  if requested.taken >= requested.places then
    outcome := 'full';
    detail := detail || jsonb_build_object('group', requested.name, 'limit', requested.places);
    return;
  end if;
  insert into lab_group_member (registration_id, group_id) values (own_registration, the_group);
  perform save_receipt(the_student, 'lab_group_joined', requested.subject_id, the_group, null, null, null, the_key);
end $$;

comment on function join_lab_group is 'Joins a laboratory group. Locks the group, so that the last place is given once. Answers ok, full, in_group (of another group), undone (left since), or as load_medicine_registration does.';
