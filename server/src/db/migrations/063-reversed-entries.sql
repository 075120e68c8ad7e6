-- Finance: an entry that staff have made by hand is taken back by one entry of the opposite kind.

alter table ledger_entry
  add column reverses_id int references ledger_entry check (reverses_id is null or staff_member_id is not null);
comment on column ledger_entry.reverses_id is 'The entry that this one takes back, once.';
create unique index ledger_entry_reverses on ledger_entry (reverses_id) where reverses_id is not null;

-- As before; a payment that was taken back is not what the bank has.
create or replace view bank_entry_status as
select e.id,
  case
    when e.state <> 'open' then e.state
    when e.student_id is null then 'unmatched'
    when p.currency <> e.currency then 'foreign_currency'
    when h.id is not null then 'by_hand'
    else 'ready'
  end as status,
  case when e.state = 'open' then h.id end as hand_entry_id
from bank_entry e
left join student s on s.id = e.student_id
left join programme p on p.id = s.programme_id
left join lateral (
  select l.id from ledger_entry l
  where l.student_id = e.student_id and l.kind = 'payment' and l.amount = e.amount and l.staff_member_id is not null
    and l.bank_entry_id is null and l.order_id is null and l.day between e.booked_on - 7 and e.booked_on + 7
    and not exists (select from bank_entry o where o.ledger_entry_id = l.id)
    and not exists (select from ledger_entry r where r.reverses_id = l.id)
  order by abs(l.day - e.booked_on), l.id limit 1) h on e.state = 'open' and not e.is_not_by_hand
  -- One that was entered by hand is the same as one entry of the bank, not as every one of that amount.
  and not exists (
    select from bank_entry o
    where o.id < e.id and o.state = 'open' and o.student_id = e.student_id and o.amount = e.amount
      and o.booked_on = e.booked_on);
