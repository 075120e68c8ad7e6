create or replace function plan_tuition(the_semester int, programmes int[])
returns table (student_id int, programme_id int, price numeric, booked numeric, due_on date, entries int) language sql stable as $$
  select s.id, s.programme_id, t.amount, coalesce(b.booked, 0), t.due_on, coalesce(b.entries, 0)::int
  from tuition_price t join student s on s.programme_id = t.programme_id and s.is_active
  left join lateral (
    select sum(case e.kind when 'charge' then e.amount else -e.amount end) as booked, count(*) as entries
    from ledger_entry e
    where e.student_id = s.id and (e.key = 'tuition ' || the_semester or e.key like 'tuition ' || the_semester || ' %')
  ) b on true
  where t.semester_id = the_semester and t.programme_id = any(programmes)
$$;

comment on function plan_tuition is 'What each active student of the programmes is to be charged in a semester by its price list, and what was charged by it so far.';
