create or replace function add_answer_counts(one jsonb, other jsonb) returns jsonb language plpgsql immutable as $$
declare
  have jsonb := one || '{}'; -- detoasted once
  more jsonb;
begin
  select coalesce(jsonb_object_agg(o.answer, coalesce((have ->> o.answer)::bigint, 0) + o.times::bigint), '{}') into more
    from jsonb_each_text(other) o (answer, times);
  return have || more;
end $$;

comment on function add_answer_counts is 'Adds the counts of one student''s answers to all counts. Only the keys that change are read.';
