-- Who is in a laboratory group is read from one index, in the order of joining. A registration never goes to another
-- student, so a member's student is always the registration's, whoever writes it.
alter table lab_group_member add column student_id int;
update lab_group_member m set student_id = r.student_id from registration r where r.id = m.registration_id;
alter table lab_group_member alter column student_id set not null;

create function name_lab_group_member() returns trigger language plpgsql as $$
begin
  new.student_id := (select student_id from registration where id = new.registration_id);
  return new;
end $$;
create trigger name_lab_group_member before insert or update of registration_id, student_id on lab_group_member
  for each row execute function name_lab_group_member();

create index lab_group_member_joined on lab_group_member (group_id, joined_at, registration_id) include (student_id);
drop index lab_group_member_group_id_idx;
