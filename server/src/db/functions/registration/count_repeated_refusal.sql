create or replace function count_repeated_refusal() returns trigger language plpgsql as $$
declare
  repeated record;
begin
  delete from receipt r
  where r.student_id = new.student_id and r.id = (
    select o.id
    from (select * from receipt l where l.student_id = new.student_id order by l.id desc limit 20) o
    where o.semester_id = new.semester_id and o.action = new.action and o.code = new.code and o.group_ids = new.group_ids
      and o.subject_id is not distinct from new.subject_id
      and o.registration_id is not distinct from new.registration_id
      and o.full_group is not distinct from new.full_group
      and o.at > now() - interval '1 day'
      -- A plan whose registration broke off is continued by its receipts, so each keeps its key.
      and not exists (
        select from plan_attempt a where a.student_id = o.student_id and a.outcome is null and starts_with(o.key, a.key))
    order by o.id desc limit 1)
  returning r.times, r.key into repeated;
  if found then
    new.times := repeated.times + 1;
    new.key := coalesce(new.key, repeated.key);
  end if;
  return new;
end $$;

comment on function count_repeated_refusal is 'A refusal that is the same as one of the student''s last 20 receipts, within a day, replaces it and counts it, instead of being one more row. The last attempt''s key is then answered from it. A new row, because the receipts of one key are read in the order of their ids.';

create or replace trigger count_repeated_refusal before insert on receipt for each row when (new.code is not null) execute function count_repeated_refusal();
