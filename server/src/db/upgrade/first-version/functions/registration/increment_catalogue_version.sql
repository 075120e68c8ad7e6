create or replace function increment_catalogue_version() returns trigger language plpgsql as $$
begin
  update semester set catalogue_version = catalogue_version + 1, catalogue_changed_in = pg_current_xact_id()
    where is_current and catalogue_changed_in is distinct from pg_current_xact_id();
  return null;
end $$;

comment on function increment_catalogue_version is 'A change of groups increments the version of the current semester, once per transaction. It runs before the statement, so that the semester is locked before the groups, in the order of take_seats.';

create or replace trigger increment_catalogue_version before insert or delete or update of
  semester_id, subject_id, code, lecture_type_id, config, part, parent_id, lecturer_id, capacity, is_rotation,
  curation_ka, curation_en, is_open, must_change, source
  on study_group execute function increment_catalogue_version();
create or replace trigger increment_catalogue_version before insert or update or delete on group_meeting execute function increment_catalogue_version();
create or replace trigger increment_catalogue_version before insert or update or delete on group_dates execute function increment_catalogue_version();
