create or replace function find_login_keys(the_code text, the_address text, device_hash bytea,
  out student_id int, out password_hash text, out known_device int, out kinds text[], out keys text[]
) language plpgsql stable as $$
declare
  counted_code text;
begin
  select s.id, s.password_hash, upper(s.code) into student_id, password_hash, counted_code from find_student_by_code(the_code) s;
  counted_code := coalesce(counted_code, upper(the_code));
  select d.id into known_device from device d
    where d.student_id = find_login_keys.student_id and d.token_hash = device_hash;
  if known_device is not null then
    kinds := array['device'];
    keys := array[known_device::text];
  elsif exists (select 1 from setting s, jsonb_array_elements_text(s.value) network
                where s.name = 'campus_networks' and the_address::inet <<= network::inet) then
    kinds := array['code'];
    keys := array[counted_code];
  else
    kinds := array['code', 'address'];
    keys := array[counted_code, the_address];
  end if;
end $$;

comment on function find_login_keys is 'Finds the student of a log-in and the keys that its failures are counted for. A student''s failures are counted for the stored code in upper case, however it is typed. A device that this student has used before is only slowed down by its own failures; in a network of the campus the address is not counted.';
