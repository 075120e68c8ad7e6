create or replace function increment_registration_versions() returns trigger language plpgsql as $$
begin
  update student set registration_version = registration_version + 1, registration_changed_in = pg_current_xact_id()
    where id = any(array(select c.student_id from changed c)) and registration_changed_in is distinct from pg_current_xact_id();
  return null;
end $$;

comment on function increment_registration_versions is 'A change of registrations, marks and the like increments the version of the students concerned, once per transaction.';

create or replace trigger registration_version_insert after insert on registration referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_update after update on registration referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_delete after delete on registration referencing old table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_insert after insert on mark referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_update after update on mark referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_delete after delete on mark referencing old table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_insert after insert on free_credit_opt_out referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_update after update on free_credit_opt_out referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_delete after delete on free_credit_opt_out referencing old table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_insert after insert on pre_registration referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_update after update on pre_registration referencing new table as changed
  for each statement execute function increment_registration_versions();
create or replace trigger registration_version_delete after delete on pre_registration referencing old table as changed
  for each statement execute function increment_registration_versions();
