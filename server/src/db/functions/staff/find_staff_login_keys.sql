create or replace function find_staff_login_keys(the_email text, the_address text, device_hash bytea,
  out staff_id int, out password_hash text, out known_device int, out kinds text[], out keys text[]
) language plpgsql stable as $$
begin
  select m.id, m.password_hash into staff_id, password_hash from staff_member m
    where m.email = lower(the_email) and m.is_active;
  select d.id into known_device from staff_device d
    where d.staff_member_id = find_staff_login_keys.staff_id and d.token_hash = device_hash;
  if known_device is not null then
    kinds := array['staff_device'];
    keys := array[known_device::text];
  elsif exists (select 1 from setting s, jsonb_array_elements_text(s.value) network
                where s.name = 'campus_networks' and the_address::inet <<= network::inet) then
    kinds := array['staff_email'];
    keys := array[lower(the_email)];
  else
    kinds := array['staff_email', 'staff_address'];
    keys := array[lower(the_email), the_address];
  end if;
end $$;

comment on function find_staff_login_keys is 'As find_login_keys, for an account of staff: whose it is, and what failures are counted for.';
