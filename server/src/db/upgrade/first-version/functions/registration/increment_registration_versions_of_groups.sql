create or replace function increment_registration_versions_of_groups() returns trigger language plpgsql as $$
begin
  update student set registration_version = registration_version + 1, registration_changed_in = pg_current_xact_id()
    where id = any(array(
        select (select r.student_id from registration r where r.id = c.registration_id) from changed c))
      and registration_changed_in is distinct from pg_current_xact_id();
  return null;
end $$;

comment on function increment_registration_versions_of_groups is 'As increment_registration_versions, for the groups of registrations.';

create or replace trigger registration_version_insert after insert on registration_group referencing new table as changed
  for each statement execute function increment_registration_versions_of_groups();
create or replace trigger registration_version_update after update on registration_group referencing new table as changed
  for each statement execute function increment_registration_versions_of_groups();
create or replace trigger registration_version_delete after delete on registration_group referencing old table as changed
  for each statement execute function increment_registration_versions_of_groups();
