create or replace function announce_debts() returns int language plpgsql as $$
declare
  rule jsonb := (select value from setting where name = 'debt_block');
  today date := (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
  debt record;
  announced int := 0;
begin
  if not (rule ->> 'registration')::boolean then return 0; end if;
  for debt in
    select l.student_id, l.due_on, sum(l.left_to_pay) as amount, p.currency, l.due_on + (rule ->> 'days')::int + 1 as blocks_on
    from charge_left l join student s on s.id = l.student_id join programme p on p.id = s.programme_id
    where l.left_to_pay > 0 and s.is_active
      and l.due_on + (rule ->> 'days')::int + 1 - today in (select value::int from jsonb_array_elements_text(rule -> 'announce'))
    group by l.student_id, l.due_on, p.currency
  loop
    -- The day in the name keeps it one notification however often it is announced on that day.
    if not exists (select from notification where event = format('debt %s %s %s', debt.student_id, debt.due_on, today)) then
      perform add_notification('debt', format('debt %s %s %s', debt.student_id, debt.due_on, today), null,
        jsonb_build_object('amount', debt.amount::text, 'currency', debt.currency, 'due', debt.due_on,
          'blocks_on', debt.blocks_on, 'days', debt.blocks_on - today), array[debt.student_id]);
      announced := announced + 1;
    end if;
  end loop;
  return announced;
end $$;

comment on function announce_debts is 'Notifies students, on the days of the setting before it happens, that a debt will block their registration. Once a day for each debt. Returns how many were notified.';
