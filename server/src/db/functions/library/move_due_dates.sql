create or replace function move_due_dates() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
begin
  update library_loan set due_on = next_open_day(due_on)
    where closed_on is null and due_on >= today and next_open_day(due_on) <> due_on;
  update library_hold set ready_until = next_open_day(ready_until)
    where ended_at is null and ready_until >= today and next_open_day(ready_until) <> ready_until;
  return null;
end $$;

comment on function move_due_dates is 'Moves due dates and the last days of kept copies when the library closes on them: a holiday was added, or its closed weekdays have changed.';

create or replace trigger move_due_dates after insert or update of day on holiday for each statement
  execute function move_due_dates();
create or replace trigger move_due_dates after update of value on setting for each row
  when (new.name = 'library_terms' and new.value -> 'closed_weekdays' is distinct from old.value -> 'closed_weekdays')
  execute function move_due_dates();
