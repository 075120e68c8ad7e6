create or replace function begin_login(the_code text, the_address text, device_hash bytea, delays int[],
  out seconds int, out counted_at timestamptz, out address_quiet_since timestamptz,
  out student_id int, out password_hash text, out known_device int
) language plpgsql as $$
declare
  found_keys record;
begin
  select * into found_keys from find_login_keys(the_code, the_address, device_hash);
  student_id := found_keys.student_id;
  password_hash := found_keys.password_hash;
  known_device := found_keys.known_device;
  select f.last_at into address_quiet_since from login_failure f where f.kind = 'address' and f.key = the_address;
  select t.seconds, t.counted_at into seconds, counted_at
    from count_login_attempt(found_keys.kinds, found_keys.keys, delays) t;
end $$;

comment on function begin_login is 'Begins a log-in: finds the student and counts the attempt as failed before the password is checked, so that attempts at the same time are counted like attempts one after another. An attempt that has to wait (seconds > 0) is not counted.';
