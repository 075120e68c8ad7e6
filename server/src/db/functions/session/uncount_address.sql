create or replace function uncount_address(the_address text, counted timestamptz, quiet_since timestamptz, the_kind text default 'address')
returns void language sql as $$
  update login_failure set failures = greatest(failures - 1, 0),
      last_at = case when last_at = counted then coalesce(quiet_since, last_at) else last_at end
    where kind = the_kind and key = the_address and failures > 0;
$$;

comment on function uncount_address is 'Gives an address back the attempt that begin_login, or begin_staff_login for the kind staff_address, has counted, because the password was right.';
