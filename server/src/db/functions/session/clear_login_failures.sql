create or replace function clear_login_failures(the_code text, device int) returns void language sql as $$
  delete from login_failure where kind = 'device' and key = device::text;
  delete from login_failure where kind = 'code' and device is null
    and key in (upper(the_code), (select upper(s.code) from find_student_by_code(the_code) s));
$$;

comment on function clear_login_failures is 'Ends a successful log-in: forgets the failures of the code, or of the known device.';
