create or replace function uncount_address(the_address text, counted timestamptz, quiet_since timestamptz) returns void language sql as $$
  update login_failure set failures = greatest(failures - 1, 0),
      last_at = case when last_at = counted then coalesce(quiet_since, last_at) else last_at end
    where kind = 'address' and key = the_address and failures > 0;
$$;

comment on function uncount_address is 'Gives an address back the attempt that begin_login has counted, because the password was right.';
