create or replace function update_lab_slot_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.cancelled_at is null then
    update lab_slot set taken = taken - 1 where id = old.slot_id;
  end if;
  if tg_op <> 'DELETE' and new.cancelled_at is null then
    update lab_slot set taken = taken + 1 where id = new.slot_id;
  end if;
  return null;
end $$;

comment on function update_lab_slot_count is 'Counts the bookings of a slot; lab_bookings_within_capacity limits them.';

create or replace trigger update_lab_slot_count after insert or delete or update of slot_id, cancelled_at on lab_booking
  for each row execute function update_lab_slot_count();
