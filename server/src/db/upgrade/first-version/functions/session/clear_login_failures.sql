create or replace function clear_login_failures(the_code text, the_address text, device int, counted timestamptz,
  quiet_since timestamptz) returns void language sql as $$
  delete from login_failure where kind = 'device' and key = device::text;
  delete from login_failure where kind = 'code' and key = upper(the_code) and device is null;
  update login_failure set failures = greatest(failures - 1, 0),
      last_at = case when last_at = counted then coalesce(quiet_since, last_at) else last_at end
    where kind = 'address' and key = the_address and device is null and failures > 0;
$$;

comment on function clear_login_failures is 'Ends a successful log-in: forgets the failures of the code, or of the known device; the address gets this one attempt back.';
