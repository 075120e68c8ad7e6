create or replace function count_login_attempt(kinds text[], keys text[], delays int[], out seconds int, out counted_at timestamptz)
language plpgsql as $$
declare
  i int;
begin
  counted_at := clock_timestamp();
  seconds := load_login_delay(kinds, keys, delays);
  if seconds > 0 then return; end if;
  for i in 1 .. cardinality(kinds) loop
    insert into login_failure (kind, key, failures) values (kinds[i], keys[i], 0) on conflict do nothing;
    perform 1 from login_failure f where f.kind = kinds[i] and f.key = keys[i] for update;
  end loop;
  -- Others may have been counted while this one waited for the locks.
  seconds := load_login_delay(kinds, keys, delays);
  if seconds > 0 then return; end if;
  counted_at := clock_timestamp();
  for i in 1 .. cardinality(kinds) loop
    update login_failure
      set failures = case when last_at < counted_at - interval '1 hour' then 1 else failures + 1 end, last_at = counted_at
      where kind = kinds[i] and key = keys[i];
  end loop;
end $$;

comment on function count_login_attempt is 'Counts one attempt for each key and answers 0 seconds, or answers how long one of the keys has to wait and counts nothing: an attempt that has to wait writes no row. Keys are locked in the given order. delays are those of load_login_delay.';
