create or replace function count_login_attempt(kinds text[], keys text[], delays int[], out seconds int, out counted_at timestamptz)
language plpgsql as $$
declare
  i int;
  found_row record;
begin
  counted_at := clock_timestamp();
  seconds := 0;
  for i in 1 .. cardinality(kinds) loop
    insert into login_failure (kind, key, failures) values (kinds[i], keys[i], 0) on conflict do nothing;
    select f.failures, f.last_at into found_row
      from login_failure f where f.kind = kinds[i] and f.key = keys[i] for update;
    if found_row.last_at < counted_at - interval '1 hour' then
      update login_failure set failures = 0 where kind = kinds[i] and key = keys[i];
      found_row.failures := 0;
    end if;
    seconds := greatest(seconds, delays[least(found_row.failures + 1, cardinality(delays))]
      + ceil(extract(epoch from found_row.last_at - counted_at))::int);
  end loop;
  if seconds > 0 then return; end if;
  for i in 1 .. cardinality(kinds) loop
    update login_failure set failures = failures + 1, last_at = counted_at where kind = kinds[i] and key = keys[i];
  end loop;
end $$;

comment on function count_login_attempt is 'Counts one attempt for each key and answers 0 seconds, or answers how long one of the keys has to wait and counts nothing. delays are the seconds to wait after 0, 1, 2, … attempts; the last one is for all that follow. After an hour without attempts the count starts again. Keys are locked in the given order.';
