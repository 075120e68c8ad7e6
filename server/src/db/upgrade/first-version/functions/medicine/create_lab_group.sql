create or replace function create_lab_group(the_student int, the_subject int, the_name text, the_key text,
  out outcome text, out detail jsonb, out created_id int) language plpgsql as $$
declare
  own_registration int;
  current_name text;
begin
  select p.outcome, p.registration, p.detail into outcome, own_registration, detail
    from load_medicine_registration(the_student, the_subject, true) p;
  if own_registration is null then return; end if;
  select r.registration_id into created_id from receipt r
    where r.student_id = the_student and r.key = the_key and r.action = 'lab_group_made' and r.code is null;
  if created_id is not null then
    outcome := case when exists (select from lab_group_member where (registration_id, group_id) = (own_registration, created_id))
      then 'ok' else 'undone' end;
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  select g.name into current_name from lab_group_member m join lab_group g on g.id = m.group_id where m.registration_id = own_registration;
  if current_name is not null then
    outcome := 'in_group';
    detail := detail || jsonb_build_object('group', current_name);
    return;
  end if;
  insert into lab_group (semester_id, subject_id, name, created_by, places)
    select r.semester_id, r.subject_id, the_name, the_student, (s.value #>> '{}')::int
    from registration r, setting s where r.id = own_registration and s.name = 'lab_group_places'
    on conflict (subject_id, semester_id, lower(name)) do nothing
    returning id into created_id;
  if created_id is null then
    outcome := 'name_taken';
    detail := detail || jsonb_build_object('group', the_name);
    return;
  end if;
  insert into lab_group_member (registration_id, group_id) values (own_registration, created_id);
  perform save_receipt(the_student, 'lab_group_made', the_subject, created_id, null, null, null, the_key);
end $$;

comment on function create_lab_group is 'Creates a laboratory group with the student as its first member. Answers ok, in_group, name_taken, undone (the group of this key was left since), or as load_medicine_registration does.';
