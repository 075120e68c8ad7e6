create or replace function book_tuition(the_semester int, programmes int[], the_staff int, the_reason text)
returns table (charges int, discounts int, amount numeric) language plpgsql as $$
declare
  today date := (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
begin
  -- Two runs at the same time would both see the same difference.
  perform pg_advisory_xact_lock(hashtextextended('tuition ' || the_semester, 0));
  return query
  with entry as (
    insert into ledger_entry (student_id, kind, debit_type_id, semester_id, charge_id, name_ka, name_en, amount, currency, day, due_on,
      key, staff_member_id, reason)
    select p.student_id, case when p.price > p.booked then 'charge' else 'discount' end, 1, the_semester,
      case when p.price < p.booked then (
        select e.id from ledger_entry e where e.student_id = p.student_id and e.key = 'tuition ' || the_semester) end,
      'სწავლის საფასური: ' || t.name_ka, 'Tuition fee: ' || t.name_en, abs(p.price - p.booked), m.currency, today,
      case when p.price > p.booked then p.due_on end,
      'tuition ' || the_semester || case when p.entries > 0 then ' ' || p.entries else '' end, the_staff, the_reason
    from plan_tuition(the_semester, programmes) p join programme m on m.id = p.programme_id join semester t on t.id = the_semester
    where p.price <> p.booked
    returning ledger_entry.kind, ledger_entry.amount)
  select count(*) filter (where e.kind = 'charge')::int, count(*) filter (where e.kind = 'discount')::int,
    coalesce(sum(case e.kind when 'charge' then e.amount else -e.amount end), 0)
  from entry e;
end $$;

comment on function book_tuition is 'Charges the students of the programmes by the price list of a semester: what is missing as a charge, what was too much as a discount. Again it changes nothing.';
