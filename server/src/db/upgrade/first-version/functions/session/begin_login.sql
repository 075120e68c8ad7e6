create or replace function begin_login(the_code text, the_address text, device_hash bytea, delays int[],
  out seconds int, out counted_at timestamptz, out address_quiet_since timestamptz,
  out student_id int, out password_hash text, out known_device int
) language plpgsql as $$
begin
  select s.id, s.password_hash into student_id, password_hash from find_student_by_code(the_code) s;
  select d.id into known_device from device d
    where d.student_id = begin_login.student_id and d.token_hash = device_hash;
  if known_device is not null then
    select t.seconds, t.counted_at into seconds, counted_at
      from count_login_attempt(array['device'], array[known_device::text], delays) t;
    return;
  end if;
  select f.last_at into address_quiet_since from login_failure f where f.kind = 'address' and f.key = the_address;
  if exists (select 1 from setting s, jsonb_array_elements_text(s.value) network
             where s.name = 'campus_networks' and the_address::inet <<= network::inet) then
    select t.seconds, t.counted_at into seconds, counted_at
      from count_login_attempt(array['code'], array[upper(the_code)], delays) t;
  else
    select t.seconds, t.counted_at into seconds, counted_at
      from count_login_attempt(array['code', 'address'], array[upper(the_code), the_address], delays) t;
  end if;
end $$;

comment on function begin_login is 'Begins a log-in: finds the student and counts the attempt as failed before the password is checked, so that attempts at the same time are counted like attempts one after another. Codes are counted in upper case. A device that this student has used before is only slowed down by its own failures. An attempt that has to wait (seconds > 0) is not counted.';
