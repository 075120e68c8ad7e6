create or replace function leave_lab_group(the_student int, the_group int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  subject int;
  own_registration int;
begin
  select r.subject_id into subject from lab_group_member m join registration r on r.id = m.registration_id
    where m.group_id = the_group and r.student_id = the_student;
  select p.outcome, p.registration, p.detail into outcome, own_registration, detail from load_medicine_registration(the_student, subject, true) p;
  if outcome = 'not_found' and has_receipt(the_student, 'lab_group_left', the_group, null) then outcome := 'ok'; end if;
  if own_registration is null then return; end if;
  if the_key is not null and has_receipt(the_student, 'lab_group_left', the_group, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  delete from lab_group_member where registration_id = own_registration and group_id = the_group;
  if not found then return; end if;
  perform save_receipt(the_student, 'lab_group_left', subject, the_group, null, null, null, the_key);
end $$;

comment on function leave_lab_group is 'Leaves a laboratory group. Leaving twice is ok; undone is an attempt that is repeated after the student has joined again.';
