create or replace function book_announced_charges() returns int language plpgsql as $$
declare
  today date := (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date;
  booked int;
begin
  with due as (
    select a.* from announced_charge a where a.entry_id is null and a.books_on <= today for update skip locked
  ), entry as (
    insert into ledger_entry (student_id, kind, debit_type_id, semester_id, name_ka, name_en, amount, currency, day, due_on, key)
    select d.student_id, 'charge', d.debit_type_id, d.semester_id, d.name_ka, d.name_en, d.amount, p.currency, today, d.due_on,
      'announced ' || d.id
    from due d join student s on s.id = d.student_id join programme p on p.id = s.programme_id
    on conflict on constraint ledger_entry_key do nothing returning id, key)
  update announced_charge a set entry_id = e.id from entry e where e.key = 'announced ' || a.id;
  get diagnostics booked = row_count;
  return booked;
end $$;

comment on function book_announced_charges is 'Enters the announced charges whose day has come into the accounts, each once. Returns how many.';
