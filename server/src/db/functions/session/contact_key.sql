create or replace function contact_key(field text, value text) returns text language sql immutable as $$
  select case when field = 'phone' then regexp_replace(regexp_replace(value, '\D', '', 'g'), '^(00)?995(?=\d{9}$)', '')
    else lower(value) end
$$;

comment on function contact_key is 'Normalizes an e-mail address or phone number for comparison.';
