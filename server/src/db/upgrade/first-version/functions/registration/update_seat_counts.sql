create or replace function update_seat_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update study_group g set taken = g.taken + c.seats
      from (select group_id, count(*) as seats from seated group by group_id order by group_id) c where g.id = c.group_id;
  elsif tg_op = 'DELETE' then
    update study_group g set taken = g.taken - c.seats
      from (select group_id, count(*) as seats from freed group by group_id order by group_id) c where g.id = c.group_id;
  else
    update study_group g set taken = g.taken + c.seats
      from (
        select group_id, sum(seat) as seats
        from (select group_id, 1 as seat from seated union all select group_id, -1 from freed) moved
        group by group_id having sum(seat) <> 0 order by group_id
      ) c where g.id = c.group_id;
  end if;
  return null;
end $$;

comment on function update_seat_counts is 'Counts the taken seats of groups, once per statement because many seats are taken in one. The check seats_within_capacity limits them.';

create or replace trigger seat_counts_insert after insert on registration_group referencing new table as seated
  for each statement execute function update_seat_counts();
create or replace trigger seat_counts_update after update on registration_group referencing old table as freed new table as seated
  for each statement execute function update_seat_counts();
create or replace trigger seat_counts_delete after delete on registration_group referencing old table as freed
  for each statement execute function update_seat_counts();
