create or replace function increment_all_registration_versions() returns trigger language plpgsql as $$
begin
  update student set registration_version = registration_version + 1, registration_changed_in = pg_current_xact_id()
    where registration_changed_in is distinct from pg_current_xact_id();
  return null;
end $$;

comment on function increment_all_registration_versions is 'Another current semester increments the version of every student: what a process has cached of them is of the former one.';

create or replace trigger registration_versions_of_semester after update of is_current on semester
  for each row when (new.is_current and not old.is_current) execute function increment_all_registration_versions();
