create or replace function increment_catalogue_version_if_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update semester set catalogue_version = catalogue_version + 1, catalogue_changed_in = pg_current_xact_id()
      where is_current and catalogue_changed_in is distinct from pg_current_xact_id();
  end if;
  return null;
end $$;

comment on function increment_catalogue_version_if_changed is 'A change of what is offered to all students increments the version of the current semester, once per transaction. A statement that touches no row changes nothing.';

create or replace trigger catalogue_version_insert after insert on subject referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on subject referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on subject referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on module referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on module referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on module referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on module_subject referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on module_subject referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on module_subject referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on programme referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on programme referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on programme referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on lecture_type referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on lecture_type referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on lecture_type referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on lecturer referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on lecturer referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on lecturer referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on room referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on room referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on room referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on setting referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on setting referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on setting referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on registration_step referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on registration_step referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on registration_step referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on registration_window referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on registration_window referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on registration_window referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on module_block referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on module_block referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on module_block referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_insert after insert on english_level referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_update after update on english_level referencing new table as changed
  for each statement execute function increment_catalogue_version_if_changed();
create or replace trigger catalogue_version_delete after delete on english_level referencing old table as changed
  for each statement execute function increment_catalogue_version_if_changed();
