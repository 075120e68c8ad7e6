create or replace function find_receipts(the_student int, the_key text) returns jsonb language sql stable as $$
  select jsonb_agg(to_jsonb(r) order by r.id) from receipt r
  where r.student_id = the_student and r.key = the_key and r.at > now() - interval '24 hours'
$$;

comment on function find_receipts is 'The receipts of a key within a day, in order; null without any.';
