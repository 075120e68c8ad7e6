-- A student writes her code as she likes, U2400001 or u2400001. Not unique: an import may bring codes that differ by
-- case alone; then the one that is written exactly so is meant.
create index student_by_code on student (upper(code));

create function student_by_code(the_code text) returns setof student language sql stable as $$
  select s.* from student s where upper(s.code) = upper(the_code) order by s.code = the_code desc, s.id limit 1
$$;

-- As it was (020), with the code in any case; failures are counted by the code in capitals, or each way of writing it
-- would have ten tries of its own.
create or replace function begin_login(the_code text, the_address text, device_hash bytea, delays int[],
  out seconds int, out counted_at timestamptz, out address_quiet_since timestamptz,
  out student_id int, out password_hash text, out known_device int
) language plpgsql as $$
begin
  select s.id, s.password_hash into student_id, password_hash from student_by_code(the_code) s;
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
    select t.seconds, t.counted_at into seconds, counted_at
      from count_try(array['code'], array[upper(the_code)], delays) t;
  else
    select t.seconds, t.counted_at into seconds, counted_at
      from count_try(array['code', 'address'], array[upper(the_code), the_address], delays) t;
  end if;
end $$;

create or replace function forgive_login(the_code text, the_address text, device int, counted timestamptz,
  quiet_since timestamptz) returns void language sql as $$
  delete from login_failure where kind = 'device' and key = device::text;
  delete from login_failure where kind = 'code' and key = upper(the_code) and device is null;
  update login_failure set failures = greatest(failures - 1, 0),
      last_at = case when last_at = counted then coalesce(quiet_since, last_at) else last_at end
    where kind = 'address' and key = the_address and device is null and failures > 0;
$$;
