create or replace function load_login_delay(kinds text[], keys text[], delays int[]) returns int language sql stable as $$
  select greatest(0, max(
    delays[least(greatest(0, f.failures - case
      when f.kind = 'address' and f.failures >= cardinality(array_positions(delays, 0)) then (
        select count(distinct s.student_id)::int from session s
        where s.network = f.key and s.created_at > now() - interval '1 day')
      else 0 end) + 1, cardinality(delays))]
    + ceil(extract(epoch from f.last_at - clock_timestamp()))::int))
  from unnest(kinds, keys) k(kind, key)
  join login_failure f on f.kind = k.kind and f.key = k.key
  where f.last_at >= clock_timestamp() - interval '1 hour'
$$;

comment on function load_login_delay is 'How many seconds an attempt has to wait for one of its keys. delays are the seconds after 0, 1, 2, … failures; the last one is for all that follow. After an hour without attempts the count starts again. An address may fail once more for each student who has logged in from it within a day: a dormitory behind one address has more wrong passwords than a single flat.';
