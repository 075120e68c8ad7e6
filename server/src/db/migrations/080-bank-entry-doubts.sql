-- Finance: Entries of the bank that are sums of several transfers or perhaps booked already, and the university's accounts.

insert into setting (name, value) values ('bank_accounts', '[]') on conflict do nothing;

alter table bank_statement
  add column left_out jsonb not null default '[]',
  add column left_out_count int not null default 0;
comment on column bank_statement.left_out is 'The first lines of the file that are not entries, such as sums: {line, text}.';
comment on column bank_statement.left_out_count is 'Number of lines of the file that are not entries.';

alter table bank_entry
  add column parts int not null default 1 check (parts > 0),
  add column batch text,
  add column is_not_twin boolean not null default false;
comment on column bank_entry.parts is 'Number of transfers that it sums up. A student is looked up only if it is one.';
comment on column bank_entry.batch is 'The reference of its batch.';
comment on column bank_entry.is_not_twin is 'Staff have confirmed that it is a different transfer from the one that looks like it.';
create index bank_entry_day on bank_entry (account, booked_on, amount);

-- An account is the same however a bank prints it; where both forms are known, the entries stay as they are.
update bank_entry e set account = upper(regexp_replace(e.account, '[\s-]', '', 'g'))
where e.account <> upper(regexp_replace(e.account, '[\s-]', '', 'g'))
  and not exists (
    select from bank_entry o
    where o.id <> e.id and o.reference = e.reference
      and upper(regexp_replace(o.account, '[\s-]', '', 'g')) = upper(regexp_replace(e.account, '[\s-]', '', 'g')));

-- As before, with an entry that looks like one of another statement.
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
  t.id as twin_id
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
  where o.account = e.account and o.booked_on = e.booked_on and o.currency = e.currency and o.id < e.id
    and (
      o.amount = e.amount and (
        o.student_id = e.student_id
        or (o.payer = '' or e.payer = ''
            or lower(regexp_replace(o.payer, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(e.payer, '[^[:alnum:]]', '', 'g')))
          and (o.text = '' or e.text = ''
            or lower(regexp_replace(o.text, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(e.text, '[^[:alnum:]]', '', 'g'))))
      or o.reference = e.batch or o.batch = e.reference)
    -- Two of one statement are two transfers: the bank lists both.
    and not exists (
      select from bank_statement_entry a join bank_statement_entry b on b.statement_id = a.statement_id
      where a.entry_id = e.id and b.entry_id = o.id)
  order by o.state = 'booked' desc, o.id limit 1) t on e.state = 'open' and not e.is_not_twin;
comment on view bank_entry_status is 'What can be done with an entry of the bank: booked, aside, unmatched, in a foreign currency, perhaps booked already (twin_id), perhaps entered by hand already (hand_entry_id), or ready to be booked.';
