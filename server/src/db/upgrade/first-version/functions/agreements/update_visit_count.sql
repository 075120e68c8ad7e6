create or replace function update_visit_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    update visit_slot set taken = taken - 1 where id = old.slot_id;
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    update visit_slot set taken = taken + 1 where id = new.slot_id;
  end if;
  return null;
end $$;

comment on function update_visit_count is 'Counts the visits of a slot; visits_within_capacity limits them.';

create or replace trigger update_visit_count after insert or delete or update of slot_id, removed_at on visit
  for each row execute function update_visit_count();
