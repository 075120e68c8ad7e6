create or replace function switch_semester(at timestamptz default now()) returns table (id int, name_en text) language plpgsql as $$
declare
  due int;
begin
  select s.id into due from semester s
    where s.current_from <= (at at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date
    order by s.current_from desc limit 1;
  -- The usual case locks nothing.
  if due is null or exists (select from semester s where s.id = due and s.is_current) then return; end if;
  -- Whoever takes a seat holds the semester until their transaction ends.
  update semester s set is_current = false where s.is_current and s.id <> due;
  return query update semester s set is_current = true where s.id = due and not s.is_current returning s.id, s.name_en;
end $$;

comment on function switch_semester is 'Makes the semester whose day has come at that time the current one, and returns it; no row when it is that already.';
