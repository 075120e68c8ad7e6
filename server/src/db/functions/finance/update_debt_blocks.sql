create or replace function update_debt_blocks(students int[] default null) returns int language plpgsql as $$
declare
  rule jsonb := (select value from setting where name = 'debt_block');
  today date := (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
  changed int;
begin
  if not (rule ->> 'registration')::boolean then
    update student set debt_blocked = false where debt_blocked and (students is null or id = any(students));
  else
    with late as (
      select student_id from charge_left
      where left_to_pay > 0 and due_on + (rule ->> 'days')::int < today and (students is null or student_id = any(students))
      group by student_id)
    update student s set debt_blocked = not s.debt_blocked
    where (students is null or s.id = any(students)) and s.debt_blocked <> exists (select from late l where l.student_id = s.id);
  end if;
  get diagnostics changed = row_count;
  return changed;
end $$;

comment on function update_debt_blocks is 'Blocks the registration of students with an overdue debt, if the setting says so, and lifts the block of all others. Null is all students.';
