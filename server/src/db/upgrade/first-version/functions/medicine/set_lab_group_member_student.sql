create or replace function set_lab_group_member_student() returns trigger language plpgsql as $$
begin
  new.student_id := (select student_id from registration where id = new.registration_id);
  return new;
end $$;

comment on function set_lab_group_member_student is 'The student of a member is always the student of the registration.';

create or replace trigger set_lab_group_member_student before insert or update of registration_id, student_id on lab_group_member
  for each row execute function set_lab_group_member_student();
