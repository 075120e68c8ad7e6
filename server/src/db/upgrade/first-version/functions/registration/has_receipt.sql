create or replace function has_receipt(the_student int, the_action text, about int, the_key text) returns boolean language sql stable as $$
  select exists (select from receipt r where r.student_id = the_student and r.action = the_action
    and r.registration_id = about and r.code is null and (r.key = the_key or the_key is null))
$$;

comment on function has_receipt is 'Whether this action was done before, with this key or with any if the key is null.';
