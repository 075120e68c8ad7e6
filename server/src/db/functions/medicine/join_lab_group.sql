create or replace function join_lab_group(the_student int, the_group int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  wanted lab_group;
  mine int;
  held int;
begin
  select g.* into wanted from lab_group g join semester s on s.id = g.semester_id and s.is_current where g.id = the_group;
  select p.outcome, p.registration, p.detail into outcome, mine, detail
    from load_medicine_registration(the_student, wanted.subject_id, true) p;
  if mine is null then return; end if;
  select m.group_id into held from lab_group_member m where m.registration_id = mine;
  if held = the_group then outcome := 'ok'; return; end if;
  if the_key is not null and has_receipt(the_student, 'lab_group_joined', the_group, the_key) then
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
  perform save_receipt(the_student, 'lab_group_joined', wanted.subject_id, the_group, null, null, null, the_key);
end $$;

comment on function join_lab_group is 'Joins a laboratory group. Locks the group, so that the last place is given once. Answers ok, full, in_group (of another group), undone (left since), or as load_medicine_registration does.';
