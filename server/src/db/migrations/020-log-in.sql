-- A session that ends, for whatever reason, is told to every process of the portal.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'base64'));
  return null;
end $$;
create trigger tell_session_ended after delete on session for each row execute function tell_session_ended();

-- Asking for a new password is slowed down as failed log-ins are.
alter table login_failure drop constraint login_failure_kind_check;
alter table login_failure add constraint login_failure_kind_check
  check (kind in ('code', 'address', 'device', 'reset_code', 'reset_address'));

-- Networks in which many students share one address, such as the campus: their log-ins are slowed by code alone.
insert into setting (name, value) values ('campus_networks', '[]');

-- Counts one try for each of the keys and answers 0; or answers for how many seconds one of them still has to wait,
-- and counts nothing. `delays` holds the seconds to wait after 0, 1, 2, … tries, its last entry those after all that
-- follow. A quiet hour forgives everything. Keys are locked in the order given.
create function count_try(kinds text[], keys text[], delays int[], out seconds int, out counted_at timestamptz)
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

-- Begins one try of a password: finds the student, and counts the try as failed before the password is looked at, so
-- that many tries at once are counted like tries in a row. A device that has signed in as this student before answers
-- only for its own failures. A try that has to wait (seconds > 0) counts nothing.
create function begin_login(the_code text, the_address text, device_hash bytea, delays int[],
  out seconds int, out counted_at timestamptz, out address_quiet_since timestamptz,
  out student_id int, out password_hash text, out known_device int
) language plpgsql as $$
begin
  select s.id, s.password_hash into student_id, password_hash from student s where s.code = the_code;
  select d.id into known_device from device d
    where d.student_id = begin_login.student_id and d.token_hash = device_hash;
  if known_device is not null then
    select t.seconds, t.counted_at into seconds, counted_at
      from count_try(array['device'], array[known_device::text], delays) t;
    return;
  end if;
  select f.last_at into address_quiet_since from login_failure f where f.kind = 'address' and f.key = the_address;
  if exists (select 1 from setting s, jsonb_array_elements_text(s.value) network
             where s.name = 'campus_networks' and the_address::inet <<= network::inet) then
    select t.seconds, t.counted_at into seconds, counted_at from count_try(array['code'], array[the_code], delays) t;
  else
    select t.seconds, t.counted_at into seconds, counted_at
      from count_try(array['code', 'address'], array[the_code, the_address], delays) t;
  end if;
end $$;

-- Ends a try that was right: the failures of the code, or of the known device, are forgotten; the address only gets
-- this one try back, as though it had never been.
create function forgive_login(the_code text, the_address text, device int, counted timestamptz, quiet_since timestamptz)
returns void language sql as $$
  delete from login_failure where kind = 'device' and key = device::text;
  delete from login_failure where kind = 'code' and key = the_code and device is null;
  update login_failure set failures = greatest(failures - 1, 0),
      last_at = case when last_at = counted then coalesce(quiet_since, last_at) else last_at end
    where kind = 'address' and key = the_address and device is null and failures > 0;
$$;

-- How often a code was sent within a day: each sending allows new guesses.
alter table mobile_code add column sends int not null default 1;
alter table mobile_code add column first_sent_at timestamptz not null default now();
