create or replace function remind_of_loans(now_at timestamptz default now()) returns int language plpgsql as $$
declare
  local_now timestamp := now_at at time zone (select value #>> '{}' from setting where name = 'time_zone');
  days int[] := array(
    select day::int from setting s, jsonb_array_elements_text(s.value) day where s.name = 'loan_reminder_days');
  loan record;
  reminded int := 0;
begin
  -- Nobody is reminded at night.
  if extract(hour from local_now) not between 8 and 21 then return 0; end if;
  for loan in
    select l.id, l.student_id, l.due_on, l.due_on - local_now::date as days, b.title
    from library_loan l join book b on b.id = l.book_id
    where l.closed_on is null and l.due_on - local_now::date = any(days)
      and not exists (
        select from notification n where n.event = format('loan %s %s %s', l.id, l.due_on, l.due_on - local_now::date))
    order by l.id
  loop
    perform add_notification('loan_due', format('loan %s %s %s', loan.id, loan.due_on, loan.days), null,
      jsonb_build_object('title', loan.title, 'due', loan.due_on, 'days', loan.days), array[loan.student_id]);
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

comment on function remind_of_loans is 'Notifies students of books that are due in as many days as the setting loan_reminder_days says, by day and once for each. Returns how many loans.';
