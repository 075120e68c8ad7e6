/** SQL: the open fines of the student $1, in the account and in the library; null without one. */
export const finesJson = `(
  select json_build_object('in_account', f.in_account::text, 'account_currency', p.currency, 'in_library', f.in_library::text,
    'library_currency', t.currency, 'sum', case when t.currency = p.currency then (f.in_account + f.in_library)::text end)
  from student s join programme p on p.id = s.programme_id,
    (select value ->> 'currency' as currency from setting where name = 'library_terms') t,
    (select (select coalesce(sum(l.left_to_pay), 0)::numeric(12, 2) from charge_left l join ledger_entry e on e.id = l.id
         where l.student_id = $1 and e.debit_type_id = 3) as in_account,
       (select coalesce(sum(o.fine), 0)::numeric(12, 2) from library_loan o
         where o.student_id = $1 and o.fine_outcome is null) as in_library) f
  where s.id = $1 and f.in_account + f.in_library > 0)`
