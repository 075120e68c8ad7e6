-- An entry that is assigned after a later one was booked may be the same transfer too. Accents are compared as plain letters,
-- because banks write them composed or decomposed.
create or replace view bank_entry_status as
select e.id,
  case
    when e.state <> 'open' then e.state
    when e.student_id is null then 'unmatched'
    when p.currency <> e.currency then 'foreign_currency'
    when t.id is not null then 'perhaps_booked'
    when h.id is not null then 'by_hand'
    else 'ready'
  end as status,
  case when e.state = 'open' then h.id end as hand_entry_id,
  t.id as duplicate_of_id
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
      and o.booked_on = e.booked_on)
left join lateral (
  select o.id from bank_entry o
  where o.account = e.account and o.booked_on = e.booked_on and o.currency = e.currency and (o.id < e.id or o.state = 'booked')
    and (
      o.amount = e.amount and (
        o.student_id = e.student_id
        or (o.payer = '' or e.payer = ''
            or lower(regexp_replace(normalize(o.payer, NFD), '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(normalize(e.payer, NFD), '[^[:alnum:]]', '', 'g')))
          and (o.text = '' or e.text = ''
            or lower(regexp_replace(normalize(o.text, NFD), '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(normalize(e.text, NFD), '[^[:alnum:]]', '', 'g'))))
      or o.reference = e.batch or o.batch = e.reference)
    -- Two of one statement are two transfers: the bank lists both.
    and not exists (
      select from bank_statement_entry a join bank_statement_entry b on b.statement_id = a.statement_id
      where a.entry_id = e.id and b.entry_id = o.id)
  order by o.state = 'booked' desc, o.id limit 1) t on e.state = 'open' and not e.is_not_duplicate;
