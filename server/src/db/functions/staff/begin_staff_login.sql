create or replace function begin_staff_login(the_email text, the_address text, device_hash bytea, delays int[],
  out seconds int, out counted_at timestamptz, out address_quiet_since timestamptz,
  out staff_id int, out password_hash text, out known_device int
) language plpgsql as $$
declare
  found_keys record;
begin
  select * into found_keys from find_staff_login_keys(the_email, the_address, device_hash);
  staff_id := found_keys.staff_id;
  password_hash := found_keys.password_hash;
  known_device := found_keys.known_device;
  select f.last_at into address_quiet_since from login_failure f where f.kind = 'staff_address' and f.key = the_address;
  select t.seconds, t.counted_at into seconds, counted_at
    from count_login_attempt(found_keys.kinds, found_keys.keys, delays) t;
end $$;

comment on function begin_staff_login is 'As begin_login, for an account of staff: counts the attempt as failed before the password is checked.';
