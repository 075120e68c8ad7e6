create or replace function notify_semester() returns trigger language plpgsql as $$
begin
  perform pg_notify('semester', new.id::text);
  return null;
end $$;

create or replace trigger semester_notify_insert after insert on semester
  for each row when (new.is_current) execute function notify_semester();
create or replace trigger semester_notify_update after update of is_current on semester
  for each row when (new.is_current and not old.is_current) execute function notify_semester();

comment on function notify_semester is 'Notifies every server that another semester is the current one, whether its day has come or an import has made it so.';
