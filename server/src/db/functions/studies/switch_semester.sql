create or replace function switch_semester(at timestamptz) returns int language plpgsql as $$
declare
  today date := (at at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
  next_id int;
begin
  -- Servers that look at the same midnight take turns, and seats that are being taken come first.
  perform 1 from semester s where s.is_current for update;
  select s.id into next_id from semester s
    where not s.is_current and coalesce(s.current_from, s.starts_on) <= today
      and s.starts_on > coalesce((select c.starts_on from semester c where c.is_current), '-infinity')
    order by s.starts_on desc limit 1;
  if next_id is null then return null; end if;
  update semester set is_current = false where is_current;
  update semester set is_current = true where id = next_id;
  perform pg_notify('semester', next_id::text);
  return next_id;
end $$;

comment on function switch_semester is 'Makes the latest semester whose day has come at the university the current one, and notifies every server; null when there is none. An earlier semester never comes back by itself.';
