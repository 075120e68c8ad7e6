create or replace function increment_registration_version() returns trigger language plpgsql as $$
begin
  new.registration_version = old.registration_version + 1;
  return new;
end $$;

comment on function increment_registration_version is 'A change of the student''s programme, status or semester increments their version.';

create or replace trigger increment_registration_version before update of programme_id, minor_programme_id, concentration_id, status_id, study_semester,
  is_on_last_course on student for each row execute function increment_registration_version();
