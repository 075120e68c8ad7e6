create or replace function unbook_bank_entries(entries int[], the_staff int, the_reason text) returns int language plpgsql as $$
declare
  today date := (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
  undone int;
begin
  perform pg_advisory_xact_lock(hashtextextended('bank entries', 0));
  -- What staff had entered by hand before stays; only the entry of the bank is parted from it.
  insert into ledger_entry (student_id, kind, debit_type_id, semester_id, name_ka, name_en, amount, currency, day, key,
    staff_member_id, reason, bank_entry_id, bank_booking)
  select l.student_id, case l.kind when 'payment' then 'refund' else 'payment' end, l.debit_type_id, l.semester_id,
    'გასწორება: ' || l.name_ka, 'Correction: ' || l.name_en, l.amount, l.currency, today, l.key || ' undone', the_staff,
    the_reason, b.id, l.bank_booking
  from bank_entry b join ledger_entry l on l.id = b.ledger_entry_id and l.bank_entry_id = b.id
  where b.id = any(entries) and b.state = 'booked' order by l.student_id, b.id;
  update bank_entry
  set state = 'open', ledger_entry_id = null, student_id = null, matched_by = null, version = version + 1
  where id = any(entries) and state = 'booked';
  get diagnostics undone = row_count;
  return undone;
end $$;

comment on function unbook_bank_entries is 'Takes entries of the bank out of the accounts again, by entries of the opposite kind; they wait for a student anew. Returns how many.';
