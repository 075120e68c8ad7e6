create or replace function check_time_zone() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', message = 'The setting time_zone is needed: it can be changed, but not removed.';
end $$;

comment on function check_time_zone is 'Refuses to remove or rename the time zone, which most statements read.';

create or replace trigger check_changed_time_zone before update on setting for each row
  when (old.name = 'time_zone' and new.name <> 'time_zone') execute function check_time_zone();
create or replace trigger keep_time_zone before delete on setting for each row when (old.name = 'time_zone') execute function check_time_zone();
