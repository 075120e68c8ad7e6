create or replace function check_time_zone() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.name <> 'time_zone' then
    raise exception using errcode = 'check_violation', message = 'The setting time_zone is needed: it can be changed, but not removed.';
  end if;
  -- The names under posix/ and right/, and those of the machine, are files of PostgreSQL; browsers do not know them.
  if jsonb_typeof(new.value) <> 'string' or not exists (
    select from pg_timezone_names z
    where z.name = new.value #>> '{}' and z.name !~ '^(posix|right)/' and z.name not in ('posixrules', 'localtime', 'Factory'))
  then
    raise exception using errcode = 'check_violation',
      message = format('The setting time_zone cannot be %s: write the name of a time zone, such as "Asia/Tbilisi" or "Europe/Berlin".', new.value),
      hint = 'select name from pg_timezone_names lists the names.';
  end if;
  return new;
end $$;

comment on function check_time_zone is 'Refuses a time zone that PostgreSQL or browsers do not know, and the removal of the setting. The server checks it at its start too.';

create or replace trigger check_new_time_zone before insert on setting for each row when (new.name = 'time_zone') execute function check_time_zone();
create or replace trigger check_changed_time_zone before update on setting for each row when (old.name = 'time_zone') execute function check_time_zone();
create or replace trigger keep_time_zone before delete on setting for each row when (old.name = 'time_zone') execute function check_time_zone();
