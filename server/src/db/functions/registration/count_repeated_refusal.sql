create or replace function count_repeated_refusal() returns trigger language plpgsql as $$
declare
  repeated bigint;
begin
  select r.id into repeated
  from (select * from receipt o where o.student_id = new.student_id order by o.id desc limit 20) r
  where r.semester_id = new.semester_id and r.action = new.action and r.code = new.code and r.group_ids = new.group_ids
    and r.subject_id is not distinct from new.subject_id
    and r.registration_id is not distinct from new.registration_id
    and r.full_group is not distinct from new.full_group
    and r.at > now() - interval '1 day'
    -- A plan whose registration broke off is continued by its receipts, so each keeps its key.
    and not exists (
      select from plan_attempt a where a.student_id = r.student_id and a.outcome is null and starts_with(r.key, a.key))
  order by r.id desc limit 1;
  if repeated is null then return new; end if;
  update receipt r
    set times = r.times + 1, at = new.at, key = coalesce(new.key, r.key), reason_ka = new.reason_ka, reason_en = new.reason_en
    where r.student_id = new.student_id and r.id = repeated;
  return null;
end $$;

comment on function count_repeated_refusal is 'Counts a refusal that is the same as one of the student''s last 20 receipts, within a day, in that row instead of writing one of its own. The row gets the key of the last attempt, which is then answered from it.';

create or replace trigger count_repeated_refusal before insert on receipt for each row when (new.code is not null) execute function count_repeated_refusal();
