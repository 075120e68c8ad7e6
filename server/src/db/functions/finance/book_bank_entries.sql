create or replace function book_bank_entries(the_statement int, the_staff int) returns int language plpgsql as $$
declare
  today date := (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
  booked int;
begin
  -- All changes of bank entries wait for each other, so that what was read here stays so.
  perform pg_advisory_xact_lock(hashtextextended('bank entries', 0));
  with due as (
    select e.*, e.bookings + 1 as booking from bank_statement_entry l
    join bank_entry e on e.id = l.entry_id join bank_entry_status s on s.id = e.id
    where l.statement_id = the_statement and s.status = 'ready'
  ), entry as (
    insert into ledger_entry (student_id, kind, debit_type_id, semester_id, name_ka, name_en, amount, currency, day, key,
      staff_member_id, reason, bank_entry_id, bank_booking)
    select d.student_id, case when d.amount > 0 then 'payment' else 'refund' end, 1, (select id from semester where is_current),
      case when d.amount > 0 then 'საბანკო გადარიცხვა' else 'დაბრუნებული გადარიცხვა' end,
      case when d.amount > 0 then 'Bank transfer' else 'Returned bank transfer' end,
      abs(d.amount), d.currency, least(d.booked_on, today), format('bank %s %s', d.id, d.booking), the_staff,
      format('%s %s', d.account, d.reference), d.id, d.booking
    from due d order by d.student_id, d.id
    returning id, bank_entry_id)
  update bank_entry b
  set state = 'booked', ledger_entry_id = n.id, bookings = b.bookings + 1, version = b.version + 1
  from entry n where b.id = n.bank_entry_id and b.state = 'open';
  get diagnostics booked = row_count;
  return booked;
end $$;

comment on function book_bank_entries is 'Enters the entries of a statement that are ready into the accounts of their students: a payment, or for money that was returned a refund. Each once. Returns how many.';
